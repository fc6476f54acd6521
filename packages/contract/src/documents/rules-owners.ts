import type { Day } from '../base/time/dates.ts';
import { plusMonths } from '../base/time/working-days.ts';
import { plusDays } from './rules-due.ts';

/** Without a beginning or an end where none is known; the day of `to` is the next owner's. */
export type Span = { from: Day | null; to: Day | null };
export type OwnedSpan = Span & { memberId: number };
/** The time that papers are for, by itself the calendar year of their day; `to` is the first day after it. */
export type Period = { from: Day; to: Day };
/** People who owned a unit together, and when in the period; an open end lies outside of it. */
export type OwnerSet = { memberIds: number[]; times: Span[] };
export type OwnersOfPeriod = {
  /** Those whose time has come, in its order: whom a paper of the period may be given to by name. */
  sets: OwnerSet[];
  /** Why the day does not say by itself who gets a paper of the period, and a person does; null where it says it. */
  asked: 'changed' | 'left' | null;
};

const covers = ({ from, to }: Span, day: Day): boolean => (from === null || from <= day) && (to === null || to > day);
const key = (ids: readonly number[]): string => ids.join();

/** The first day of the year of this one, and that of the next. */
export function yearOf(day: Day): Period {
  const year = Number(day.slice(0, 4));
  const first = (n: number) => `${String(n).padStart(4, '0')}-01-01`;
  return { from: first(year), to: first(year + 1) };
}

/** What is said of when papers are for: their day, and its own period where that is not the calendar year. */
export type SaidPeriod = { dateFor: Day; periodFrom?: Day | undefined; periodTo?: Day | undefined };

/** Both days of a period of its own are in it. */
export const periodOf = ({ dateFor, periodFrom, periodTo }: SaidPeriod): Period =>
  periodFrom !== undefined && periodTo !== undefined
    ? { from: periodFrom, to: plusDays(periodTo, 1) }
    : yearOf(dateFor);

/** The twelve months that end on the day, both days in them. */
export const yearUntil = (day: Day): { from: Day; to: Day } => ({ from: plusDays(plusMonths(day, -12), 1), to: day });

/** Whoever owns the unit on the day, by id. */
const ownersOn = (owned: readonly OwnedSpan[], day: Day): number[] =>
  [...new Set(owned.filter((one) => covers(one, day)).map((one) => one.memberId))].sort((a, b) => a - b);

/** The period in pieces, in each of which the same people own the unit all the time. */
function piecesOf(owned: readonly OwnedSpan[], period: Period) {
  const turns = owned.flatMap(({ from, to }) => [from, to]);
  const inside = turns.filter((day): day is Day => day !== null && day > period.from && day < period.to);
  const starts = [period.from, ...[...new Set(inside)].sort()];
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? period.to, memberIds: ownersOn(owned, from) }));
}

/** Joined where one follows the other; what begins or ends with the period is open there. */
function timesOf(pieces: readonly Period[], period: Period): Span[] {
  const joined: Period[] = [];
  for (const { from, to } of pieces) {
    const last = joined.at(-1);
    if (last?.to === from) last.to = to;
    else joined.push({ from, to });
  }
  return joined.map(({ from, to }) => ({ from: from === period.from ? null : from, to: to === period.to ? null : to }));
}

/**
 * Who owned a unit in the period of a paper, by their times that touch it. A person is asked who gets the paper when several
 * did, and when whoever did has left: by its day it would be nobody's.
 */
export function ownersOf(owned: readonly OwnedSpan[], period: Period, today: Day): OwnersOfPeriod {
  const pieces = piecesOf(owned, period).filter((piece) => piece.memberIds.length > 0);
  const sets = [...Map.groupBy(pieces, (piece) => key(piece.memberIds)).values()].map((some) => ({
    memberIds: some[0]?.memberIds ?? [],
    times: timesOf(some, period),
    from: some[0]?.from as Day,
  }));
  const areHere = ownersOn(owned, today);
  const hasLeft = sets.length === 1 && !sets[0]?.memberIds.some((id) => areHere.includes(id));
  // Who will own it later in the period learns nothing before.
  const hasCome = ({ memberIds, from }: (typeof sets)[number]) =>
    memberIds.every((id) => owned.some((one) => one.memberId === id && covers(one, from) && (one.from ?? '') <= today));
  return {
    sets: sets.filter(hasCome).map(({ memberIds, times }) => ({ memberIds, times })),
    asked: sets.length > 1 ? 'changed' : hasLeft ? 'left' : null,
  };
}

/** What was said of a paper of a unit: to these people by name, or knowingly to whom its day says. */
export type SaidOfPaper = { toIds: readonly number[]; byDay: boolean; forLater: boolean };

/** Whether a paper of the unit may be filed so: by name only to people who owned it together. */
export function isSettled({ sets, asked }: OwnersOfPeriod, { toIds, byDay, forLater }: SaidOfPaper): boolean {
  if (toIds.length > 0) return sets.some(({ memberIds }) => toIds.every((id) => memberIds.includes(id)));
  return byDay || forLater || asked === null;
}
