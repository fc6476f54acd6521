import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db.ts';
import type { Scope } from '../../base/gate.ts';

/** `proxy` is the power of attorney by which somebody is there for the owner. */
export type Presence = { seat: number; arrivedAt: Date; leftAt: Date | null; person: string; proxy: number | null };

/** Who of these seats has come, and whether they are still there. */
export async function presenceOf(
  db: Db,
  scope: Scope,
  voteId: number,
  seatIds: readonly number[],
): Promise<Map<number, Presence>> {
  type Row = { seat: number; arrived_at: string; left_at: string | null; person: string; proxy: number | null };
  const { rows } = await db.execute<Row>(sql`
    select seat_id as seat, arrived_at, left_at, person, proxy_id as proxy from vote_presence
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and seat_id = any(${sql.param([...seatIds])}::bigint[])`);
  const toPresence = (r: Row): Presence => ({
    seat: r.seat,
    arrivedAt: new Date(r.arrived_at),
    leftAt: r.left_at === null ? null : new Date(r.left_at),
    person: r.person,
    proxy: r.proxy,
  });
  return new Map(rows.map((r) => [r.seat, toPresence(r)]));
}

/** Keeps the attendance of seats in one statement. */
export async function keepPresence(db: Db, scope: Scope, voteId: number, rows: readonly Presence[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into vote_presence (svj_id, vote_id, seat_id, arrived_at, left_at, person, proxy_id)
    select ${scope.svjId}::bigint, ${voteId}::bigint, seat, "arrivedAt", "leftAt", person, proxy
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p
      (seat bigint, "arrivedAt" timestamptz, "leftAt" timestamptz, person text, proxy bigint)
    order by seat
    on conflict (svj_id, vote_id, seat_id) do update
    set arrived_at = excluded.arrived_at, left_at = excluded.left_at, person = excluded.person,
      proxy_id = excluded.proxy_id`);
}
