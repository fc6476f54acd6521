import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

export type AtDoor = {
  proxy: number;
  seat: number;
  since: string;
  owners: string;
  units: string;
  num: string | null;
  den: string | null;
  state: 'waiting' | 'approved' | 'refused' | 'revoked';
  principal_id: number;
  agent_id: number | null;
  agent_name: string;
  /** Of the power, as whoever confirms it has read it. */
  version: number;
  updated_at: string;
};

/** Powers of those who stand at the door of the meeting and do not count yet, in the order in which they came. */
export async function powersAtDoor(db: Db, scope: Scope, meetingId: number): Promise<AtDoor[]> {
  const { rows } = await db.execute<AtDoor>(sql`
    select d.proxy_id as proxy, d.seat_id as seat, d.since, s.owners, s.units, s.num::text, s.den::text, p.state,
      p.principal_id, p.agent_id, p.agent_name, p.version, p.updated_at
    from meeting_door d
    join vote_seat s on s.svj_id = d.svj_id and s.id = d.seat_id and s.parted_seq is null
    join vote_proxy p on p.svj_id = d.svj_id and p.id = d.proxy_id
    where d.svj_id = ${scope.svjId} and d.meeting_id = ${meetingId}
    order by d.since, d.seat_id`);
  return rows;
}

/**
 * How many powers of people at the door wait: to be decided, or, confirmed elsewhere, to be let in. The first resolution does
 * not close before it.
 */
export async function countWaiting(db: Db, scope: Scope, meetingId: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from meeting_door d
    join vote_proxy p on p.svj_id = d.svj_id and p.id = d.proxy_id and p.state in ('waiting', 'approved')
    where d.svj_id = ${scope.svjId} and d.meeting_id = ${meetingId}`);
  return Number(rows[0]?.n ?? 0);
}

/** Holds the powers at the door until the transaction ends: whoever decides one holds it before what waits for a second person. */
export async function holdAtDoor(db: Db, scope: Scope, meetingId: number): Promise<void> {
  await db.execute(sql`
    select from vote_proxy p where p.svj_id = ${scope.svjId} and p.id in (
      select d.proxy_id from meeting_door d where d.svj_id = ${scope.svjId} and d.meeting_id = ${meetingId})
    order by p.id for update`);
}

type Standing = { meetingId: number; seatId: number; proxyId: number | null };

/** Somebody stands at the door for the seat; whoever stood there before does not. */
export async function keepAtDoor(db: Db, scope: Scope, one: Standing, now: Date): Promise<void> {
  await db.execute(sql`
    insert into meeting_door as d (svj_id, meeting_id, seat_id, proxy_id, since)
    values (${scope.svjId}, ${one.meetingId}, ${one.seatId}, ${one.proxyId}, ${now.toISOString()})
    on conflict (svj_id, meeting_id, seat_id) do update set proxy_id = excluded.proxy_id, since = excluded.since
    where d.proxy_id is distinct from excluded.proxy_id`);
}

export async function leaveDoor(db: Db, scope: Scope, meetingId: number, seats: readonly number[]): Promise<void> {
  if (seats.length === 0) return;
  await db.execute(sql`
    delete from meeting_door where svj_id = ${scope.svjId} and meeting_id = ${meetingId}
      and seat_id = any(${sql.param([...seats])}::bigint[])`);
}
