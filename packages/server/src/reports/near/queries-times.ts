import { type SQL, sql } from 'drizzle-orm';
import { startOf } from '#contract/base/time/dates.ts';
import type { Measured, ReportTimes, TimesAsked } from '#contract/reports/schema-times.ts';
import { reportTypes } from '#contract/reports/schema-types.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { seen } from '../rows/queries-seen.ts';

/** As `measure` answers it. */
export type MeasuredRow = Omit<Measured, 'days'> & { days: number | null };

/** Of `report`, of which some were mended: how many, in how many days since a moment, how many late, and what reporters said. */
export const measure = (since: SQL): SQL => sql`count(*) as count, round((percentile_cont(0.5) within group
    (order by extract(epoch from report.solved_at - ${since}) / 86400))::numeric, 1)::double precision as days,
  count(report.due_on) as dated,
  count(*) filter (where (report.solved_at at time zone 'Europe/Prague')::date > report.due_on) as late,
  count(*) filter (where report.verdict = 'mended') as good, count(*) filter (where report.verdict = 'not_mended') as bad`;
export const asMeasured = ({ count, days, dated, late, good, bad }: MeasuredRow): Measured => ({
  ...{ count: Number(count), days: days ?? 0, dated: Number(dated), late: Number(late) },
  ...{ good: Number(good), bad: Number(bad) },
});

/** Of `report`: the asker reads it, and it was mended from one day to another, both inside. */
export const mendedIn = (
  scope: Scope,
  { from, to }: TimesAsked,
): SQL => sql`${seen(scope)} and report.outcome = 'mended'
  and report.solved_at is not null
  ${from ? sql`and report.solved_at >= ${startOf(from)}` : sql``} ${to ? sql`and report.solved_at < ${startOf(to, 1)}` : sql``}`;

/** How long it took to mend what was mended from one day to another, both inside. */
export async function timesOf(db: Db, scope: Scope, asked: TimesAsked): Promise<ReportTimes> {
  const kept = mendedIn(scope, asked);
  const filed = measure(sql`report.created_at`);
  const [all, types, solvers] = await Promise.all([
    db.execute<MeasuredRow>(sql`select ${filed} from report where ${kept}`),
    db.execute<MeasuredRow & { type: (typeof reportTypes)[number] }>(sql`
      select report.type, ${filed} from report where ${kept}
      group by report.type order by array_position(${sql.param([...reportTypes])}::text[], report.type)`),
    db.execute<MeasuredRow & NameColumns>(sql`
      select t.count, t.days, t.dated, t.late, t.good, t.bad, m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
      from (select report.solved_by, ${filed} from report where ${kept} group by report.solved_by) t
      join member m on m.svj_id = ${scope.svjId} and m.id = t.solved_by order by t.count desc, m.id limit 100`),
  ]);
  const [first] = all.rows;
  return {
    all: first && Number(first.count) > 0 ? asMeasured(first) : null,
    types: types.rows.map((row) => ({ type: row.type, ...asMeasured(row) })),
    solvers: solvers.rows.map((row) => ({ id: row.id, full_name: nameOf(row).full_name, ...asMeasured(row) })),
  };
}
