import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import type { Series } from '#contract/events/rules-series.ts';
import { spanOn } from '#contract/events/rules-times.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { seen } from './queries-audience.ts';
import { event } from './tables.ts';

export type Event = typeof event.$inferSelect;
export type At = { db: Db; scope: Scope; now: Date };

type Rule = Pick<
  Event,
  'startsAt' | 'untilDay' | 'frequency' | 'every' | 'weekDays' | 'monthBy' | 'monthWeek' | 'lastOfMonth' | 'exceptDays'
>;
/** The series of a row that repeats. */
export const seriesIn = (e: Rule): Series => ({
  first: e.startsAt.slice(0, 10),
  until: e.untilDay,
  frequency: e.frequency,
  every: e.every,
  weekDays: e.weekDays,
  by: e.monthBy,
  week: e.monthWeek,
  lastDay: e.lastOfMonth,
  except: e.exceptDays,
});

/** When the occurrence of the day is; of what comes once when it is. */
export const spanIn = (e: Pick<Event, 'startsAt' | 'endsAt'>, day: Day | null) => {
  const span = { startsAt: e.startsAt, endsAt: e.endsAt };
  return day === null ? span : spanOn(span, day);
};

/** The row that groups, files, comments and confirmations are kept with. */
export const rootOf = (e: Pick<Event, 'id' | 'parentId'>): number => e.parentId ?? e.id;

/** The event, if the asker may open it; 404 otherwise. Locked until the end of the transaction when asked. */
export async function eventSeen({ db, scope, now }: At, id: number, how: 'read' | 'lock' = 'read'): Promise<Event> {
  const asked = db
    .select()
    .from(event)
    .where(and(seen(scope, now), eq(event.id, id)));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  if (!row) throw new Refused('EVENT.NOT_FOUND');
  return row;
}

/** Occurrences of a series that were changed by themselves, by their original days; of those from one day on when said. */
export const changedOf = ({ db, scope }: Pick<At, 'db' | 'scope'>, parentId: number, from?: Day): Promise<Event[]> =>
  db
    .select()
    .from(event)
    .where(
      and(
        eq(event.svjId, scope.svjId),
        eq(event.parentId, parentId),
        isNull(event.deletedAt),
        from === undefined ? undefined : sql`${event.occurrence} >= ${from}::date`,
      ),
    )
    .orderBy(event.occurrence);
