import { sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import type { At } from '../ladder/queries.ts';

/** Across associations: houses with instalments of before the day that nobody looked at yet. */
export async function housesWithInstalments(db: Db, today: Day): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct i.svj_id as id from instalment i
    join instalment_plan p on p.svj_id = i.svj_id and p.id = i.plan_id and p.ended_on is null
    where i.looked_on is null and i.day < ${today}::date order by 1`);
  return rows.map((r) => r.id);
}

/** Notes that these instalments were looked at; answers whether any of them was not before. */
export async function lookedAt({ db, scope }: At, planId: number, days: readonly Day[], today: Day): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update instalment set looked_on = ${today}::date
    where svj_id = ${scope.svjId} and plan_id = ${planId} and day = any(${sql.param([...days])}::date[]) and looked_on is null`);
  return (rowCount ?? 0) > 0;
}
