import { type SQL, sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { AcceptRow } from '#contract/confirmations/endpoints-accepts.ts';
import type { Reached } from '#contract/confirmations/rules.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { contactsToCall } from '../../members/listing/queries-around.ts';
import { paceOf } from '../../members/queries-news.ts';
import type { Asked, AskedOf } from '../asked/queries-asked.ts';
import { wordingOf } from '../asked/queries-wordings.ts';

const reach = sql`(case when m.has_access and m.is_active and m.account_id is not null then 'access'
  when exists (select from member_contact k where k.svj_id = m.svj_id and k.member_id = m.id and k.kind = 'email')
  then 'mail' else 'none' end)`;

/** One row with what asks: all there is to ask about it. */
export type Asking = { of: AskedOf; row: Asked };

const idOf = ({ row }: Asking): SQL => sql`${row.id}::bigint`;

/** Members it asks, `m`; its author is not asked. */
const people = (scope: Scope, asking: Asking, now: Date): SQL => sql`m.svj_id = ${scope.svjId}
  and m.id is distinct from ${asking.row.authorId}::bigint and m.id in (${asking.of.recipients(scope, idOf(asking), now)})`;

/** Their confirmation that counts, the latest of them, `c`. */
const withConfirmation = ({
  of,
  row,
}: Asking): SQL => sql`left join lateral (select * from confirmation o where o.svj_id = m.svj_id
  and o.owner = ${of.table} and o.owner_id = ${row.id} and o.content_version >= ${row.countedFrom} and o.member_id = m.id
  order by o.content_version desc limit 1) c on true`;

/** Their confirmation of the latest version that does not count any more, `c`. */
const withEarlier = ({
  of,
  row,
}: Asking): SQL => sql`left join lateral (select * from confirmation o where o.svj_id = m.svj_id
  and o.owner = ${of.table} and o.owner_id = ${row.id} and o.content_version < ${row.countedFrom} and o.member_id = m.id
  order by o.content_version desc limit 1) c on true`;

/** Of `member m`: confirmed an older version. */
const confirmedBefore = ({ of, row }: Asking): SQL => sql`exists (select from confirmation o where o.svj_id = m.svj_id
  and o.owner = ${of.table} and o.owner_id = ${row.id} and o.content_version < ${row.countedFrom} and o.member_id = m.id)`;

export type Standing = { done: number; total: number; earlier: number; muted: number; known: boolean } & Record<
  Reached,
  number
>;

/** How many have confirmed, of how many, and how the missing can be reached. */
export async function standingOf(db: Db, scope: Scope, asking: Asking, now: Date): Promise<Standing> {
  const missing = (way: Reached) => sql`count(*) filter (where c.id is null and ${reach} = ${way})`;
  const { rows } = await db.execute<Standing>(sql`
    select count(c.id) as done, count(*) as total, ${asking.of.knowsOthers(scope, idOf(asking))} as known, ${missing('none')} as none, ${missing('mail')} as mail,
      ${missing('access')} as access, count(*) filter (where ${confirmedBefore(asking)}) as earlier,
      count(*) filter (where c.id is null and ${reach} <> 'none' and ${paceOf(asking.of.module)} = 'never') as muted
    from member m ${withConfirmation(asking)} where ${people(scope, asking, now)}`);
  return rows[0] as Standing;
}

type Row = NameColumns & {
  at: string | null;
  how: AcceptRow['how'];
  recorded_by: number | null;
  version: number | null;
  wording: number | null;
  older: boolean;
  reach: Reached;
  login: string | null;
  units: string | null;
};

const surname = sql`(coalesce(m.company_name, m.last_name)) collate "cs-x-icu", (m.first_name) collate "cs-x-icu", m.id`;
const orders = {
  /** The latest first. */
  read: sql`c.confirmed_at desc, m.id`,
  missing: surname,
  earlier: surname,
  /** As the house stands: by units. */
  all: sql`u.first collate cs_numeric nulls last, ${surname}`,
};
export type AcceptList = keyof typeof orders;
const kept = {
  read: sql`and c.id is not null`,
  missing: sql`and c.id is null`,
  earlier: sql`and c.id is not null`,
  all: sql``,
};
type Page = { limit: number; offset: number };

/** Of `member m`: the asker may know whether they have confirmed. */
const open = (scope: Scope, asking: Asking): SQL =>
  sql`(m.id = ${scope.memberId ?? 0} or ${asking.of.knowsOthers(scope, idOf(asking))})`;

async function rowsOf(db: Db, scope: Scope, asking: Asking, list: AcceptList, { limit, offset }: Page, now: Date) {
  const { rows } = await db.execute<Row>(sql`
    with place as materialized (
      select p.member_id, min(n.number collate cs_numeric) as first,
        string_agg(n.number, ', ' order by n.number collate cs_numeric) as units
      from (select distinct member_id, unit_id from member_places(${scope.svjId}, ${dayIn(now)}::date)) p
      join unit n on n.svj_id = ${scope.svjId} and n.id = p.unit_id
      group by p.member_id
    )
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
      c.confirmed_at as at, c.how, c.recorded_by, c.content_version as version,
      ${wordingOf(sql`${asking.row.contentVersion}`)} as wording, ${reach} as reach, u.units,
      case when m.has_access and m.is_active then a.email end as login,
      ${confirmedBefore(asking)} as older
    from member m ${list === 'earlier' ? withEarlier(asking) : withConfirmation(asking)}
    left join place u on u.member_id = m.id
    left join account a on a.id = m.account_id
    where ${people(scope, asking, now)} ${kept[list]} and ${open(scope, asking)}
    order by ${orders[list]} limit ${limit} offset ${offset}`);
  return rows;
}

/** Names of whoever wrote confirmations down, gone or not. */
async function namesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, nameOf(r).full_name]));
}

