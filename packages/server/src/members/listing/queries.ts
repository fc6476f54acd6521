import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { defaultRoles, type RoleId, roleIds } from '#contract/access.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { searchPatterns } from '#contract/base/words/search.ts';
import type { Access, MemberRow, memberFilters, memberSorts, memberTabs } from '#contract/members/schema.ts';
import { type Db, keepPlans } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import { holdsOn } from '../../base/db/periods.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { seen } from '../rows/queries-seen.ts';
import { callsOfPage, type HomeRow, homeOf, homesOfPage, shareOfHouse } from './queries-around.ts';

export type Listing = {
  tab: (typeof memberTabs)[number];
  sort: (typeof memberSorts)[number];
  filters: z.output<typeof memberFilters>;
};

const committee = roleIds.filter((r) => defaultRoles[r].group === 'committee');
const s = sql.raw('s');
const o = sql.raw('o');

const access: Record<Access, SQL> = {
  active: sql`(m.has_access and m.is_active)`,
  waiting: sql`(m.has_access and not m.is_active)`,
  none: sql`(not m.has_access)`,
};
const tabs: Record<Listing['tab'], SQL> = {
  all: sql`m.archived_at is null`,
  committee: sql`(m.archived_at is null and m.role = any(${sql.param(committee)}::text[]))`,
  active: sql`(m.archived_at is null and ${access.active})`,
  waiting: sql`(m.archived_at is null and ${access.waiting})`,
  companies: sql`(m.archived_at is null and m.kind = 'company')`,
  archived: sql`m.archived_at is not null`,
};

/**
 * The listing as far as the reader may have it: who has not activated yet, and where units are closed to them who owns
 * which, neither cuts nor orders it.
 */
function permitted(scope: Scope, { tab, sort, filters }: Listing): Listing {
  const administers = may(scope, 'members', 'rw');
  const by = sort.replace('-', '');
  const isClosed = by === 'access' ? !administers : ['unit', 'share'].includes(by) && !may(scope, 'rooms', 'r');
  return { tab: tab === 'active' && !administers ? 'all' : tab, sort: isClosed ? 'name' : sort, filters };
}

/** Name, unit, phone or e-mail; what the reader may not see of others finds nobody. */
function found(scope: Scope, text: string, today: string): SQL {
  const [start, inside] = searchPatterns(text);
  const like = (t: string) => `%${t.replace(/[\\%_]/g, '\\$&')}%`;
  const digits = text.replace(/\D/g, '');
  const open = may(scope, 'members', 'rw') ? sql`` : sql` and c.is_public`;
  const byPhone =
    digits.length < 3
      ? sql``
      : sql` or exists (select from member_contact c where c.svj_id = ${scope.svjId} and c.member_id = m.id
          and c.kind = 'phone' and c.value like ${like(digits)}${open})`;
  // Who administers people knows their addresses. Logins are looked up one by one: a search would read those of all houses.
  const byMail =
    may(scope, 'members', 'rw') && text.includes('@')
      ? sql` or exists (select from member_contact c where c.svj_id = ${scope.svjId} and c.member_id = m.id
          and c.kind = 'email' and c.value ilike ${like(text.trim())})
        or (select a.email from account a where a.id = m.account_id) ilike ${like(text.trim())}`
      : sql``;
  const byUnit = may(scope, 'rooms', 'r')
    ? sql` or exists (
    select from ownership_member om
    join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id and ${holdsOn(o, today)}
    join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
    where om.svj_id = m.svj_id and om.member_id = m.id and u.number ilike ${like(text.trim())})`
    : sql``;
  return sql` and (m.name_key like ${start} or m.name_key like ${inside}${byUnit}${byPhone}${byMail})`;
}

/** Of `m`: the entrance is theirs; who may read units also finds by it those who own one behind it. */
const livesBy = (scope: Scope, entrance: number, today: string): SQL => {
  const owned = may(scope, 'rooms', 'r')
    ? sql` or exists (select from ownership_member om
    join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id and ${holdsOn(o, today)}
    join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null and u.entrance_id = ${entrance}
    where om.svj_id = m.svj_id and om.member_id = m.id)`
    : sql``;
  return sql` and (m.entrance_id = ${entrance}${owned})`;
};

/** A fixed menu of filters, so that prepared statements stay a bounded set. */
function kept(scope: Scope, { text, role, customRole, entrance, access: by }: Listing['filters'], today: string): SQL {
  const parts: SQL[] = [];
  if (text) parts.push(found(scope, text, today));
  if (role) parts.push(sql` and m.role = ${role}`);
  if (customRole) parts.push(sql` and m.custom_role_id = ${customRole}`);
  if (entrance) parts.push(livesBy(scope, entrance, today));
  if (by && may(scope, 'members', 'rw')) parts.push(sql` and ${access[by]}`);
  return sql.join(parts, sql``);
}

const surname = sql`(coalesce(m.company_name, m.last_name)) collate "cs-x-icu"`;
const firstName = sql`(m.first_name) collate "cs-x-icu"`;
const firstUnit = (today: string) => sql`(
  select min(u.number collate cs_numeric) from ownership_member om
  join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id and ${holdsOn(o, today)}
  join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
  where om.svj_id = m.svj_id and om.member_id = m.id)`;
