import { sql } from 'drizzle-orm';
import type { Out } from '#contract/base/calls/endpoint.ts';
import { dayIn, startOf } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import type { reportStanding } from '#contract/reports/endpoints-standing.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { isOverdue } from '../rows/queries.ts';
import { seen } from '../rows/queries-seen.ts';

type Open = Out<typeof reportStanding.open>;

/** How many reports that the asker reads are not solved, by their age, with the days between which each age lies, and how many are late. */
export async function openByAge(db: Db, scope: Scope, now: Date): Promise<Open> {
  const today = dayIn(now);
  const before = (days: number) => addDays(today, -days);
  const [week, month] = [before(6), before(29)];
  const { rows } = await db.execute<Record<'week' | 'month' | 'older' | 'overdue', number>>(sql`
    select count(*) filter (where report.created_at >= ${startOf(week)}) as week,
      count(*) filter (where report.created_at < ${startOf(week)} and report.created_at >= ${startOf(month)}) as month,
      count(*) filter (where report.created_at < ${startOf(month)}) as older,
      count(*) filter (where ${isOverdue(today)}) as overdue
    from report where ${seen(scope)} and report.status in ('new', 'solving')`);
  const counts = rows[0];
  return {
    open: [
      { age: 'week', count: counts?.week ?? 0, from: week, to: null },
      { age: 'month', count: counts?.month ?? 0, from: month, to: before(7) },
      { age: 'older', count: counts?.older ?? 0, from: null, to: before(30) },
    ],
    overdue: counts?.overdue ?? 0,
  };
}
