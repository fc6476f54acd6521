import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { wasOf } from '../census/queries-names.ts';
import { list, ofVote } from '../census/queries-register.ts';

/**
 * `proxy` is the power of attorney by which somebody is there for the owner; of a couple `person` holds the seat and
 * `beside` is in the room too.
 */
export type Presence = {
  seat: number;
  arrivedAt: Date;
  leftAt: Date | null;
  person: string;
  beside: string;
  proxy: number | null;
};

export type Spouse = { seat: number; id: number; name: string };

/** Who of these seats is one of a couple that owns it, by name. */
export async function couplesOf(
  db: Db,
  scope: Scope,
  voteId: number,
  seatIds: readonly number[],
): Promise<Map<number, Spouse[]>> {
  const { rows } = await db.execute<NameColumns & { seat: number }>(sql`
    select w.seat_id as seat, m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from vote_voter w join member m on m.svj_id = w.svj_id and m.id = w.member_id
    where w.svj_id = ${scope.svjId} and w.vote_id = ${voteId} and w.how = 'couple'
      and w.seat_id = any(${sql.param([...seatIds])}::bigint[])
    order by w.seat_id, m.id`);
  const people = rows.map((r) => ({ seat: r.seat, id: r.id, name: nameOf(r).full_name }));
  return Map.groupBy(people, (p) => p.seat);
}

/** Who of these seats has come, and whether they are still there. */
export async function presenceOf(
  db: Db,
  scope: Scope,
  voteId: number,
  seatIds: readonly number[],
): Promise<Map<number, Presence>> {
  type Row = {
    seat: number;
    arrived_at: string;
    left_at: string | null;
    person: string;
    beside: string;
    proxy: number | null;
  };
  const { rows } = await db.execute<Row>(sql`
    select seat_id as seat, arrived_at, left_at, person, beside, proxy_id as proxy from vote_presence
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and seat_id = any(${sql.param([...seatIds])}::bigint[])`);
  const toPresence = (r: Row): Presence => ({
    seat: r.seat,
    arrivedAt: new Date(r.arrived_at),
    leftAt: r.left_at === null ? null : new Date(r.left_at),
    person: r.person,
    beside: r.beside,
    proxy: r.proxy,
  });
  return new Map(rows.map((r) => [r.seat, toPresence(r)]));
}

/** Keeps the attendance of seats in one statement. */
export async function keepPresence(db: Db, scope: Scope, voteId: number, rows: readonly Presence[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into vote_presence (svj_id, vote_id, seat_id, arrived_at, left_at, person, beside, proxy_id)
    select ${scope.svjId}::bigint, ${voteId}::bigint, seat, "arrivedAt", "leftAt", person, beside, proxy
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p
      (seat bigint, "arrivedAt" timestamptz, "leftAt" timestamptz, person text, beside text, proxy bigint)
    order by seat
    on conflict (svj_id, vote_id, seat_id) do update
    set arrived_at = excluded.arrived_at, left_at = excluded.left_at, person = excluded.person,
      beside = excluded.beside,      proxy_id = excluded.proxy_id`);
}

/**
 * Who was written down by mistake never came: it goes from the attendance once it was taken back. The ledger keeps both
 * entries. Not where a point closed meanwhile, which counted them, nor where somebody else than the owner stood there.
 */
export async function forgetMistaken(db: Db, scope: Scope, voteId: number, seats: readonly number[]): Promise<void> {
  // Who came back has stood there since they first came: then there are more arrivals since.
  const arrivals = sql`from vote_entry e where e.svj_id = p.svj_id and e.vote_id = p.vote_id and e.seat_id = p.seat_id
    and e.kind = 'arrived' and (e.body::jsonb ->> 'time')::timestamptz >= p.arrived_at`;
  await db.execute(sql`
    delete from vote_presence p
    where p.svj_id = ${scope.svjId} and p.vote_id = ${voteId} and p.seat_id = any(${list(seats)})
      and p.left_at is not null and p.proxy_id is null and p.person = '' and p.beside = ''
      and (select count(*) ${arrivals}) = 1
      and not exists (select from vote_entry k where k.svj_id = p.svj_id and k.vote_id = p.vote_id and k.kind = 'point'
        and k.seq > (select min(e.seq) ${arrivals}))`);
}

/** Whoever was in the room for these seats does not stand for them any more. */
export async function leaveRoom(
  db: Db,
  scope: Scope,
  voteId: number,
  seats: readonly number[],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    update vote_presence set left_at = greatest(arrived_at, ${now.toISOString()}::timestamptz)
    where ${ofVote(scope, voteId)} and seat_id = any(${list(seats)}) and left_at is null`);
}

/** Whoever was in the room for the whole is there for this part of it alone, or for none. */
export async function partPresence(
  db: Db,
  scope: Scope,
  voteId: number,
  whole: number,
  here: number | null,
): Promise<void> {
  const ofWhole = sql`${ofVote(scope, voteId)} and seat_id = ${whole}`;
  await db.execute(sql`
    insert into vote_presence (svj_id, vote_id, seat_id, arrived_at, left_at, person, proxy_id)
    select svj_id, vote_id, ${here}::bigint, arrived_at, left_at, person, proxy_id
    from vote_presence where ${ofWhole} and ${here}::bigint is not null`);
  await db.execute(sql`delete from vote_presence where ${ofWhole}`);
}

/** Names go from the attendance of assemblies that have ended: at their seats, and where they came for somebody by a power. */
export async function forgetAttendance(db: Db, scope: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = sql`${sql.param([...ids])}::bigint[]`;
  await db.execute(sql`
    update vote_presence p set person = '', beside = '' from vote_seat s, vote v
    where p.svj_id = ${scope.svjId} and s.svj_id = p.svj_id and s.id = p.seat_id
      and v.svj_id = s.svj_id and v.id = s.vote_id and v.status = 'finish' and ${wasOf(gone)}`);
  await db.execute(sql`
    update vote_presence p set person = '' from vote_proxy x, vote v
    where p.svj_id = ${scope.svjId} and x.svj_id = p.svj_id and x.id = p.proxy_id and x.agent_id = any(${gone})
      and v.svj_id = p.svj_id and v.id = p.vote_id and v.status = 'finish'`);
}
