import { sql } from 'drizzle-orm';
import { defaultRoles, roleIds } from '#contract/access.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Mailbox } from '../rows/queries-mailboxes.ts';

const offices = roleIds.filter((id) => defaultRoles[id].group !== 'owners');

/** Of these ids the members who hold an office and are not archived. */
export async function officersAmong(db: Db, scope: Scope, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  return idsOf(
    db,
    sql`
    select id from member where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])
      and archived_at is null and (custom_role_id is not null or role = any(${sql.param([...offices])}::text[]))
    order by id`,
  );
}

type Contact = { kind: 'email' | 'phone'; value: string; isPublic: boolean };

/** E-mails and phones of a member as they stand, in their order. */
export async function contactsNow(db: Db, scope: Scope, memberId: number): Promise<Contact[]> {
  const { rows } = await db.execute<Contact>(sql`
    select kind, value, is_public as "isPublic" from member_contact
    where svj_id = ${scope.svjId} and member_id = ${memberId} order by kind, position, id`);
  return rows;
}

/** Every address by which a member could be reached until now: login, contacts, the last invitation; at most 20. */
export async function mailboxesOf(db: Db, scope: Scope, memberId: number): Promise<Mailbox[]> {
  const { rows } = await db.execute<Mailbox>(sql`
    with m as (select * from member where svj_id = ${scope.svjId} and id = ${memberId}),
    l as (select a.email, a.lang from m join account a on a.id = m.account_id)
    select x.email, coalesce((select lang from l), 'cs') as lang from (
      select email from l
      union select lower(trim(c.value)) from member_contact c join m on m.svj_id = c.svj_id and m.id = c.member_id
        where c.kind = 'email'
      union (select i.email from invitation i join m on m.svj_id = i.svj_id and m.id = i.member_id
        where (select count(*) from l) = 0 order by i.created_at desc limit 1)) x
    order by x.email limit 20`);
  return rows;
}