/** What somebody confirmed; the wording it still has needs none that is kept. */
function wordingRead({ of, row }: Asking, { version, wording: id }: Row): AcceptRow['wording'] {
  if (version === null) return null;
  return {
    contentVersion: version,
    id,
    isKept: id !== null || version === row.contentVersion || of.keeps === 'versions',
  };
}

/** A page of those it asks: who has confirmed, who has not, or all. Ways to reach them as the asker may see them. */
export async function acceptRows(
  db: Db,
  scope: Scope,
  asking: Asking,
  list: AcceptList,
  page: Page,
  now: Date,
): Promise<AcceptRow[]> {
  const rows = await rowsOf(db, scope, asking, list, page, now);
  const administers = may(scope, 'acceptRead', 'rw');
  const missing = administers ? rows.filter((r) => r.at === null) : [];
  const contacts = await contactsToCall(
    db,
    scope,
    missing.map((r) => r.id),
  );
  const recorders = rows.flatMap((r) => (administers && r.recorded_by !== null ? [r.recorded_by] : []));
  const names = await namesOf(db, scope, recorders);
  const seesLogins = may(scope, 'members', 'rw');
  return rows.map((r) => ({
    user: { id: r.id, full_name: nameOf(r).full_name },
    units: r.units ?? '',
    isRead: r.at !== null,
    readDate: r.at && new Date(r.at).toISOString(),
    how: r.how,
    wording: administers || r.id === scope.memberId ? wordingRead(asking, r) : null,
    recordedBy: names.get(r.recorded_by ?? 0) ?? null,
    readOlder: administers && r.at === null && r.older,
    reach: administers && r.at === null ? r.reach : null,
    phone: contacts.get(`${r.id} phone`) ?? null,
    email: contacts.get(`${r.id} email`) ?? (seesLogins && administers && r.at === null ? r.login : null),
  }));
}

/** Of these members, those it asks who have not confirmed. */
export async function missingOf(
  db: Db,
  scope: Scope,
  asking: Asking,
  ids: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from member m ${withConfirmation(asking)}
    where ${people(scope, asking, now)} and c.id is null and m.id = any(${sql.param([...ids])}::bigint[])`);
  return new Set(rows.map((r) => r.id));
}

/** Ids of all whom it still waits for, as a query. */
export const missingMembers = (scope: Scope, asking: Asking, now: Date): SQL =>
  sql`select m.id from member m ${withConfirmation(asking)} where ${people(scope, asking, now)} and c.id is null`;

/** When people were last reminded of the version it is at. */
export async function lastReminder(db: Db, scope: Scope, { of, row }: Asking): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select max(created_at) as at from notice
    where svj_id = ${scope.svjId} and owner = ${of.table} and owner_id = ${row.id} and kind = 'reminder'
      and created_at >= ${row.changedAt ?? row.createdAt}`);
  return rows[0]?.at ? new Date(rows[0].at) : null;
}
