import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { defaultRoles, type RoleId } from '#contract/access.ts';
import { mostFound, searchKey } from '#contract/base/words/search.ts';
import type { MemberName, Twin } from '#contract/members/schema.ts';
import type { Settings } from '#contract/session/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, type NameRow, nameOf, toName } from '../../base/people/people.ts';
import { fitOf, holds, keepEntry } from '../../base/search/search.ts';
import { seen } from './queries-seen.ts';
import { member, memberContact } from './tables.ts';

export const nameFields = {
  id: member.id,
  kind: member.kind,
  titleBefore: member.titleBefore,
  firstName: member.firstName,
  lastName: member.lastName,
  titleAfter: member.titleAfter,
  companyName: member.companyName,
};

/** Key for matching a name: without titles, case and diacritics. */
export const nameKeyOf = (n: Pick<NameRow, 'companyName' | 'firstName' | 'lastName'>): string =>
  searchKey(n.companyName ?? `${n.firstName ?? ''} ${n.lastName ?? ''}`);

const inHouse = (scope: Scope) => and(eq(member.svjId, scope.svjId), isNull(member.archivedAt));
const surname = sql`coalesce(${member.companyName}, ${member.lastName}) collate "cs-x-icu"`;

/** At most 20 members whose name holds the text, of those the reader sees; those with a word that begins so first. */
export async function searchMembers(db: Db, scope: Scope, text: string): Promise<MemberName[]> {
  const key = sql.raw('m.name_key');
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
    where ${seen(scope)} and m.archived_at is null and ${holds(key, text)}
    order by (${fitOf(key, text)}) / 2,
      (coalesce(m.company_name, m.last_name)) collate "cs-x-icu", (m.first_name) collate "cs-x-icu", m.id
    limit ${mostFound}`);
  return rows.map(nameOf);
}

/** At most 5 members of this very name, living ones first. */
export async function twinsOf(db: Db, scope: Scope, type: 'person' | 'company', name: string): Promise<Twin[]> {
  const { rows } = await db.execute<NameColumns & { archived: boolean }>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
      m.archived_at is not null as archived from member m
    where m.svj_id = ${scope.svjId} and m.kind = ${type} and m.name_key = ${searchKey(name)} and m.erased_at is null
    order by archived, m.id limit 5`);
  return rows.map((row) => ({ ...nameOf(row), archived: row.archived }));
}

type NewMember = Omit<typeof member.$inferInsert, 'svjId' | 'nameKey' | 'id'>;

/** Adds a member with its search entry. */
export async function addMember(db: Db, scope: Scope, one: NewMember): Promise<MemberName> {
  const nameKey = nameKeyOf({ companyName: null, firstName: null, lastName: null, ...one });
  const [row] = await db
    .insert(member)
    .values({ ...one, svjId: scope.svjId, nameKey })
    .returning(nameFields);
  const name = toName(row as NameRow);
  await keepEntry(db, scope, { noun: 'members', id: name.id, title: name.full_name, detail: null });
  return name;
}

const officerRoles = (Object.keys(defaultRoles) as RoleId[]).filter((r) => defaultRoles[r].group !== 'owners');

/** The first contact of the kind that its owner shows to the house. */
const publicContact = (kind: 'email' | 'phone') =>
  // Spelled out: the query builder would leave the table's name out here, and the inner row would answer to `id`.
  sql<string | null>`(
  select c.value from member_contact c
  where c.svj_id = member.svj_id and c.member_id = member.id and c.kind = ${kind} and c.is_public
  order by c.position, c.id limit 1)`;

/** Keeps a contact of a member. */
export async function addContact(
  db: Db,
  scope: Scope,
  one: Omit<typeof memberContact.$inferInsert, 'svjId'>,
): Promise<void> {
  await db.insert(memberContact).values({ ...one, svjId: scope.svjId });
}

/** Members of the committee and of the audit commission, chair first by the order of roles; at most 50. */
export async function officers(db: Db, scope: Scope) {
  const rows = await db
    .select({
      ...nameFields,
      role: member.role,
      sex: member.sex,
      hasAccess: member.hasAccess,
      isActive: member.isActive,
      email: publicContact('email'),
      phone: publicContact('phone'),
    })
    .from(member)
    .where(and(inHouse(scope), inArray(member.role, officerRoles)))
    .orderBy(surname, member.id)
    .limit(50);
  return rows
    .sort((a, b) => officerRoles.indexOf(a.role) - officerRoles.indexOf(b.role))
    .map(({ role, sex, email, phone, hasAccess, isActive, ...n }) => ({
      id: n.id,
      full_name: toName(n).full_name,
      role,
      sex,
      email,
      phone,
      // Who never came in is reached by nobody through the portal.
      hasAccess: hasAccess && isActive,
    }));
}

/** How many members the reader sees. */
export async function countMembers(db: Db, scope: Scope): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n from member m where ${seen(scope)} and m.archived_at is null`,
  );
  return rows[0]?.n ?? 0;
}

/** Merges what is given into the own settings, sorts one by one; a visit has none to keep. */
export async function keepSettings(db: Db, scope: Scope, { sorts, ...given }: Partial<Settings>): Promise<unknown> {
  const kept = sql`${member.settings} || ${JSON.stringify(given)}::jsonb`;
  const withSorts = sql`${kept} || jsonb_build_object('sorts',
    coalesce(${member.settings} -> 'sorts', '{}') || ${JSON.stringify(sorts ?? {})}::jsonb)`;
  const [row] = await db
    .update(member)
    .set({ settings: withSorts })
    .where(and(inHouse(scope), eq(member.id, scope.memberId ?? 0)))
    .returning({ settings: member.settings });
  return row?.settings ?? {};
}
