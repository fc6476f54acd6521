import { sql } from 'drizzle-orm';
import { inLog } from '#contract/base/calls/fields.ts';
import { unitOwn } from '#contract/units/schema.ts';
import { named } from '../../base/db/columns.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type Shot, shotOf } from '../../base/log/audit-changes.ts';
import { unit } from '../rows/tables.ts';

/** A unit as the log compares it: its share and people are those of the latest period. */
export const unitShot = (db: Db, scope: Scope, id: number): Promise<Shot> =>
  shotOf(
    db,
    sql`select e.name as entrance, ${named('u', unit, inLog(unitOwn, { type: 'kind' }))},
      (select s.num || '/' || s.den from unit_share s where s.svj_id = u.svj_id and s.unit_id = u.id
        order by s.valid_from desc nulls last, s.id desc limit 1) as share,
      (select jsonb_agg(jsonb_build_array(o.num, o.den, o.joint, o.valid_from, o.valid_to, (
          select jsonb_agg(om.member_id order by om.position) from ownership_member om
          where om.svj_id = o.svj_id and om.ownership_id = o.id)) order by o.id)
        from ownership o where o.svj_id = u.svj_id and o.unit_id = u.id) as owners,
      (select jsonb_agg(jsonb_build_array(r.member_id, r.valid_from, r.valid_to) order by r.id)
        from unit_representative r where r.svj_id = u.svj_id and r.unit_id = u.id) as representative
    from unit u left join entrance e on e.svj_id = u.svj_id and e.id = u.entrance_id
    where u.svj_id = ${scope.svjId} and u.id = ${id}`,
  );

/** What the log does not tell, to be compared: who lives in or acts for the unit, and all days of its share. */
export async function besideShot(db: Db, scope: Scope, id: number): Promise<string> {
  const { rows } = await db.execute<{ shot: string }>(sql`
    select jsonb_build_array(
      (select jsonb_agg(jsonb_build_array(p.member_id, p.relation) order by p.member_id)
        from unit_person p where p.svj_id = ${scope.svjId} and p.unit_id = ${id}),
      (select jsonb_agg(jsonb_build_array(s.num, s.den, s.valid_from, s.valid_to) order by s.id)
        from unit_share s where s.svj_id = ${scope.svjId} and s.unit_id = ${id}))::text as shot`);
  return rows[0]?.shot ?? '';
}
