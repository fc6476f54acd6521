import { sql } from 'drizzle-orm';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { holdsOn } from '../base/db/periods.ts';
import type { SampleAt } from '../sample/acting.ts';

type Found = { id: number; memberId: number; name: string };

/** The first unit that owes something, and the last one that does not, each with an owner of today. */
export async function unitsOfSample({ db, scope, now }: SampleAt): Promise<(Found | undefined)[]> {
  const today: Day = dayIn(now);
  const { rows } = await db.execute<Found & { owes: boolean }>(sql`
    select u.id, min(m.id) as "memberId", min(concat_ws(' ', m.first_name, m.last_name)) as name,
      exists (select from account_item i where i.svj_id = u.svj_id and i.unit_id = u.id and i.side = 0 and i.open > 0 and i.day < ${today}) as owes
    from unit u
    join ownership o on o.svj_id = u.svj_id and o.unit_id = u.id and ${holdsOn(sql.raw('o'), today)}
    join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
    join member m on m.svj_id = om.svj_id and m.id = om.member_id and m.company_name is null
    where u.svj_id = ${scope.svjId} and u.deleted_at is null
    group by u.svj_id, u.id, u.number order by u.number collate cs_numeric`);
  const owing = rows.find((r) => r.owes);
  return [owing, rows.findLast((r) => !r.owes)];
}
