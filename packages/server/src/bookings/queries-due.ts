import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Booking } from './rows/queries.ts';
import { booking, bookingWait } from './rows/tables.ts';

/** Across associations: bookings whose people are to be reminded by now. Where events are switched off they wait. */
export async function bookingsToRemind(db: Db, now: Date, most: number) {
  const { rows } = await db.execute<{ svjId: number; id: number }>(sql`
    select b.svj_id as "svjId", b.id from booking b join svj s on s.id = b.svj_id and 'events' = any(s.modules)
    where b.remind_at is not null and b.remind_at <= ${now} order by b.remind_at, b.svj_id, b.id limit ${most}`);
  return rows;
}

/** The booking, from now on reminded of; undefined when it is ended by now, or another server is at it. */
export async function takeToRemind(db: Db, scope: Scope, id: number, now: Date): Promise<Booking | undefined> {
  const due = sql`${booking.remindAt} is not null and ${booking.remindAt} <= ${now}`;
  const [row] = await db
    .select()
    .from(booking)
    .where(and(eq(booking.svjId, scope.svjId), eq(booking.id, id), eq(booking.state, 'booked'), due))
    .for('update', { skipLocked: true });
  if (row)
    await db
      .update(booking)
      .set({ remindAt: null })
      .where(and(eq(booking.svjId, scope.svjId), eq(booking.id, id)));
  return row;
}

/** Across associations: what was offered to somebody who did not take it by now. */
export async function offersOver(db: Db, now: Date, most: number) {
  const { rows } = await db.execute<{ svjId: number; id: number; thingId: number }>(sql`
    select b.svj_id as "svjId", b.id, b.thing_id as "thingId" from booking b join svj s on s.id = b.svj_id and 'events' = any(s.modules)
    where b.offered_until is not null and b.offered_until <= ${now} order by b.offered_until, b.svj_id, b.id limit ${most}`);
  return rows;
}

/** Across associations: which have bookings that ended before the moment, or times that somebody waited for and are over. */
export async function housesToForget(db: Db, before: Date, now: Date, most: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    (select distinct svj_id as id from booking where ends_at < ${before})
    union (select distinct svj_id from booking_wait where ends_at < ${now}) order by 1 limit ${most}`);
  return rows.map((r) => r.id);
}

export async function forgetOver(db: Db, scope: Scope, before: Date, now: Date): Promise<void> {
  await db.delete(booking).where(and(eq(booking.svjId, scope.svjId), lt(booking.endsAt, before)));
  await db.delete(bookingWait).where(and(eq(bookingWait.svjId, scope.svjId), lt(bookingWait.endsAt, now)));
}
