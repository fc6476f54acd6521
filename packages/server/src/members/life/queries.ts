import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** By which account the person signs in; undefined when there is nobody of the id any more. */
export async function accountOf(db: Db, scope: Scope, id: number): Promise<{ id: number | null } | undefined> {
  const { rows } = await db.execute<{ id: number | null }>(sql`
    select account_id as id from member where svj_id = ${scope.svjId} and id = ${id} and erased_at is null`);
  return rows[0];
}

/** E-mails of these people, by contacts and invitations, that nobody else has as a contact. */
export async function addressesAlone(db: Db, scope: Scope, ids: readonly number[]): Promise<string[]> {
  const these = sql`${sql.param([...ids])}::bigint[]`;
  const { rows } = await db.execute<{ email: string }>(sql`
    select x.email from (
      select lower(value) as email from member_contact
      where svj_id = ${scope.svjId} and member_id = any(${these}) and kind = 'email'
      union select email from invitation where svj_id = ${scope.svjId} and member_id = any(${these})) x
    where not exists (select from member_contact c where c.svj_id = ${scope.svjId} and lower(c.value) = x.email
      and c.member_id <> all(${these}))`);
  return rows.map((r) => r.email);
}
