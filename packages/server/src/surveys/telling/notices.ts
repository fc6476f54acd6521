import { urlOf } from '#contract/base/calls/links.ts';
import { zone } from '#contract/base/time/dates.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { MailData } from '../../base/mail/mail.ts';
import { cut } from '../../base/text/cut.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { speak } from '../../base/text/speak.ts';
import { type About, keyOfAbout, keyOfPair, type Pair, type Source, type Told, tell } from '../../notices/steps.ts';
import { stillAmong, surveysToTell, type ToldAs, type ToldSurvey, toldOf } from './queries-told.ts';

type Lang = 'cs' | 'en';
const moments = {
  cs: new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }),
};
/** Characters of a text that a mail carries; the whole stands in the portal. */
const longest = 3000;

const mails = {
  published: 'surveyStarted',
  reminder: 'surveyEnds',
  finished: 'surveyResults',
} as const satisfies Record<ToldAs, MailKind>;
const asOf = (kind: About['kind']): ToldAs => (kind in mails ? (kind as ToldAs) : 'published');

function saidIn(lang: Lang, scope: Scope, s: ToldSurvey, url: string): MailData {
  return {
    title: s.name,
    text: cut(plainOf(s.description), longest) || s.name,
    until: s.dateTo ? moments[lang].format(s.dateTo) : 'none',
    anonymous: s.anonymous ? 'yes' : 'no',
    files: s.files.length > 0 ? s.files.join('\n') : 'none',
    count: s.answered ?? 0,
    url,
    thread: `survey.${scope.svjId}.${s.id}`,
  };
}

function lineIn(lang: Lang, as: ToldAs, s: ToldSurvey): string {
  const until = s.dateTo ? moments[lang].format(s.dateTo) : 'none';
  return speak(lang)(`SURVEY_DIGEST.${as}`, { until, count: s.answered ?? 0 });
}

function surveyTold(portal: Portal, scope: Scope, as: ToldAs, s: ToldSurvey): Told {
  const at = as === 'finished' ? surveyLinks.results(s.id) : surveyLinks.one(s.id);
  const url = urlOf(portal.config.url, at, { svj: scope.svjId });
  return {
    mail: mails[as],
    data: { cs: saidIn('cs', scope, s, url), en: saidIn('en', scope, s, url) },
    line: { title: s.name, detail: { cs: lineIn('cs', as, s), en: lineIn('en', as, s) }, url },
  };
}

/** What is told of a survey as it stands: while it runs of its beginning and of its end, then of its results. */
const standsAs = ({ status }: ToldSurvey, as: ToldAs): boolean =>
  as === 'finished' ? status === 'finished' : status === 'active';

async function stillTold(db: Db, scope: Scope, pairs: readonly Pair[], now: Date): Promise<Set<string>> {
  const still = new Set<string>();
  const ids = [...new Set(pairs.map((p) => p.ownerId))];
  for (const s of await surveysToTell(db, scope, ids)) {
    const members = pairs.filter((p) => p.ownerId === s.id).map((p) => p.memberId);
    // Of what runs only those are told who have yet to answer, whatever it was that they were to be told.
    const as = s.status === 'finished' ? 'finished' : 'reminder';
    if (s.status === 'concept') continue;
    for (const memberId of await stillAmong(db, scope, s, as, members, now))
      still.add(keyOfPair({ ownerId: s.id, memberId }));
  }
  return still;
}

/** Surveys that begin, that end soon, and their results. */
export const surveySource: Source = {
  mails: Object.values(mails),
  still: stillTold,
  async told(db, scope, portal, about) {
    const kept = new Map(
      (
        await surveysToTell(
          db,
          scope,
          about.map((a) => a.ownerId),
        )
      ).map((s) => [s.id, s]),
    );
    const found = about.flatMap((a) => {
      const s = kept.get(a.ownerId);
      const as = asOf(a.kind);
      return s && standsAs(s, as) ? [[keyOfAbout(a), surveyTold(portal, scope, as, s)] as const] : [];
    });
    return new Map(found);
  },
};

type At = { db: Db; scope: Scope; now: Date };
type Which = Parameters<typeof toldOf>[1];

/** Tells people of it, each as they wish; answers how many. */
export async function tellOf(portal: Portal, { db, scope, now }: At, s: Which, kind: ToldAs): Promise<number> {
  const members = toldOf(scope, s, kind, now);
  return tell(
    db,
    scope,
    portal,
    surveySource,
    { owner: 'survey', ownerId: s.id, kind, module: 'survey', members },
    now,
  );
}
