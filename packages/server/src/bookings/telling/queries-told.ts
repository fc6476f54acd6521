import { and, eq, inArray, sql } from 'drizzle-orm';
import { writersOf } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { agenda } from '../../events/rows/queries-audience.ts';
import { isFree } from '../rows/queries-waits.ts';
import { booking, bookingThing, bookingWait } from '../rows/tables.ts';

const thing = sql<string>`(select t.name from booking_thing t where t.svj_id = booking.svj_id and t.id = booking.thing_id)`;
const unit = sql<string>`(select u.number from unit u where u.svj_id = booking.svj_id and u.id = booking.unit_id)`;

/** Bookings as mails tell of them. */
export const bookingsToTell = (db: Db, scope: Scope, ids: readonly number[]) =>
  db
    .select({
      ...{ id: booking.id, memberId: booking.memberId, state: booking.state, endedWhy: booking.endedWhy },
      ...{ reason: booking.reason, wallFrom: booking.wallFrom, wallTo: booking.wallTo },
      ...{
        startsAt: booking.startsAt,
        endsAt: booking.endsAt,
        offeredUntil: booking.offeredUntil,
        thing,
        unit,
        thingId: booking.thingId,
      },
    })
    .from(booking)
    .where(and(eq(booking.svjId, scope.svjId), inArray(booking.id, [...ids])));
export type ToldBooking = Awaited<ReturnType<typeof bookingsToTell>>[number];

/** Of these members, those who decide of bookings now. */
export const decidersAmong = (db: Db, scope: Scope, members: readonly number[]): Promise<number[]> =>
  idsOf(
    db,
    sql`select w.id from (${writersOf(scope, agenda)}) w where w.id = any(${sql.param([...members])}::bigint[])`,
  );

/** Times that somebody waited for, and whether nobody holds them still. */
export const waitsToTell = (db: Db, scope: Scope, ids: readonly number[]) =>
  db
    .select({
      ...{ id: bookingWait.id, memberId: bookingWait.memberId, thingId: bookingWait.thingId, thing: bookingThing.name },
      ...{ wallFrom: bookingWait.wallFrom, wallTo: bookingWait.wallTo, endsAt: bookingWait.endsAt },
      isFree,
    })
    .from(bookingWait)
    .innerJoin(bookingThing, and(eq(bookingThing.svjId, bookingWait.svjId), eq(bookingThing.id, bookingWait.thingId)))
    .where(and(eq(bookingWait.svjId, scope.svjId), inArray(bookingWait.id, [...ids])));
export type ToldWait = Awaited<ReturnType<typeof waitsToTell>>[number];
