import { sql } from 'drizzle-orm';
import { memberClose, memberNotes, memberOpen } from '#contract/members/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { ownColumns } from '../detail/queries-around.ts';
import { mayReadNotes } from '../detail/steps.ts';

/** The person's own row, with how they sign in; undefined when there is no such person. */
export async function rowOf(db: Db, scope: Scope, id: number): Promise<Record<string, unknown> | undefined> {
  const told = { ...memberClose, ...(mayReadNotes(scope) ? memberNotes : {}) };
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, m.ico, ${ownColumns(memberOpen)},
      m.sex, m.role, r.title as custom_role, m.has_access, m.is_active, m.archived_at, e.name as entrance, m.address,
      m.permanent_address, ${ownColumns(told)}, m.settings, m.cadastre_key, m.created_at,
      m.updated_at, a.email as login_email, a.lang as language, a.created_at as account_since
    from member m
    left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
    left join entrance e on e.svj_id = m.svj_id and e.id = m.entrance_id
    left join account a on a.id = m.account_id
    where m.svj_id = ${scope.svjId} and m.id = ${id} and m.erased_at is null`);
  return rows[0];
}