const wholeShare = (today: string) => sql`(
  select sum(s.num::numeric / s.den * o.num / o.den) from ownership_member om
  join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id and ${holdsOn(o, today)}
  join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
  join unit_share s on s.svj_id = o.svj_id and s.unit_id = o.unit_id and ${holdsOn(s, today)}
  where om.svj_id = m.svj_id and om.member_id = m.id)`;

function orderOf(sort: Listing['sort'], today: string): SQL {
  const down = sort.startsWith('-') ? sql` desc` : sql``;
  const by: Record<string, () => SQL> = {
    role: () => sql`array_position(${sql.param(roleIds)}::text[], m.role)`,
    unit: () => sql`${firstUnit(today)} collate cs_numeric`,
    share: () => wholeShare(today),
    access: () => sql`case when m.has_access and m.is_active then 0 when m.has_access then 1 else 2 end`,
  };
  const asked = by[sort.replace('-', '')];
  const first = asked ? sql`${asked()}${down} nulls last, ` : sql``;
  const names = asked ? sql`${surname}, ${firstName}` : sql`${surname}${down}, ${firstName}${down}`;
  return sql` order by ${first}${names}, m.id${asked ? sql`` : down}`;
}

export type Columns = NameColumns & {
  sex: MemberRow['sex'];
  /** Key of the photograph. */
  avatar: string | null;
  role: RoleId;
  custom_role_id: number | null;
  custom_title: string | null;
  has_access: boolean;
  is_active: boolean;
  archived: boolean;
  died: boolean;
};

export const accessOf = (row: Pick<Columns, 'has_access' | 'is_active'>): Access =>
  row.has_access ? (row.is_active ? 'active' : 'waiting') : 'none';

type Beside = { email: string | null; phone: string | null; homes: HomeRow[] | null };

function toRow(row: Columns & Beside, tellsAccess: boolean): MemberRow {
  const rooms = (row.homes ?? []).map(homeOf);
  return {
    ...nameOf(row),
    sex: row.sex,
    role: { name: row.role, title: row.custom_title, customRoleId: row.custom_role_id },
    avatar: row.avatar,
    email: row.email,
    phone: row.phone,
    rooms: [...new Map(rooms.map((h) => [h.id, { id: h.id, number: h.number }])).values()],
    share: shareOfHouse(rooms),
    access: tellsAccess ? accessOf(row) : null,
    archived: row.archived,
    died: row.died,
  };
}

/** One page of members as the reader may see them, in one statement: what stands beside them is looked up for the page alone. */
export async function listMembers(db: Db, scope: Scope, listing: Listing, page: Page, now: Date): Promise<MemberRow[]> {
  const { tab, sort, filters } = permitted(scope, listing);
  const today = dayIn(now);
  const [homes, owned] = may(scope, 'rooms', 'r')
    ? [sql`owned.homes`, homesOfPage(scope, today)]
    : [sql`null::json as homes`, sql``];
  keepPlans(db);
  const { rows } = await db.execute<Columns & Beside>(sql`
    with page as materialized (
      -- Numbered as they come: what they are ordered by may take long of each, and is counted once.
      select listed.*, row_number() over () as place from (
        select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, m.sex, m.avatar, m.role,
          m.custom_role_id, r.title as custom_title, m.has_access, m.is_active, m.archived_at is not null as archived,
          m.died_on is not null as died
        from member m
        left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
        where ${seen(scope)} and ${tabs[tab]}${kept(scope, filters, today)}
        ${orderOf(sort, today)}
        ${pageOf(page)}) listed)
    select page.id, page.kind, page.title_before, page.first_name, page.last_name, page.title_after, page.company_name, page.sex,
      page.avatar, page.role, page.custom_role_id, page.custom_title, page.has_access, page.is_active, page.archived, page.died,
      calls.email, calls.phone, ${homes}
    from page ${callsOfPage(scope)} ${owned}
    order by page.place`);
  return rows.map((row) => toRow(row, may(scope, 'members', 'rw')));
}

type Counts = Record<Listing['tab'] | 'filtered', number>;

/** Counts of all tabs the reader may see, and of the rows that the filters of this tab leave. */
export async function countTabs(db: Db, scope: Scope, listing: Listing, now: Date): Promise<Counts> {
  const { tab, filters } = permitted(scope, listing);
  const passing = sql`${tabs[tab]}${kept(scope, filters, dayIn(now))}`;
  const { rows } = await db.execute<Counts>(sql`
    select count(*) filter (where ${tabs.all}) as all, count(*) filter (where ${tabs.committee}) as committee,
      count(*) filter (where ${tabs.active}) as active, count(*) filter (where ${tabs.waiting}) as waiting,
      count(*) filter (where ${tabs.companies}) as companies, count(*) filter (where ${tabs.archived}) as archived,
      count(*) filter (where ${passing}) as filtered
    from member m where ${seen(scope)}`);
  return rows[0] as Counts;
}
