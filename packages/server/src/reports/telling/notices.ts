import { type SQL, sql } from 'drizzle-orm';
import { urlOf } from '#contract/base/calls/links.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { daysOver } from '#contract/reports/rules-deadlines.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { cut, lineOf } from '../../base/text/cut.ts';
import { speak } from '../../base/text/speak.ts';
import type { Lang } from '../../notices/queries.ts';
import { type About, keyOfAbout, keyOfPair, type Source, type Told, tell } from '../../notices/steps.ts';
import { threadOf } from '../detail/queries-talk.ts';
import type { Report } from '../rows/queries.ts';
import { placeInWords } from '../rows/steps-words.ts';
import {
  reportsToTell,
  stillAmong,
  type ToldReport,
  toldOfEnd,
  toldOfFiling,
  toldOfGiving,
  toldOfMove,
} from './queries-told.ts';

/** Characters of a text that a mail carries; the whole stands in the portal. */
const longest = 3000;

/** By what is told: the mail, and whom it is for. */
const tellings = {
  published: { mail: 'reportFiled', members: toldOfFiling },
  given: { mail: 'reportGiven', members: toldOfGiving },
  changed: { mail: 'reportTaken', members: toldOfMove },
  finished: { mail: 'reportSolved', members: toldOfEnd },
} as const satisfies Partial<Record<About['kind'], { mail: MailKind; members: (scope: Scope, id: number) => SQL }>>;
/** The same where the clock tells, each time other people. */
const byClock = { overdue: 'reportOverdue', asked: 'reportAsked' } as const satisfies Partial<
  Record<About['kind'], MailKind>
>;
/** Of what changed, the day alone. */
const dayMoved = 'reportMoved' satisfies MailKind;
/** Of what is solved, that another one is the same. */
const repeating = 'reportRepeats' satisfies MailKind;
type Moved = keyof typeof tellings;
type Timed = keyof typeof byClock;
type Kind = Moved | Timed;
const isOurs = (kind: About['kind']): kind is Kind => kind in tellings || kind in byClock;
const mailOf = (kind: Kind, r: ToldReport): MailKind => {
  if (kind === 'changed' && r.moved !== null) return dayMoved;
  if (kind === 'finished' && r.outcome === 'duplicate') return repeating;
  return kind in byClock ? byClock[kind as Timed] : tellings[kind as Moved].mail;
};

function wordsOf(lang: Lang, kind: Kind, r: ToldReport, more: { url: string; thread: string }) {
  const say = speak(lang);
  const outcome = r.outcome ? say(`REPORT.OUTCOMES.${r.outcome}`).toLocaleLowerCase(lang) : '';
  const text = cut(kind === 'finished' || kind === 'asked' ? (r.solution ?? '') : r.description, longest);
  const place = placeInWords(lang, r.place);
  return {
    ...{
      ...more,
      title: r.title,
      who: r.owner || 'none',
      solver: r.solver || '–',
      type: say(`REPORT.TYPES.${r.type}`),
    },
    ...{
      place: place || 'none',
      again: r.again ? 'yes' : 'no',
      since: r.solvedAt ? showDay(dayIn(new Date(r.solvedAt))) : '–',
      due: r.dueOn ? showDay(r.dueOn) : '–',
      moved: r.moved ?? '–',
      repeats: r.repeats ?? 'none',
      outcome,
      text: text || 'none',
      files: r.files.length > 0 ? r.files.join('\n') : 'none',
    },
  };
}

function lineIn(lang: Lang, kind: Kind, r: ToldReport): string {
  const say = speak(lang);
  if (kind === 'finished')
    return [r.outcome && say(`REPORT.OUTCOMES.${r.outcome}`), r.repeats, lineOf(r.solution ?? '')]
      .filter(Boolean)
      .join(': ');
  const until = say('REPORT.DUE.UNTIL', { day: r.dueOn ? showDay(r.dueOn) : '–' });
  if (kind === 'changed' && r.moved !== null) return `${until}: ${lineOf(r.moved)}`;
  if (kind === 'changed') return `${say('REPORT.STATES.solving')}: ${r.solver || '–'}`;
  if (kind === 'asked') return say('REPORT.ASKED_HINT');
  if (kind === 'overdue') return until;
  return r.owner ? `${r.owner}: ${lineOf(r.description)}` : lineOf(r.description);
}

function toldOf(portal: Portal, scope: Scope, kind: Kind, r: ToldReport): Told {
  const url = urlOf(portal.config.url, reportLinks.one(r.id), { svj: scope.svjId });
  const more = { url, thread: threadOf(scope, r.id) };
  return {
    mail: mailOf(kind, r),
    data: { cs: wordsOf('cs', kind, r, more), en: wordsOf('en', kind, r, more) },
    line: { title: r.title, detail: { cs: lineIn('cs', kind, r), en: lineIn('en', kind, r) }, url },
  };
}

/** Reports that were filed, given to somebody, taken over and solved; what is said to them is told of as comments are. */
export const reportSource: Source = {
  mails: [...Object.values(tellings).map(({ mail }) => mail), ...Object.values(byClock), dayMoved, repeating],
  async still(db, scope, pairs) {
    const still = new Set<string>();
    for (const ownerId of new Set(pairs.map((p) => p.ownerId))) {
      const members = pairs.filter((p) => p.ownerId === ownerId).map((p) => p.memberId);
      for (const memberId of await stillAmong(db, scope, ownerId, members)) still.add(keyOfPair({ ownerId, memberId }));
    }
    return still;
  },
  async told(db, scope, portal, about, now) {
    const ids = about.map((a) => a.ownerId);
    const kept = new Map((await reportsToTell(db, scope, ids)).map((r) => [r.id, r]));
    const today = dayIn(now);
    const found = about.flatMap((a) => {
      const r = kept.get(a.ownerId);
      // Of what waited for a digest: its day was moved since, or it is solved.
      if (r && a.kind === 'overdue' && daysOver(r, today) === 0) return [];
      return r && isOurs(a.kind) ? [[keyOfAbout(a), toldOf(portal, scope, a.kind, r)] as const] : [];
    });
    return new Map(found);
  },
};

type At = { db: Db; scope: Scope; now: Date };

/** Tells people of it, each as they wish; all but whom it was said to already. */
export async function tellOf(
  portal: Portal,
  at: At,
  { id }: Pick<Report, 'id'>,
  kind: Moved,
  but: number | null = null,
): Promise<void> {
  const members = tellings[kind].members(at.scope, id);
  await tellTo(portal, at, id, kind, sql`select t.id from (${members}) t where t.id is distinct from ${but}::bigint`);
}

/** Tells these members (a query of ids) of it, each as they wish; answers how many they are. */
export async function tellTo(portal: Portal, { db, scope, now }: At, id: number, kind: Kind, members: SQL) {
  return tell(db, scope, portal, reportSource, { owner: 'report', ownerId: id, kind, module: 'reports', members }, now);
}
