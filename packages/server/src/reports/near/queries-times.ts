import { type SQL, sql } from 'drizzle-orm';
import { startOf } from '#contract/base/dates.ts';
import type { ReportTimes } from '#contract/reports/schema-times.ts';
import { reportTypes } from '#contract/reports/schema-types.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { seen } from '../rows/queries-seen.ts';

type Measured = { count: number; days: number | null };
const measure = sql`count(*) as count, round((percentile_cont(0.5) within group
  (order by extract(epoch from report.solved_at - report.created_at) / 86400))::numeric, 1)::double precision as days`;
const asMeasured = ({ count, days }: Measured) => ({ count: Number(count), days: days ?? 0 });

/** How long it took to mend what was mended from one day to another, both inside. */
export async function timesOf(db: Db, scope: Scope, { from, to }: { from: string; to: string }): Promise<ReportTimes> {
  const kept: SQL = sql`${seen(scope)} and report.outcome = 'mended' and report.solved_at >= ${startOf(from)}
    and report.solved_at < ${startOf(to, 1)}`;
  const all = await db.execute<Measured>(sql`select ${measure} from report where ${kept}`);
  const types = await db.execute<Measured & { type: (typeof reportTypes)[number] }>(sql`
    select report.type, ${measure} from report where ${kept}
    group by report.type order by array_position(${sql.param([...reportTypes])}::text[], report.type)`);
  const solvers = await db.execute<Measured & NameColumns>(sql`
    select t.count, t.days, m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from (select report.solved_by, ${measure} from report where ${kept} group by report.solved_by) t
    join member m on m.svj_id = ${scope.svjId} and m.id = t.solved_by order by t.count desc, m.id limit 100`);
  const [first] = all.rows;
  return {
    all: first && Number(first.count) > 0 ? asMeasured(first) : null,
    types: types.rows.map((row) => ({ type: row.type, ...asMeasured(row) })),
    solvers: solvers.rows.map((row) => ({ id: row.id, full_name: nameOf(row).full_name, ...asMeasured(row) })),
  };
}
