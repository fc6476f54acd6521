import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { daysBetween } from '#contract/base/time/working-days.ts';
import { daysAfter } from '#contract/events/rules-scopes.ts';
import { momentsOf, type Span } from '#contract/events/rules-times.ts';
import type { Coming, ComingAnswer } from '#contract/events/schema-coming.ts';
import { Refused } from '#contract/refusals.ts';
import { type At, changedOf, type Event, eventSeen, seriesIn, spanIn } from '../rows/queries.ts';
import { seesAll } from '../rows/queries-audience.ts';
import { type Found, foundOf } from '../rows/steps-found.ts';
import * as q from './queries.ts';

const spanOf = ({ row, day }: Found): Span => spanIn(row, row.repeats ? day : null);
const isOver = (found: Found, now: Date): boolean => momentsOf(spanOf(found), found.row.allDay).end <= now;

/** When it was to be, where that is another time than now. */
const otherThan = ({ startsAt, endsAt }: Partial<Record<keyof Span, string | null>>, now: Span): Span | null =>
  !startsAt || !endsAt || (startsAt === now.startsAt && endsAt === now.endsAt) ? null : { startsAt, endsAt };

/** Who comes to what was found: a number, and names for who writes events; null where nobody is asked. */
export async function comingOf({ db, scope, now }: At, found: Found): Promise<Coming | null> {
  const { root, day } = found;
  if (!root.coming) return null;
  const which = { id: root.id, day };
  const [{ count, mine }, names] = await Promise.all([
    q.comingTo(db, scope, which),
    seesAll(scope) ? q.namesOf(db, scope, which) : null,
  ]);
  const { capacity } = root;
  const span = spanOf(found);
  return {
    ...{ capacity, count, left: capacity === null ? null : Math.max(0, capacity - count), names },
    mine: mine && { coming: mine.coming, people: mine.people, before: otherThan(mine, span) },
    open: scope.memberId !== null && scope.mayWrite && !isOver(found, now),
  };
}

/** Says whether the asker comes; who answers at the same time waits, so nobody comes above what it holds. */
export async function answerComing(at: At, { id, day, coming, people }: ComingAnswer): Promise<Coming> {
  const { db, scope, now } = at;
  const found = await foundOf(at, id, day);
  const root = await eventSeen(at, found.root.id, 'lock');
  if (!root.coming) throw new Refused('EVENT.ERRORS.NO_COMING');
  if (isOver(found, now)) throw new Refused('EVENT.ERRORS.COMING_OVER');
  const which = { id: root.id, day: found.day };
  const { count, mine } = await q.comingTo(db, scope, which);
  const others = count - (mine?.coming ? mine.people : 0);
  if (coming && root.capacity !== null && others + people > root.capacity)
    throw new Refused('EVENT.ERRORS.COMING_FULL', { params: { left: Math.max(0, root.capacity - others) } });
  await q.keepComing(db, scope, which, { coming, people: coming ? people : 1, ...spanOf(found) }, now);
  return (await comingOf(at, { ...found, root })) as Coming;
}

/** Refuses fewer places than people come to some occurrence that is not over. */
export async function refuseTaken(
  { db, scope, now }: At,
  id: number,
  { capacity }: Pick<Event, 'capacity'>,
): Promise<void> {
  if (capacity === null) return;
  const count = await q.mostComing(db, scope, id, dayIn(now));
  if (count > capacity) throw new Refused('EVENT.ERRORS.CAPACITY_TAKEN', { params: { count } });
}

type Change = { from: number; to: Event; by: Day };
/**
 * What was said of occurrences from a day on goes with them, as far as they move, into the row that says them now. Of what has
 * no place there it stays behind.
 */
export async function handComing(at: At, { from, to, by }: Change): Promise<void> {
  const { db, scope } = at;
  const days = await q.daysSaid(db, scope, from);
  if (days.length === 0) return;
  const moved = to.repeats ? await movedOf(at, days, to, by) : [{ was: by, is: null }];
  await q.giveComing(db, scope, from, to.id, from === to.id ? moved.filter(({ was, is }) => was !== is) : moved);
  await refuseTaken(at, to.id, to);
}

async function movedOf(at: At, days: readonly Day[], to: Event, from: Day): Promise<q.Moved[]> {
  const own = (await changedOf(at, to.id)).flatMap(({ occurrence }) => occurrence ?? []);
  const shift = { from, by: daysBetween(from, to.startsAt.slice(0, 10)) };
  return [...daysAfter(days, own, seriesIn(to), shift)].map(([was, is]) => ({ was, is }));
}

/** What comes once and is a series from now on: what was said of it is of its first day. */
export async function firstComing({ db, scope }: At, e: Event): Promise<void> {
  if (e.repeats) await q.giveComing(db, scope, e.id, e.id, [{ was: null, is: e.startsAt.slice(0, 10) }]);
}
