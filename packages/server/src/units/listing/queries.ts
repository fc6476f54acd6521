import { type SQL, sql } from 'drizzle-orm';
import { stamp } from '#contract/base/calls/ids.ts';
import { type Fraction, fraction, toText } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { searchPatterns } from '#contract/base/words/search.ts';
import type { MemberName } from '#contract/members/schema.ts';
import type { UnitRow, UnitType, unitSorts, unitTabs } from '#contract/units/schema.ts';
import { type Db, keepPlans } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import { holdsOn } from '../../base/db/periods.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns as MemberColumns, nameOf } from '../../base/people/people.ts';

export type Listing = {
  tab: (typeof unitTabs)[number];
  sort: (typeof unitSorts)[number];
  filters: { text?: string; number?: string; owner?: string; entrance?: number; type?: UnitType };
  /** The day the house is asked about; today when left out. */
  day?: string | undefined;
  /** Found by the text as well: their variable symbol begins with it. */
  symbols?: readonly number[];
};

const s = sql.raw('s');
const o = sql.raw('o');
const r = sql.raw('r');
const p = sql.raw('p');

/**
 * What the owners of `unit u` add up to, asked of each unit by itself: joined as a list of all units it would be made anew
 * for each of them while the database has not counted the rows of a house that was just imported.
 */
const owned = (scope: Scope, today: string): SQL => sql`
  left join lateral (
    select count(*) as entries, sum(num * div(l, den)) = max(l) as is_whole, sum(num * div(l, den)) as num, max(l) as den
    from (
      select o.num, o.den, lcm_all(o.den) over () as l from ownership o
      where o.svj_id = ${scope.svjId} and o.unit_id = u.id and ${holdsOn(o, today)}
    ) parts
  ) own on own.entries > 0`;

/** Units with what keeps each from voting as one; the same question as `problemsOf`, asked of many rows at once. */
const state = (scope: Scope, today: string, owners: SQL = owned(scope, today)): SQL => sql`
  from unit u
  left join unit_share s on s.svj_id = u.svj_id and s.unit_id = u.id and ${holdsOn(s, today)}
  ${owners}
  left join entrance e on e.svj_id = u.svj_id and e.id = u.entrance_id
  left join unit_representative r on r.svj_id = u.svj_id and r.unit_id = u.id and ${holdsOn(r, today)}
  where u.svj_id = ${scope.svjId} and u.deleted_at is null`;

const troubled = sql`(s.id is null or own.entries is null or not own.is_whole or (own.entries > 1 and r.id is null))`;

/**
 * The same of `unit u` with its share `s`, where all units of the house are asked at once: those whose owners add up are found
 * in one reading, whether or not the database has counted its rows. Denominators are brought together where they differ.
 */
const troubledAtOnce = (scope: Scope, today: string): SQL => sql`(s.id is null or (u.id in (
  select o.unit_id from ownership o where o.svj_id = ${scope.svjId} and ${holdsOn(o, today)} group by o.unit_id
  having case when min(o.den) = max(o.den) then sum(o.num) = max(o.den) else (
      select sum(x.num * div(x.l, x.den)) = max(x.l) from (
        select p.num, p.den, lcm_all(p.den) over () as l from ownership p
        where p.svj_id = ${scope.svjId} and p.unit_id = o.unit_id and ${holdsOn(p, today)}) x) end
    and (count(*) = 1 or exists (select from unit_representative r
      where r.svj_id = ${scope.svjId} and r.unit_id = o.unit_id and ${holdsOn(r, today)})))) is not true)`;

function tabOf(tab: Listing['tab'], problems = troubled): SQL {
  if (tab === 'flats') return sql` and u.type = 'flat'`;
  if (tab === 'others') return sql` and u.type <> 'flat'`;
  return tab === 'problems' ? sql` and ${problems}` : sql``;
}

const ownedBy = (name: string, today: string): SQL => {
  const [start, inside] = searchPatterns(name);
  return sql`exists (
      select from ownership o
      join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
      join member m on m.svj_id = om.svj_id and m.id = om.member_id
      where o.svj_id = u.svj_id and o.unit_id = u.id and ${holdsOn(o, today)}
        and (m.name_key like ${start} or m.name_key like ${inside}))`;
};

