import { type SQL, sql } from 'drizzle-orm';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import { holdsOn } from '../../base/db/periods.ts';
import type { Scope } from '../../base/http/gate.ts';

const o = sql.raw('o');
/** Units that the asker owns on a day. */
const ownedOn = (scope: Scope, day: Day): SQL => sql`select o.unit_id from ownership o
  join ownership_member w on w.svj_id = o.svj_id and w.ownership_id = o.id
  where o.svj_id = ${scope.svjId} and w.member_id = ${scope.memberId ?? 0} and ${holdsOn(o, day)}`;

/** Whether the asker owns the unit today, or when the prescription begins. */
export async function ownsUnit(db: Db, scope: Scope, unitId: number, fromMonth: Day, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from (${ownedOn(scope, dayIn(now))} union ${ownedOn(scope, fromMonth)}) mine where mine.unit_id = ${unitId}`);
  return rows.length > 0;
}

export type Mine = {
  id: number;
  name: string;
  fromMonth: Day;
  months: number;
  issuedAt: string;
  dueDay: number;
  unitId: number;
  unit: string;
  total: string;
  monthly: string;
};
/** What was issued to units that the asker owns today, the latest first. */
export async function issuedToMe(db: Db, scope: Scope, now: Date): Promise<Mine[]> {
  const { rows } = await db.execute<Mine>(sql`
    select r.id, r.name, r.from_month::text as "fromMonth", r.months, r.issued_at as "issuedAt", r.due_day as "dueDay",
      u.unit_id as "unitId", u.label as unit, u.total::text,
      coalesce((select sum(i.amount) from prescription_item i where i.svj_id = u.svj_id and i.prescription_id = u.prescription_id
        and i.unit_id = u.unit_id and i.month = r.from_month), 0)::text as monthly
    from prescription_unit u join prescription r on r.svj_id = u.svj_id and r.id = u.prescription_id
    where u.svj_id = ${scope.svjId} and u.unit_id = any(array(${ownedOn(scope, dayIn(now))}))
    order by r.from_month desc, u.label collate cs_numeric limit 100`);
  return rows;
}
