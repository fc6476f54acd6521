import type { SQL } from 'drizzle-orm';
import { urlOf } from '#contract/base/calls/links.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { reportLinks } from '#contract/reports/links.ts';
import type { WorkTime } from '#contract/reports/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { lineOf } from '../../base/text/cut.ts';
import { speak } from '../../base/text/speak.ts';
import type { Lang } from '../../notices/queries.ts';
import { type About, keyOfAbout, keyOfPair, type Source, type Told, tell } from '../../notices/steps.ts';
import { threadOf } from '../../reports/detail/queries-talk.ts';
import { stillAmong, toldOfMove } from '../../reports/telling/queries-told.ts';
import { handoversToTell, type ToldHandover, toldOfFirm } from './queries.ts';

/** When the firm comes, in words. */
export function whenInWords(lang: Lang, { day, from, to }: WorkTime): string {
  const said = showDay(day);
  return from === null || to === null ? said : speak(lang)('HANDOVER.AT', { day: said, from, to });
}

const mailOf = (kind: About['kind'], { state }: ToldHandover) =>
  kind === 'changed' ? 'workDay' : state === 'cannot' ? 'workCannot' : 'workDone';

function toldOf(portal: Portal, scope: Scope, kind: About['kind'], h: ToldHandover): Told {
  const url = urlOf(portal.config.url, reportLinks.one(h.reportId), { svj: scope.svjId });
  const more = { url, thread: threadOf(scope, h.reportId), title: h.title };
  const when = (lang: Lang) => (h.work ? whenInWords(lang, h.work) : '–');
  const data = (lang: Lang) => ({ ...more, when: when(lang), text: h.said || 'none' });
  const detail = (lang: Lang) => {
    const say = speak(lang);
    if (kind === 'changed') return `${say('HANDOVER.COMES')}: ${when(lang)}`;
    return [say(`HANDOVER.STATES.${h.state}`), lineOf(h.said)].filter(Boolean).join(': ');
  };
  return {
    mail: mailOf(kind, h),
    data: { cs: data('cs'), en: data('en') },
    line: { title: h.title, detail: { cs: detail('cs'), en: detail('en') }, url },
  };
}

/** What firms say by their links: the day they come, that it is done, that they do not take it. */
export const handoverSource: Source = {
  mails: ['workDay', 'workDone', 'workCannot'],
  async still(db, scope, pairs) {
    const reportOf = new Map(
      (
        await handoversToTell(
          db,
          scope,
          pairs.map((p) => p.ownerId),
        )
      ).map((h) => [h.id, h.reportId]),
    );
    const still = new Set<string>();
    for (const [ownerId, reportId] of reportOf) {
      const members = pairs.filter((p) => p.ownerId === ownerId).map((p) => p.memberId);
      for (const memberId of await stillAmong(db, scope, reportId, members))
        still.add(keyOfPair({ ownerId, memberId }));
    }
    return still;
  },
  async told(db, scope, portal, about) {
    const rows = await handoversToTell(
      db,
      scope,
      about.map((a) => a.ownerId),
    );
    const kept = new Map(rows.map((h) => [h.id, h]));
    return new Map(
      about.flatMap((a) => {
        const h = kept.get(a.ownerId);
        return h ? [[keyOfAbout(a), toldOf(portal, scope, a.kind, h)] as const] : [];
      }),
    );
  },
};

type At = { db: Db; scope: Scope; now: Date };
type Of = { id: number; reportId: number };

const members: Record<'changed' | 'finished', (scope: Scope, of: Of) => SQL> = {
  changed: (scope, { reportId }) => toldOfMove(scope, reportId),
  finished: (scope, { id, reportId }) => toldOfFirm(scope, id, reportId),
};

/** Tells of it: the day to whoever follows the report, the rest to who solves it and who handed it over. */
export async function tellOfWork(portal: Portal, { db, scope, now }: At, of: Of, kind: 'changed' | 'finished') {
  const about = {
    owner: 'handover',
    ownerId: of.id,
    kind,
    module: 'reports',
    members: members[kind](scope, of),
  } as const;
  await tell(db, scope, portal, handoverSource, about, now);
}