const numbered = (number: string): SQL => sql`u.number ilike ${`%${number.trim().replace(/[\\%_]/g, '\\$&')}%`}`;

/** A fixed menu of filters, so that prepared statements stay a bounded set. */
function filtersOf({ filters: f, symbols = [] }: Listing, today: string): SQL {
  const parts: SQL[] = [];
  const these = symbols.length > 0 ? sql` or u.id = any(${sql.param([...symbols])}::bigint[])` : sql``;
  if (f.text) parts.push(sql` and (${numbered(f.text)} or ${ownedBy(f.text, today)}${these})`);
  if (f.number) parts.push(sql` and ${numbered(f.number)}`);
  if (f.entrance) parts.push(sql` and u.entrance_id = ${f.entrance}`);
  if (f.type) parts.push(sql` and u.type = ${f.type}`);
  if (f.owner) parts.push(sql` and ${ownedBy(f.owner, today)}`);
  return sql.join(parts, sql``);
}

const firstOwner = (today: string) => sql`(
  select min(coalesce(m.company_name, m.last_name) collate "cs-x-icu") from ownership o
  join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
  join member m on m.svj_id = om.svj_id and m.id = om.member_id
  where o.svj_id = u.svj_id and o.unit_id = u.id and ${holdsOn(o, today)})`;

function orderOf(sort: Listing['sort'], today: string): SQL {
  const down = sort.startsWith('-') ? sql` desc` : sql``;
  const number = sql`u.number collate cs_numeric`;
  const by: Record<string, SQL> = {
    number,
    floor: sql`u.floor`,
    type: sql`u.type`,
    share: sql`s.num::numeric / s.den`,
    owner: firstOwner(today),
  };
  return sql` order by ${by[sort.replace('-', '')] ?? number}${down} nulls last, ${number}, u.id`;
}

type Row = {
  id: number;
  number: string;
  floor: number | null;
  type: UnitType;
  use_mode: UnitRow['useMode'];
  persons: number | null;
  version: number;
  updated_at: string;
  entrance_id: number | null;
  entrance_name: string | null;
  num: number | bigint | null;
  den: number | bigint | null;
  owners: NameColumns[] | null;
};

export const shareOf = (row: { num: number | bigint | null; den: number | bigint | null }): string | null =>
  row.num === null || row.den === null ? null : toText(fraction(row.num, row.den));

function toRow(row: Row): UnitRow {
  return {
    id: row.id,
    number: row.number,
    entrance: row.entrance_id === null ? null : { id: row.entrance_id, name: row.entrance_name ?? '' },
    floor: row.floor,
    type: row.type,
    useMode: row.use_mode,
    persons: row.persons,
    share: shareOf(row),
    svj_users: namesOf(row.owners ?? []),
    updatedAt: stamp(row.version, new Date(row.updated_at)),
  };
}

/** Units of the house; with what keeps each from voting only where the page is chosen or ordered by it. */
const chosen = (scope: Scope, { tab, sort }: Listing, today: string): SQL =>
  tab === 'problems' || sort.endsWith('share')
    ? state(scope, today, tab === 'problems' ? owned(scope, today) : sql``)
    : sql` from unit u where u.svj_id = ${scope.svjId} and u.deleted_at is null`;

/** Owners of `unit u` on the day, in the order of entries. */
const ownersOf = (scope: Scope, today: string): SQL => sql`(
  select json_agg(json_build_object('member_id', m.id, 'kind', m.kind, 'title_before', m.title_before,
    'first_name', m.first_name, 'last_name', m.last_name, 'title_after', m.title_after, 'company_name', m.company_name)
    order by o.id, om.position)
  from ownership o
  join ownership_member om on om.svj_id = ${scope.svjId} and om.ownership_id = o.id
  join member m on m.svj_id = ${scope.svjId} and m.id = om.member_id
  where o.svj_id = ${scope.svjId} and o.unit_id = u.id and ${holdsOn(o, today)})`;

