import { type SQL, sql } from 'drizzle-orm';
import { defaultRoles, type RoleId, roleIds } from '#contract/access.ts';
import type { Audience, Groups, Reach } from '#contract/audience/schema.ts';
import { dayIn, wallTime } from '#contract/base/time/dates.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { type Aimed, isReader } from './queries.ts';

type Way = Reach['people'][number]['way'];
/** Whom something that is being written would be for, and whether it asks nobody how they want it. */
export type Aim = Audience & { urgent: boolean };
type Of = Pick<Aimed, 'module'>;

const clock = sql.raw("'^[0-9]{2}:[0-9]{2}$'");
/** Of `member m`: in the middle of their quiet hours; the same question as `dueAt` asks of one person. */
function isQuiet(now: Date): SQL {
  const [from, to] = [sql`(m.settings -> 'quiet' ->> 'from')`, sql`(m.settings -> 'quiet' ->> 'to')`];
  const time = sql`${wallTime(now).slice(11, 16)}::text`;
  return sql`(${from} ~ ${clock} and ${to} ~ ${clock} and case when ${from} collate "C" > ${to} collate "C"
    then ${time} >= ${from} collate "C" or ${time} < ${to} collate "C"
    else ${time} >= ${from} collate "C" and ${time} < ${to} collate "C" end)`;
}

/** How `member m` with `account a` would get a mail now; what is urgent asks nobody how they want it. */
const wayOf = ({ module }: Of, urgent: boolean, now: Date): SQL => sql`case
  when not (m.has_access and m.is_active and a.email is not null) and not exists (
    select from member_contact c where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'email') then 'noAddress'
  when ${urgent}::boolean then 'now'
  when m.settings -> 'notifications' ->> ${module}::text = 'never' then 'muted'
  when m.settings -> 'notifications' ->> ${module}::text in ('daily', 'weekly') or ${isQuiet(now)} then 'later'
  else 'now' end`;

/** Ids of the members it would be for, as a subquery. */
export function recipientsOfAim(scope: Scope, of: Of, { audience, toPublic }: Audience, now: Date): SQL {
  const ids = (kind: 'entrance' | 'unit' | 'customRole') =>
    sql`${sql.param(audience.flatMap((a) => (a.kind === kind ? [a.id] : [])))}::bigint[]`;
  const roles = audience.flatMap((a) => (a.kind === 'role' ? [a.role] : []));
  const among = sql`(m.role = any(${sql.param(roles)}::text[]) or m.custom_role_id = any(${ids('customRole')})
    or m.id in (select p.member_id from member_places(${scope.svjId}, ${dayIn(now)}::date) p
      where p.unit_id = any(${ids('unit')}) or p.entrance_id = any(${ids('entrance')})))`;
  return sql`select m.id from member m
    where ${isReader(scope, of, sql`${toPublic}::boolean`)} and ${audience.length === 0 ? sql`true` : among}`;
}

const aimedAt = (scope: Scope, of: Of, aim: Aim, now: Date): SQL => sql`
  from member m left join account a on a.id = m.account_id
  where m.svj_id = ${scope.svjId} and m.id in (${recipientsOfAim(scope, of, aim, now)})`;

/** How many people it would reach, each way. */
async function countReach(db: Db, scope: Scope, of: Of, aim: Aim, now: Date): Promise<Map<Way, number>> {
  const { rows } = await db.execute<{ way: Way; n: number }>(sql`
    select ${wayOf(of, aim.urgent, now)} as way, count(*) as n ${aimedAt(scope, of, aim, now)} group by 1`);
  return new Map(rows.map((r) => [r.way, r.n]));
}

/** One page of those people, by name, with the units they own, represent or live in. */
async function peopleReached(
  db: Db,
  scope: Scope,
  of: Of,
  aim: Aim,
  page: { limit: number; offset: number },
  now: Date,
): Promise<Reach['people']> {
  const { rows } = await db.execute<NameColumns & { way: Way; units: string }>(sql`
    with person as (
      select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
        ${wayOf(of, aim.urgent, now)} as way ${aimedAt(scope, of, aim, now)}
      order by (coalesce(m.company_name, m.last_name)) collate "cs-x-icu", (m.first_name) collate "cs-x-icu", m.id
      limit ${page.limit} offset ${page.offset}
    ), place as materialized (
      select p.member_id, p.unit_id from member_places(${scope.svjId}, ${dayIn(now)}::date) p
    )
    select x.*, coalesce((select string_agg(u.number, ', ' order by u.number collate cs_numeric) from unit u
      where u.svj_id = ${scope.svjId}
        and u.id in (select p.unit_id from place p where p.member_id = x.id)), '') as units
    from person x
    order by (coalesce(x.company_name, x.last_name)) collate "cs-x-icu", (x.first_name) collate "cs-x-icu", x.id`);
  return rows.map((r) => ({ id: r.id, full_name: nameOf(r).full_name, units: r.units, way: r.way }));
}

/** Whom it would reach and how, with one page of them. */
export async function reachOf(
  db: Db,
  scope: Scope,
  of: Of,
  aim: Aim,
  page: { limit: number; offset: number },
  now: Date,
): Promise<Reach> {
  const counts = await countReach(db, scope, of, aim, now);
  return {
    total: [...counts.values()].reduce((n, x) => n + x, 0),
    nowCount: counts.get('now') ?? 0,
    laterCount: counts.get('later') ?? 0,
    mutedCount: counts.get('muted') ?? 0,
    noAddressCount: counts.get('noAddress') ?? 0,
    people: await peopleReached(db, scope, of, aim, page, now),
  };
}

/** Groups that a thing may be for, with how many people would get what all may read. */
export async function groupsOf(db: Db, scope: Scope, of: Of, now: Date): Promise<Groups> {
  const reader = sql`select m.id, m.role, m.custom_role_id from member m where ${isReader(scope, of, sql`true`)}`;
  const entrances = await db.execute<{ id: number; name: string; count: number }>(sql`
    with reader as materialized (${reader})
    select e.id, e.name, count(distinct r.id) as count
    from entrance e
    left join member_places(${scope.svjId}, ${dayIn(now)}::date) p on p.entrance_id = e.id
    left join reader r on r.id = p.member_id
    where e.svj_id = ${scope.svjId} group by e.id, e.name order by e.name collate cs_numeric, e.id limit 200`);
  const roles = await db.execute<{ role: RoleId; count: number }>(sql`
    with reader as (${reader}) select role, count(*) as count from reader group by role`);
  const customRoles = await db.execute<{ id: number; name: string; count: number }>(sql`
    with reader as materialized (${reader})
    select c.id, c.title as name, count(r.id) as count
    from custom_role c left join reader r on r.custom_role_id = c.id
    where c.svj_id = ${scope.svjId} group by c.id, c.title order by (c.title) collate "cs-x-icu", c.id`);
  return {
    entrances: entrances.rows,
    roles: roles.rows
      .filter((r) => Object.hasOwn(defaultRoles, r.role))
      .sort((a, b) => roleIds.indexOf(a.role) - roleIds.indexOf(b.role)),
    customRoles: customRoles.rows,
  };
}
