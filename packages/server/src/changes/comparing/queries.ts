import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { holdsOn } from '../../base/db/periods.ts';
import type { Scope } from '../../base/http/gate.ts';

/** Which of these people enter the house only for these ownerships: without them the register gives them no place. */
export async function wouldLose(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  ownerships: readonly number[],
  today: string,
): Promise<number[]> {
  const [o, r] = [sql.raw('o'), sql.raw('r')];
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from member m join svj s on s.id = m.svj_id
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])
      and m.has_access and m.archived_at is null and m.custom_role_id is null and m.role in ('owner', 'company')
      and s.register_since <= ${today}::date
      and not exists (select from ownership_member x
        join ownership o on o.svj_id = x.svj_id and o.id = x.ownership_id
        join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
        where x.svj_id = m.svj_id and x.member_id = m.id and ${holdsOn(o, today)}
          and not o.id = any(${sql.param([...ownerships])}::bigint[]))
      and not exists (select from unit_representative r
        where r.svj_id = m.svj_id and r.member_id = m.id and ${holdsOn(r, today)})
      and not exists (select from unit_person p where p.svj_id = m.svj_id and p.member_id = m.id)
    order by m.id`);
  return rows.map((row) => row.id);
}

/** Units of these that have an account. */
export async function withAccount(db: Db, scope: Scope, unitIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ unit_id: number }>(sql`
    select unit_id from account_unit
    where svj_id = ${scope.svjId} and unit_id = any(${sql.param([...unitIds])}::bigint[])`);
  return new Set(rows.map((row) => row.unit_id));
}
