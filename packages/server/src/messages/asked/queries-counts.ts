import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { isReader, isWriter, knowsOthers } from '../rows/queries-audience.ts';

type Accepts = { done: number; total: number };

/**
 * Of messages that ask for it: how many people each is for but for its author, and how many of them confirmed the version
 * it is at; nothing of those where the asker may not know of the others. People and their places are read once for all; whom
 * a message names is the same question as in `recipientsOf`, and left out where none names anybody.
 */
export async function acceptsOf(
  db: Db,
  scope: Scope,
  asking: readonly { id: number; everyone: boolean }[],
  now: Date,
): Promise<Map<number, Accepts>> {
  if (asking.length === 0) return new Map();
  const ids = sql.param(asking.map((m) => m.id));
  const counted = asking.every((m) => m.everyone) ? ofAll(scope) : ofNamed(scope, now);
  const { rows } = await db.execute<Accepts & { id: number }>(sql`
    with asked as (
      select id, to_public, everyone, content_version, owner_id from message
      where svj_id = ${scope.svjId} and id = any(${ids}::bigint[]) and accept_read and not concept
        and ${knowsOthers(scope, sql`message.id`)}
    ), reader as materialized (
      select m.id, m.role, m.custom_role_id, ${isWriter(scope)} as writes from member m where ${isReader(scope, sql`true`)}
    ), readers as materialized (
      select count(*) as n, count(*) filter (where writes) as writers from reader
    ), ${counted}`);
  return new Map(rows.map(({ id, done, total }) => [id, { done, total }]));
}

/** Of messages that are for everybody. */
const ofAll = (scope: Scope) => sql`confirmed as (
      select t.id, count(*) as done from asked t
      join confirmation c on c.svj_id = ${scope.svjId} and c.owner = 'message' and c.owner_id = t.id
        and c.content_version = t.content_version
      join reader r on r.id = c.member_id and r.id is distinct from t.owner_id and (t.to_public or r.writes)
      group by t.id
    )
    select t.id, coalesce(d.done, 0) as done,
      (case when t.to_public then a.n else a.writers end) - (o.id is not null)::int as total
    from asked t cross join readers a
    left join reader o on o.id = t.owner_id and (t.to_public or o.writes)
    left join confirmed d on d.id = t.id`;

/** Of messages of which some name groups, entrances or units. */
const ofNamed = (scope: Scope, now: Date) => sql`named as (
      select a.owner_id as message_id, a.entrance_id, a.unit_id, a.role, a.custom_role_id from audience_part a
      join asked on asked.id = a.owner_id and not asked.everyone
      where a.svj_id = ${scope.svjId} and a.owner = 'message'
    ), place as materialized (
      select * from house_places(${scope.svjId}, ${dayIn(now)}::date) where exists (select from named)
    ), aimed as (
      select n.message_id, p.member_id from named n join place p on p.unit_id = n.unit_id
      union select n.message_id, p.member_id from named n join place p on p.entrance_id = n.entrance_id
      union select n.message_id, r.id from named n join reader r on r.role = n.role
      union select n.message_id, r.id from named n join reader r on r.custom_role_id = n.custom_role_id
    ), meant as (
      select t.id, count(*) as total from asked t join aimed i on i.message_id = t.id
      join reader r on r.id = i.member_id and r.id is distinct from t.owner_id and (t.to_public or r.writes) group by t.id
    ), confirmed as (
      select t.id, count(*) as done from asked t
      join confirmation c on c.svj_id = ${scope.svjId} and c.owner = 'message' and c.owner_id = t.id
        and c.content_version = t.content_version
      join reader r on r.id = c.member_id and r.id is distinct from t.owner_id and (t.to_public or r.writes)
      where t.everyone or exists (select from aimed i where i.message_id = t.id and i.member_id = c.member_id)
      group by t.id
    )
    select t.id, coalesce(d.done, 0) as done, case when not t.everyone then coalesce(s.total, 0)
      else (case when t.to_public then a.n else a.writers end) - (o.id is not null)::int end as total
    from asked t cross join readers a
    left join reader o on o.id = t.owner_id and (t.to_public or o.writes)
    left join meant s on s.id = t.id left join confirmed d on d.id = t.id`;
