import { equals, reduce, show, sum, whole } from '../base/shares/fraction.ts';
import type { Day } from '../base/time/dates.ts';
import type { OwnerEntry } from './rules.ts';

/** Days from `from` until `to`, which is the first that no longer belongs; null is since ever, or without an end. */
export type Span = { from: Day | null; to: Day | null };
/** Who owned a unit for a time. Days without a period are days of which nothing is recorded. */
export type Period = Span & { owners: readonly OwnerEntry[] };
/** From a day on other owners; a part of them may stay. */
export type Handover = { day: Day; ended: readonly OwnerEntry[]; began: readonly OwnerEntry[] };

const people = (o: OwnerEntry) => `${o.joint}:${[...o.memberIds].sort((a, b) => a - b).join('+')}`;
/** One entry by who and how much; fractions of one value are one, however they are written. */
export const entryKey = (o: OwnerEntry): string => `${people(o)}=${show(reduce(o.share))}`;

/** Entries with a number behind equal ones: the register of old may name somebody twice in one unit. */
export function numbered(owners: readonly OwnerEntry[]): (readonly [string, OwnerEntry])[] {
  const seen = new Map<string, number>();
  return owners.map((o) => {
    const key = entryKey(o);
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return [`${key}#${seen.get(key)}`, o] as const;
  });
}

export const sameOwners = (a: readonly OwnerEntry[], b: readonly OwnerEntry[]): boolean =>
  a.length === b.length && a.map(entryKey).sort().join('|') === b.map(entryKey).sort().join('|');

export const samePeriod = (a: Period, b: Period): boolean =>
  a.from === b.from && a.to === b.to && sameOwners(a.owners, b.owners);
export const samePeriods = (a: readonly Period[], b: readonly Period[]): boolean =>
  a.length === b.length && a.every((p, i) => samePeriod(p, b[i] as Period));

/** Whether the first ends on the day the second begins. */
const touch = (a: Period | undefined, b: Period | undefined): boolean =>
  a !== undefined && b !== undefined && a.to !== null && a.to === b.from;

/** The same with adjacent equal periods joined: nobody hands a unit over to themselves. */
export function joined(periods: readonly Period[]): Period[] {
  const list: Period[] = [];
  for (const p of periods) {
    const last = list.at(-1);
    if (last && touch(last, p) && sameOwners(last.owners, p.owners)) list[list.length - 1] = { ...last, to: p.to };
    else if (p.owners.length > 0) list.push(p);
  }
  return list;
}

export const holds = ({ from, to }: Span, day: Day): boolean =>
  (from === null || from <= day) && (to === null || day < to);
export const ownersOn = (periods: readonly Period[], day: Day): readonly OwnerEntry[] =>
  periods.find((p) => holds(p, day))?.owners ?? [];

/** Entries that begin and end on their own, as periods of who owned together; oldest first. */
export function periodsOf(entries: readonly (OwnerEntry & Span)[]): Period[] {
  const days = [...new Set(entries.flatMap((e) => [e.from, e.to]).filter((d) => d !== null))].sort();
  const bounds: (Day | null)[] = [null, ...days];
  const periods = bounds.map((from, i): Period => {
    const to = bounds[i + 1] ?? null;
    // Before the first bound stand only entries without a beginning.
    const owners = entries.filter((e) => (from === null ? e.from === null : holds(e, from)));
    return { from, to, owners: owners.map(({ memberIds, joint, share }) => ({ memberIds, joint, share })) };
  });
  return joined(periods);
}

/** The same periods as entries: one that stays over a handover is one entry. */
export function entriesOf(periods: readonly Period[]): (OwnerEntry & Span)[] {
  const open = new Map<string, OwnerEntry & Span>();
  const done: (OwnerEntry & Span)[] = [];
  periods.forEach((p, i) => {
    const follows = touch(periods[i - 1], p);
    const here = new Map(numbered(p.owners));
    for (const [key, entry] of open) {
      if (follows && here.has(key)) continue;
      done.push(entry);
      open.delete(key);
    }
    for (const [key, { memberIds, joint, share }] of here) {
      const known = open.get(key);
      open.set(key, known ? { ...known, to: p.to } : { memberIds, joint, share, from: p.from, to: p.to });
    }
  });
  return [...done, ...open.values()];
}

/** From which days on other owners stand, and which entries changed; the beginning of the record is none. */
export const handovers = (periods: readonly Period[]): Handover[] =>
  periods.flatMap((p, i) => {
    const before = periods[i - 1];
    if (!before || p.from === null) return [];
    return [{ day: p.from, ...between(touch(before, p) ? before.owners : [], p.owners) }];
  });

/** What ends and what begins where one set of owners follows another. */
export function between(before: readonly OwnerEntry[], after: readonly OwnerEntry[]): Omit<Handover, 'day'> {
  const [was, is] = [new Map(numbered(before)), new Map(numbered(after))];
  return {
    ended: [...was].filter(([key]) => !is.has(key)).map(([, o]) => o),
    began: [...is].filter(([key]) => !was.has(key)).map(([, o]) => o),
  };
}

/** The owners after such a change; null where those it ends are not there, or those it begins already are. */
export function applied(
  owners: readonly OwnerEntry[],
  { ended, began }: Omit<Handover, 'day'>,
): readonly OwnerEntry[] | null {
  const rest = [...owners];
  for (const o of ended) {
    const at = rest.findIndex((r) => entryKey(r) === entryKey(o));
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  if (began.some((o) => rest.some((r) => people(r) === people(o)))) return null;
  return [...rest, ...began];
}

export type Flaw =
  /** Days of which nothing is recorded, between two periods or at the end. */
  | { kind: 'gap'; from: Day; to: Day | null }
  /** Shares of these owners do not sum to the whole unit. */
  | { kind: 'sum'; from: Day | null; to: Day | null; owners: readonly OwnerEntry[] };

export function flawsOf(periods: readonly Period[]): Flaw[] {
  const gaps = periods.flatMap((p, i): Flaw[] => {
    const next = periods[i + 1];
    return p.to === null || touch(p, next) ? [] : [{ kind: 'gap', from: p.to, to: next?.from ?? null }];
  });
  const sums = periods.flatMap(({ from, to, owners }): Flaw[] =>
    equals(sum(owners.map((o) => o.share)), whole) ? [] : [{ kind: 'sum', from, to, owners }],
  );
  return [...gaps, ...sums];
}

/** The two without what is the same at their beginning and their end: what a correction is told by. */
export function differing(
  before: readonly Period[],
  after: readonly Period[],
): { before: readonly Period[]; after: readonly Period[] } {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && samePeriod(before[head] as Period, after[head] as Period)) head++;
  let tail = 0;
  while (
    tail < shorter - head &&
    samePeriod(before[before.length - 1 - tail] as Period, after[after.length - 1 - tail] as Period)
  )
    tail++;
  return { before: before.slice(head, before.length - tail), after: after.slice(head, after.length - tail) };
}

/** Whether the two name other owners on any day of the span. */
export function differWithin(before: readonly Period[], after: readonly Period[], span: Span): boolean {
  const bounds = [...before, ...after].flatMap((p) => [p.from, p.to]).filter((d) => d !== null);
  const days = [span.from ?? '0001-01-01', ...bounds].filter((day) => holds(span, day));
  return days.some((day) => !sameOwners(ownersOn(before, day), ownersOn(after, day)));
}
