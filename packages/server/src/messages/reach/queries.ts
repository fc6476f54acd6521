import { type SQL, sql } from 'drizzle-orm';
import { defaultRoles, type RoleId, roleIds } from '#contract/access.ts';
import { dayIn, wallTime } from '#contract/base/dates.ts';
import type { Aim, Reach } from '#contract/messages/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../members/queries.ts';
import { isReader, recipientsOfAim } from '../queries-audience.ts';

type Way = Reach['people'][number]['way'];

const clock = sql.raw("'^[0-9]{2}:[0-9]{2}$'");
/** Of `member m`: in the middle of their quiet hours; the same question as `dueAt` asks of one person. */
function isQuiet(now: Date): SQL {
  const [from, to] = [sql`(m.settings -> 'quiet' ->> 'from')`, sql`(m.settings -> 'quiet' ->> 'to')`];
  const time = sql`${wallTime(now).slice(11, 16)}::text`;
  return sql`(${from} ~ ${clock} and ${to} ~ ${clock} and case when ${from} collate "C" > ${to} collate "C"
    then ${time} >= ${from} collate "C" or ${time} < ${to} collate "C"
    else ${time} >= ${from} collate "C" and ${time} < ${to} collate "C" end)`;
}

/** How `member m` with `account a` would get a mail now; an emergency asks nobody how they want it. */
const wayOf = (emergency: boolean, now: Date): SQL => sql`case
  when not (m.has_access and m.is_active and a.email is not null) and not exists (
    select from member_contact c where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'email') then 'noAddress'
  when ${emergency}::boolean then 'now'
  when m.settings -> 'notifications' ->> 'messages' = 'never' then 'muted'
  when m.settings -> 'notifications' ->> 'messages' in ('daily', 'weekly') or ${isQuiet(now)} then 'later'
  else 'now' end`;

const aimed = (scope: Scope, aim: Aim, now: Date): SQL => sql`
  from member m left join account a on a.id = m.account_id
  where m.svj_id = ${scope.svjId} and m.id in (${recipientsOfAim(scope, aim, now)})`;

/** How many people a message with this aim would reach, each way. */
export async function countReach(db: Db, scope: Scope, aim: Aim, now: Date): Promise<Map<Way, number>> {
  const { rows } = await db.execute<{ way: Way; n: number }>(sql`
    select ${wayOf(aim.emergency, now)} as way, count(*) as n ${aimed(scope, aim, now)} group by 1`);
  return new Map(rows.map((r) => [r.way, r.n]));
}

/** One page of those people, by name, with the units they own, represent or live in. */
export async function reachOf(
  db: Db,
  scope: Scope,
  aim: Aim,
  page: { limit: number; offset: number },
  now: Date,
): Promise<Reach['people']> {
  const { rows } = await db.execute<NameColumns & { way: Way; units: string }>(sql`
    with person as (
      select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
        ${wayOf(aim.emergency, now)} as way ${aimed(scope, aim, now)}
      order by (coalesce(m.company_name, m.last_name)) collate "cs-x-icu", (m.first_name) collate "cs-x-icu", m.id
      limit ${page.limit} offset ${page.offset}
    )
    select x.*, coalesce((select string_agg(u.number, ', ' order by u.number collate cs_numeric) from unit u
      where u.svj_id = ${scope.svjId} and u.id in (select p.unit_id
        from member_places(${scope.svjId}, ${dayIn(now)}::date) p where p.member_id = x.id)), '') as units
    from person x
    order by (coalesce(x.company_name, x.last_name)) collate "cs-x-icu", (x.first_name) collate "cs-x-icu", x.id`);
  return rows.map((r) => ({ id: r.id, full_name: nameOf(r).full_name, units: r.units, way: r.way }));
}

/** Groups that a message may be for, with how many people would get what all may read. */
export async function groupsOf(db: Db, scope: Scope, now: Date) {
  const reader = sql`select m.id, m.role, m.custom_role_id from member m where ${isReader(scope, sql`true`)}`;
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
