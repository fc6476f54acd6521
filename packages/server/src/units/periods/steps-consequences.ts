import { sql } from 'drizzle-orm';
import { sum, toText } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { OwnerEntry } from '#contract/units/rules.ts';
import { differing, differWithin, type Flaw, flawsOf, type Period } from '#contract/units/rules-periods.ts';
import type { Consequences, PeriodView } from '#contract/units/schema-periods.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import type { Knows, SeatUnderway } from '../../base/people/personal.ts';
import * as q from '../rows/queries-periods.ts';
import { type Names, peopleOf, whoEnters } from './queries-touched.ts';
import { everybodyIn, type Laid } from './steps.ts';

type At = { db: Db; scope: Scope; now: Date };
type Lives = readonly Knows[];

const ownerView = (names: Names, { joint, share, memberIds }: OwnerEntry) => ({
  joint,
  share: toText(share),
  members: memberIds.map((id) => names.get(id)).filter((m) => m !== undefined),
});
export const periodView = (names: Names, { from, to, owners }: Period): PeriodView => ({
  from,
  to,
  owners: owners.map((o) => ownerView(names, o)),
});

/** Runs what it is given as if it stayed, and takes it back. */
async function asIf<T>(db: Db, run: () => Promise<T>): Promise<T> {
  await db.execute(sql`savepoint as_if`);
  try {
    return await run();
  } finally {
    await db.execute(sql`rollback to savepoint as_if`);
  }
}

/** Who may enter on which of the days. */
async function entering(db: Db, scope: Scope, ids: readonly number[], days: readonly string[]) {
  const list: Set<number>[] = [];
  for (const day of days) list.push(await whoEnters(db, scope, ids, day));
  return list;
}

type Change = Pick<Consequences['access'][number], 'kind' | 'day'>;

/** How the way into the house of one person changes; both by the same days, of which the first is today. */
export function accessChange(
  days: readonly string[],
  before: readonly boolean[],
  after: readonly boolean[],
): Change | null {
  const at = days.findIndex((_, i) => before[i] !== after[i]);
  if (at < 0) return null;
  const now = after[at] as boolean;
  const was = at === 0 ? before[0] : after[at - 1];
  if (was !== now) return { kind: now ? 'begins' : 'ends', day: days[at] as string };
  const turns = days.findIndex((_, i) => i > at && after[i] !== now);
  return { kind: now ? 'stays' : 'waits', day: days[turns] ?? null };
}

async function accessOf(db: Db, scope: Scope, { unit, before, after }: Laid, names: Names, now: Date) {
  const today = dayIn(now);
  const bounds = [...before, ...after].flatMap((p) => [p.from, p.to]).filter((d) => d !== null && d > today);
  const days = [today, ...new Set((bounds as string[]).sort())];
  const ids = everybodyIn(before, after);
  const stands = await entering(db, scope, ids, days);
  const would = await asIf(db, async () => {
    await q.writePeriods(db, scope, unit.id, after);
    return entering(db, scope, ids, days);
  });
  // The day of this transaction again: what follows is decided by it.
  await whoEnters(db, scope, [], today);
  return ids.flatMap((id) => {
    const member = names.get(id);
    const of = (list: readonly Set<number>[]) => list.map((set) => set.has(id));
    const change = accessChange(days, of(stands), of(would));
    return member && change ? [{ member, ...change }] : [];
  });
}

async function votesOf({ db, scope }: At, lives: Lives, { unit, before, after }: Laid): Promise<Consequences['votes']> {
  const knows = may(scope, 'vote', 'r');
  const seats: SeatUnderway[] = [];
  for (const one of lives) seats.push(...((await one.seatsUnderway?.(db, scope, unit.id)) ?? []));
  return seats.flatMap(({ started, closes, voted, ...seat }) => {
    const to = closes ? dayIn(new Date(closes.getTime() + 24 * 3600_000)) : null;
    if (!differWithin(before, after, { from: dayIn(started), to })) return [];
    return [{ ...seat, name: knows ? seat.name : '', voted: knows ? voted : null }];
  });
}

const flawView = (flaw: Flaw) => ({
  kind: flaw.kind,
  from: flaw.from,
  to: flaw.to,
  sum: flaw.kind === 'sum' ? toText(sum(flaw.owners.map((o) => o.share))) : null,
});

/** What the laid periods would do, before anything is stored. */
export async function consequencesOf(at: At, lives: Lives, laid: Laid): Promise<Consequences> {
  const { db, scope, now } = at;
  const { before, after } = laid;
  const names = await peopleOf(db, scope, everybodyIn(before, after));
  const differs = differing(before, after);
  const known = new Set(flawsOf(before).map((f) => JSON.stringify(flawView(f))));
  const flaws = flawsOf(after).map(flawView);
  return {
    before: differs.before.map((p) => periodView(names, p)),
    after: differs.after.map((p) => periodView(names, p)),
    flaws: flaws.filter((f) => !known.has(JSON.stringify(f))),
    access: await accessOf(db, scope, laid, names, now),
    votes: await votesOf(at, lives, laid),
  };
}
