import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { type OfficeColumns, officeOfRow } from '../office/queries.ts';
import { mayReach } from '../office/steps-reach.ts';

type Contact = { kind: 'email' | 'phone'; value: string };
type Row = NameColumns & OfficeColumns & { version: number; contacts: Contact[] };

/** Living members with all their contacts, in the order of ids. */
export async function livingWithContacts(db: Db, scope: Scope) {
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, m.version,
      m.role, m.custom_role_id, r.rights, coalesce(c.contacts, '[]') as contacts
    from member m
    left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
    left join (
      select c.member_id, json_agg(json_build_object('kind', c.kind, 'value', c.value) order by c.position, c.id) as contacts
      from member_contact c where c.svj_id = ${scope.svjId} group by c.member_id
    ) c on c.member_id = m.id
    where m.svj_id = ${scope.svjId} and m.archived_at is null and m.erased_at is null and m.died_on is null
    order by m.id`);
  return rows.map(({ version, contacts, ...row }) => ({
    ...nameOf(row),
    version,
    contacts,
    isClosed: !mayReach(scope, row.id, officeOfRow(row)),
  }));
}

export type Added = { id: number; version: number; contacts: readonly Contact[] };

/**
 * Adds contacts behind those that the members have, if every one of them still is living and at its version; answers
 * whether they were. Nothing that stands is touched.
 */
export async function addContacts(
  db: Db,
  scope: Scope,
  people: readonly Added[],
  isPublic: boolean,
  now: Date,
): Promise<boolean> {
  const ids = people.map((p) => p.id);
  // In the order of ids, as everybody who locks several members does.
  await db.execute(sql`
    select from member where svj_id = ${scope.svjId} and id = any(${sql.param(ids)}::bigint[]) order by id for update`);
  const told = JSON.stringify(people.map(({ id, version }) => ({ id, version })));
  const { rows } = await db.execute(sql`
    update member m set version = m.version + 1, updated_at = ${now}
    from jsonb_to_recordset(${told}::jsonb) as p (id bigint, version int)
    where m.svj_id = ${scope.svjId} and m.id = p.id and m.version = p.version and m.archived_at is null
    returning m.id`);
  if (rows.length < people.length) return false;
  const given = people.flatMap(({ id, contacts }) => contacts.map((c, at) => ({ id, at, ...c })));
  await db.execute(sql`
    insert into member_contact (svj_id, member_id, kind, value, is_public, position)
    select ${scope.svjId}::bigint, p.id, p.kind, p.value, ${isPublic}, coalesce(last.position, -1) + 1 + p.at
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as p (id bigint, at int, kind text, value text)
    left join lateral (
      select max(c.position) as position from member_contact c where c.svj_id = ${scope.svjId} and c.member_id = p.id
    ) last on true
    order by p.id, p.at`);
  return true;
}

/** Of these members, who has an e-mail and no access: whom an invitation would let in, but for the association itself. */
export async function invitable(db: Db, scope: Scope, ids: readonly number[]): Promise<number[]> {
  return idsOf(
    db,
    sql`
    select m.id from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[]) and m.archived_at is null
      and not m.has_access
      and not coalesce(m.kind = 'company' and m.ico = (select s.ico from svj s where s.id = ${scope.svjId}), false)
      and exists (
        select from member_contact c where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'email')
    order by m.id`,
  );
}
