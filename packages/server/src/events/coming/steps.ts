import { type Day, dayIn } from '#contract/base/dates.ts';
import { isRuleDay } from '#contract/events/rules-series.ts';
import { momentsOf } from '#contract/events/rules-times.ts';
import type { Coming, ComingAnswer } from '#contract/events/schema-coming.ts';
import { Refused } from '#contract/refusals.ts';
import { type At, type Event, eventSeen, seriesIn, spanIn } from '../rows/queries.ts';
import { seesAll } from '../rows/queries-audience.ts';
import { type Found, foundOf } from '../rows/steps-found.ts';
import * as q from './queries.ts';

const isOver = ({ row, day }: Found, now: Date): boolean =>
  momentsOf(spanIn(row, row.repeats ? day : null), row.allDay).end <= now;

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
  return {
    ...{ capacity, count, left: capacity === null ? null : Math.max(0, capacity - count), mine, names },
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
  await q.keepComing(db, scope, which, { coming, people: coming ? people : 1 }, now);
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

/** Behind a parting what was said of days that still are days of the series goes with them. */
export async function handComing(
  { db, scope }: At,
  { from, to }: { from: number; to: Event },
  since: Day,
): Promise<void> {
  if (!to.coming || !to.repeats) return;
  const days = (await q.daysFrom(db, scope, from, since)).filter((day) => isRuleDay(seriesIn(to), day));
  await q.giveComing(db, scope, from, to.id, days);
}