/** One page of units with their owners of the day. Names and shares are looked up for the page alone. */
export async function listUnits(db: Db, scope: Scope, listing: Listing, page: Page, now: Date): Promise<UnitRow[]> {
  const today = listing.day ?? dayIn(now);
  const order = orderOf(listing.sort, today);
  const { rows } = await db.execute<Row>(sql`
    select u.id, u.number, u.floor, u.type, u.use_mode, u.persons, u.version, u.updated_at,
      u.entrance_id, e.name as entrance_name, s.num, s.den, ${ownersOf(scope, today)} as owners
    from (select u.* ${chosen(scope, listing, today)}${tabOf(listing.tab)}${filtersOf(listing, today)}
      ${order} ${pageOf(page)}) u
    left join entrance e on e.svj_id = ${scope.svjId} and e.id = u.entrance_id
    left join unit_share s on s.svj_id = ${scope.svjId} and s.unit_id = u.id and ${holdsOn(s, today)}
    ${order}`);
  return rows.map(toRow);
}

/** A member's name beside another row, whose id has the short name. */
export type NameColumns = Omit<MemberColumns, 'id'> & { member_id: number };
export const nameFrom = (row: NameColumns): MemberName => nameOf({ ...row, id: row.member_id });

/** Each person once a unit. */
const namesOf = (owners: readonly NameColumns[]): MemberName[] =>
  owners.filter((m, n) => owners.findIndex((o) => o.member_id === m.member_id) === n).map(nameFrom);

export type Counts = { all: number; flats: number; others: number; problems: number; filtered: number };

/** Counts of all tabs, and of the rows that the filters of this tab leave. */
export async function countTabs(db: Db, scope: Scope, listing: Listing, now: Date): Promise<Counts> {
  const today = listing.day ?? dayIn(now);
  const problems = troubledAtOnce(scope, today);
  const kept = sql`true${tabOf(listing.tab, problems)}${filtersOf(listing, today)}`;
  keepPlans(db);
  const { rows } = await db.execute<Counts>(sql`
    select count(*) as all, count(*) filter (where u.type = 'flat') as flats,
      count(*) filter (where u.type <> 'flat') as others,
      count(*) filter (where ${problems}) as problems,
      count(*) filter (where ${kept}) as filtered
    from unit u left join unit_share s on s.svj_id = u.svj_id and s.unit_id = u.id and ${holdsOn(s, today)}
    where u.svj_id = ${scope.svjId} and u.deleted_at is null`);
  return rows[0] as Counts;
}

export async function countUnits(db: Db, scope: Scope): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n from unit where svj_id = ${scope.svjId} and deleted_at is null`,
  );
  return rows[0]?.n ?? 0;
}

/** Shares of the house that hold now, one for each unit that has one. */
export async function houseShares(db: Db, scope: Scope, now: Date): Promise<Fraction[]> {
  const { rows } = await db.execute<{ num: number | bigint; den: number | bigint }>(sql`
    select s.num, s.den from unit_share s
    join unit u on u.svj_id = s.svj_id and u.id = s.unit_id and u.deleted_at is null
    where s.svj_id = ${scope.svjId} and ${holdsOn(s, dayIn(now))}`);
  return rows.map((x) => fraction(x.num, x.den));
}

type Troubled = {
  id: number;
  number: string;
  no_share: boolean;
  entries: number;
  is_whole: boolean | null;
  num: string | null;
  den: string | null;
  no_representative: boolean;
};

/** Units with a problem, by number; at most `limit`, with how many there are in all. */
export async function troubledUnits(db: Db, scope: Scope, limit: number, now: Date) {
  const today = dayIn(now);
  const { rows } = await db.execute<Troubled & { total: number }>(sql`
    select u.id, u.number, s.id is null as no_share, coalesce(own.entries, 0) as entries, own.is_whole, own.num, own.den,
      coalesce(own.entries > 1, false) and r.id is null as no_representative, count(*) over () as total
    ${state(scope, today)} and ${troubled}
    order by u.number collate cs_numeric, u.id limit ${limit}`);
  return rows;
}
