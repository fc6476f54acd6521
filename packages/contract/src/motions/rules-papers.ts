import { momentAt, wallTime } from '../base/time/dates.ts';
import type { Refusal } from '../refusals.ts';
import type { VoteState, VoteType } from './schema.ts';

/** Days after the end in which papers handed in by the end may be recorded. */
export const paperDays = { usual: 3, most: 10 } as const;
/** How long second persons have once no more papers are recorded. */
const lastWord = 24 * 3600_000;

/** What of a vote says when papers are taken. */
export type PaperCourse = {
  status: VoteState;
  type: VoteType;
  opensAt: Date | null;
  closesAt: Date | null;
  paperDays: number;
  /** Tickets were printed, or a paper stands recorded. */
  expects: boolean;
  /** "All papers are recorded." */
  papersClosedAt: Date | null;
};

/** The same hour of so many days later, as clocks in Prague show it. */
function daysAfter(at: Date, days: number): Date {
  const [day = '', time = ''] = wallTime(at).split('T');
  const later = new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 3600_000).toISOString().slice(0, 10);
  const moment = momentAt(`${later}T${time}`) as Date;
  return new Date(moment.getTime() + (at.getTime() % 60_000));
}

/** Until when papers may be recorded at the latest; null where the vote has no announced end. */
export function papersUntil(v: Pick<PaperCourse, 'closesAt' | 'paperDays' | 'expects'>): Date | null {
  if (v.closesAt === null) return null;
  return v.expects && v.paperDays > 0 ? daysAfter(v.closesAt, v.paperDays) : v.closesAt;
}

/** Ballots are taken (`open`), papers handed in by the end are still recorded (`counting`), nothing is any more (`over`). */
export type PaperPhase = 'open' | 'counting' | 'over';
export function paperPhase(v: PaperCourse, now: Date): PaperPhase {
  if (v.status !== 'run') return 'over';
  if (v.closesAt === null || v.closesAt > now) return 'open';
  if (v.papersClosedAt !== null) return 'over';
  return now < (papersUntil(v) as Date) ? 'counting' : 'over';
}

/** Why no paper can be recorded now; null when it can. */
export function whyNoPaper(v: PaperCourse, now: Date): Refusal | null {
  if (v.status !== 'run') return 'VOTE.ERRORS.NOT_RUNNING';
  if (v.type !== 'online') return 'VOTE.ERRORS.NOT_ONLINE';
  if (v.opensAt && v.opensAt > now) return 'VOTE.ERRORS.NOT_OPEN';
  if (paperPhase(v, now) !== 'over') return null;
  return v.papersClosedAt ? 'VOTE_PAPER.ERRORS.ALL_RECORDED' : 'VOTE.ERRORS.CLOSED';
}

/** Between the end and the result nobody sees how it stands, whoever they are. */
export const isBeingCounted = (v: Pick<PaperCourse, 'status' | 'type' | 'closesAt'>, now: Date): boolean =>
  v.status === 'run' && v.type === 'online' && v.closesAt !== null && v.closesAt <= now;

/** What has come of a recorded paper. */
export type PaperFacts = {
  /** Of one recorded after the end. */
  handedIn: Date | null;
  photoAt: Date | null;
  confirmedAt: Date | null;
};

/** Whether the paper counts: recorded before the end by its photo of that time or a second person, after it by both. */
export function paperCounts({ handedIn, photoAt, confirmedAt }: PaperFacts, closesAt: Date | null): boolean {
  if (handedIn !== null) return photoAt !== null && confirmedAt !== null;
  return confirmedAt !== null || (photoAt !== null && (closesAt === null || photoAt < closesAt));
}

/** Until when a second person may confirm the paper; null where nothing is announced. */
export function secondUntil(
  { handedIn }: Pick<PaperFacts, 'handedIn'>,
  v: Pick<PaperCourse, 'closesAt' | 'paperDays' | 'expects' | 'papersClosedAt'>,
): Date | null {
  const until = papersUntil(v);
  if (handedIn === null || until === null) return until;
  return new Date((v.papersClosedAt ?? until).getTime() + lastWord);
}

/** When the vote is decided: after its end, once no more papers are recorded and nothing that was waits. */
export function decidedAt(v: PaperCourse, waiting: readonly Pick<PaperFacts, 'handedIn'>[]): Date | null {
  if (v.closesAt === null) return null;
  const recorded = v.papersClosedAt ?? papersUntil(v) ?? v.closesAt;
  const moments = [recorded, ...waiting.map((p) => secondUntil(p, v) ?? recorded)];
  return new Date(Math.max(...moments.map((at) => at.getTime())));
}

/** Of several papers of a seat the one recorded first holds: the first of those that count, in the order of the ledger. */
export function holdingPaper<P extends PaperFacts & { voidAt: Date | null; seq: number }>(
  papers: readonly P[],
  closesAt: Date | null,
): P | null {
  const counted = papers.filter((p) => p.voidAt === null && paperCounts(p, closesAt));
  return counted.sort((a, b) => a.seq - b.seq)[0] ?? null;
}
