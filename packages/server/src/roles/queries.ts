import { and, eq, isNull, sql } from 'drizzle-orm';
import { defaultRoles, type Module, type Rights, type RoleId, roleIds } from '#contract/access.ts';
import { stamp } from '#contract/base/calls/ids.ts';
import { entitledTo, type Standing } from '#contract/members/rules-entitled.ts';
import { mostCustomRoles } from '#contract/roles/rules.ts';
import type { MemberRights, Role } from '#contract/roles/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { toName } from '../base/people/people.ts';
import { nameFields } from '../members/rows/queries.ts';
import { customRole, member } from '../members/rows/tables.ts';

type CustomRow = typeof customRole.$inferSelect;
type Use = { usersCount: number; archivedCount: number };
const unused: Use = { usersCount: 0, archivedCount: 0 };

const modulesOf = (rights: Rights) => Object.keys(rights) as Module[];

const toDefault = (name: RoleId, use: Use): Role => ({
  id: name,
  name,
  title: null,
  extends: null,
  rights: defaultRoles[name].rights,
  modules: modulesOf(defaultRoles[name].rights),
  group: defaultRoles[name].group,
  updatedAt: null,
  ...use,
});

const toCustom = (row: CustomRow, use: Use): Role => ({
  id: String(row.id),
  name: row.basedOn,
  title: row.title,
  extends: row.basedOn,
  rights: row.rights,
  modules: modulesOf(row.rights),
  group: defaultRoles[row.basedOn].group,
  updatedAt: stamp(row.version, row.updatedAt),
  ...use,
});

/** How many members hold each role: a default one by its name, a custom one by its number as text. */
async function usesOf(db: Db, scope: Scope): Promise<Map<string, Use>> {
  const { rows } = await db.execute<{ role: string; now: number; archived: number }>(sql`
    select coalesce(custom_role_id::text, role) as role,
      count(*) filter (where archived_at is null) as now, count(*) filter (where archived_at is not null) as archived
    from member
    where svj_id = ${scope.svjId} and erased_at is null
    group by 1`);
  return new Map(rows.map((r) => [r.role, { usersCount: r.now, archivedCount: r.archived }]));
}

/** All roles of the house: the default ones in the order of the law, then custom ones by title. */
export async function rolesOf(db: Db, scope: Scope): Promise<Role[]> {
  const custom = await db
    .select()
    .from(customRole)
    .where(eq(customRole.svjId, scope.svjId))
    .orderBy(sql`${customRole.title} collate "cs-x-icu"`, customRole.id)
    .limit(mostCustomRoles);
  const uses = await usesOf(db, scope);
  const useOf = (id: string) => uses.get(id) ?? unused;
  return [
    ...roleIds.map((name) => toDefault(name, useOf(name))),
    ...custom.map((row) => toCustom(row, useOf(String(row.id)))),
  ];
}

/** How many members hold a custom role, the archive included: they would come back with it. */
export async function countHolders(db: Db, scope: Scope, id: number): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(member)
    .where(and(eq(member.svjId, scope.svjId), eq(member.customRoleId, id), isNull(member.erasedAt)));
  return row?.n ?? 0;
}

export async function countRoles(db: Db, scope: Scope): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(customRole)
    .where(eq(customRole.svjId, scope.svjId));
  return row?.n ?? 0;
}

type Holder = Pick<MemberRights, 'user' | 'role'> & {
  granted: Rights;
  archived: boolean;
  hasAccess: boolean;
  isActive: boolean;
  isEntitled: boolean;
};

const granted = (row: { rights: Rights | null; role: RoleId }): Rights => row.rights ?? defaultRoles[row.role].rights;

/** A member with what their role gives and how they enter; undefined when there is no such member. */
export async function holderOf(db: Db, scope: Scope, id: number): Promise<Holder | undefined> {
  const [row] = await db
    .select({
      name: nameFields,
      sex: member.sex,
      role: member.role,
      customRoleId: member.customRoleId,
      title: customRole.title,
      rights: customRole.rights,
      accountId: member.accountId,
      hasAccess: member.hasAccess,
      isActive: member.isActive,
      archivedAt: member.archivedAt,
      standing: sql<Standing>`register_standing(${member})`,
    })
    .from(member)
    .leftJoin(customRole, and(eq(customRole.svjId, member.svjId), eq(customRole.id, member.customRoleId)))
    .where(and(eq(member.svjId, scope.svjId), eq(member.id, id), isNull(member.erasedAt)));
  return (
    row && {
      user: { ...toName(row.name), sex: row.sex },
      role: { name: row.role, title: row.title, customRoleId: row.customRoleId },
      granted: row.standing === 'lives' ? entitledTo(granted(row), 'lives') : granted(row),
      archived: row.archivedAt !== null,
      hasAccess: row.hasAccess,
      isActive: row.isActive && row.accountId !== null,
      isEntitled: row.standing !== 'none',
    }
  );
}
