import { sql } from 'drizzle-orm';
import {
  chairRole,
  defaultRoles,
  holds,
  isWithin,
  type Rights,
  type RoleId,
  roleChangers,
  roleIds,
} from '#contract/access.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { visitStands } from '../../base/http/visits.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';

/** A role as somebody holds it: one of the default ones, or a custom role and the office it is held in. */
export type Office = { role: RoleId; customRoleId: number | null };
/** An office as people call it: a custom role by its title. */
export type NamedOffice = { role: RoleId; title: string | null };
export type Holder = Office &
  NamedOffice & { kind: 'person' | 'company'; hasAccess: boolean; rights: Rights; name: string };

/** The role as a row of a member joined with its custom role has it. */
export type OfficeColumns = { role: RoleId; custom_role_id: number | null; rights: Rights | null };
export const rightsOf = ({ role, rights }: Pick<OfficeColumns, 'role' | 'rights'>): Rights =>
  rights ?? defaultRoles[role].rights;
/** Whether the role is an office: only who gives offices may also end it, hand it on, or send the link that opens it. */
export const isOffice = (role: RoleId, customRoleId: number | null): boolean =>
  customRoleId !== null || defaultRoles[role].group !== 'owners';
export const officeOfRow = (row: OfficeColumns) => ({
  isOfficer: isOffice(row.role, row.custom_role_id),
  rights: rightsOf(row),
});

const administering = roleIds.filter((r) => holds(defaultRoles[r].rights, 'members', 'rw'));

/** Whether the asker still holds what the gate read before this transaction came to its turn. */
async function stillHolds(db: Db, scope: Scope): Promise<boolean> {
  // Jobs and set-up act for the house itself.
  if (scope.accountId === null) return true;
  if (scope.memberId === null) {
    return visitStands(db, scope);
  }
  const { rows } = await db.execute<OfficeColumns>(sql`
    select m.role, m.custom_role_id, r.rights
    from member m left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
    where m.svj_id = ${scope.svjId} and m.id = ${scope.memberId} and m.account_id = ${scope.accountId}
      and m.has_access and m.is_active and m.archived_at is null`);
  const [row] = rows;
  return row !== undefined && row.role === scope.role && isWithin(scope.held, rightsOf(row));
}

/**
 * Changes of who may what come one after another in a house, so that two at once cannot remove each other. Whoever lost
 * their own office while they waited for their turn is refused: the gate had read it before.
 */
export async function lockOffices(db: Db, scope: Scope): Promise<void> {
  await db.execute(sql`select id from svj where id = ${scope.svjId} for no key update`);
  if (!(await stillHolds(db, scope))) throw new Refused('BASE.ERRORS.NO_PERMISSION');
}

/** Whether somebody who can sign in may administer the members of the house. */
export async function hasAdministrator(db: Db, scope: Scope): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from member m
    left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
    where m.svj_id = ${scope.svjId} and m.archived_at is null and m.has_access and m.is_active and m.account_id is not null
      and case when r.id is null then m.role = any(${sql.param(administering)}::text[])
        else r.rights ->> 'members' = 'rw' end
    limit 1`);
  return rows.length > 0;
}

type HolderRow = NameColumns & OfficeColumns & { title: string | null; has_access: boolean };

const holders = sql`
  select m.id, m.role, m.custom_role_id, r.title, r.rights, m.kind, m.has_access, m.title_before, m.first_name, m.last_name,
    m.title_after, m.company_name
  from member m left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id`;

/** Which role a member who is not archived holds, with its rights; undefined when there is no such member. */
export async function holderOf(db: Db, scope: Scope, memberId: number): Promise<Holder | undefined> {
  const { rows } = await db.execute<HolderRow>(sql`
    ${holders} where m.svj_id = ${scope.svjId} and m.id = ${memberId} and m.archived_at is null`);
  const row = rows[0];
  return (
    row && {
      role: row.role,
      customRoleId: row.custom_role_id,
      title: row.title,
      kind: row.kind,
      hasAccess: row.has_access,
      rights: rightsOf(row),
      name: nameOf(row).full_name,
    }
  );
}

/** The chair of the house, if there is one. */
export async function chairOf(db: Db, scope: Scope): Promise<{ id: number; name: string } | undefined> {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from member m where m.svj_id = ${scope.svjId} and m.role = ${chairRole} and m.archived_at is null`);
  return rows[0] && { id: rows[0].id, name: nameOf(rows[0]).full_name };
}

/** A custom role of the house: what it is a copy of, how it is called and what it gives. */
export async function customRoleBy(db: Db, scope: Scope, id: number) {
  const { rows } = await db.execute<{ based_on: RoleId; title: string; rights: Rights }>(
    sql`select based_on, title, rights from custom_role where svj_id = ${scope.svjId} and id = ${id} for key share`,
  );
  return rows[0] && { basedOn: rows[0].based_on, title: rows[0].title, rights: rows[0].rights };
}

/** Writes down the role of a member. */
export async function keepOffice(db: Db, scope: Scope, memberId: number, to: Office, now: Date): Promise<void> {
  await db.execute(sql`
    update member set role = ${to.role}, custom_role_id = ${to.customRoleId}, version = version + 1, updated_at = ${now}
    where svj_id = ${scope.svjId} and id = ${memberId}`);
}

/** Links of a member that were sent by somebody who may not give offices open nothing any more. */
export async function voidLinks(db: Db, scope: Scope, memberId: number, now: Date): Promise<void> {
  await db.execute(sql`
    update invitation i set voided_at = ${now}
    from member b
    where i.svj_id = ${scope.svjId} and i.member_id = ${memberId} and i.used_at is null and i.voided_at is null
      and b.svj_id = i.svj_id and b.id = i.created_by and (b.archived_at is not null or b.role <> all(${sql.param([...roleChangers])}::text[]))`);
}
