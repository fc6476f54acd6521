import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import type { Span } from '#contract/bookings/rules-times.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { booking } from './tables.ts';

export type Booking = typeof booking.$inferSelect;
/** With the number of its unit. */
export type Numbered = Booking & { number: string };
/** As lists show it. */
export type Listed = Pick<Numbered, 'id' | 'thingId' | 'unitId' | 'state' | 'number' | 'offeredUntil'> &
  Pick<Numbered, 'wallFrom' | 'wallTo' | 'startsAt' | 'endsAt'>;

const holding = ['asked', 'booked', 'offered'] as const;
const ours = (scope: Scope) => eq(booking.svjId, scope.svjId);
const holds = inArray(booking.state, [...holding]);
const number = sql<string>`(select u.number from unit u where u.svj_id = booking.svj_id and u.id = booking.unit_id)`;
/** What lists of bookings show: there may be hundreds of them. */
const listed = {
  ...{ id: booking.id, thingId: booking.thingId, unitId: booking.unitId, state: booking.state, number },
  ...{ wallFrom: booking.wallFrom, wallTo: booking.wallTo, startsAt: booking.startsAt, endsAt: booking.endsAt },
  offeredUntil: booking.offeredUntil,
};
const numbered = {
  ...{
    svjId: booking.svjId,
    id: booking.id,
    thingId: booking.thingId,
    unitId: booking.unitId,
    memberId: booking.memberId,
  },
  ...{ wallFrom: booking.wallFrom, wallTo: booking.wallTo, startsAt: booking.startsAt, endsAt: booking.endsAt },
  ...{ state: booking.state, decidedBy: booking.decidedBy, decidedAt: booking.decidedAt, reason: booking.reason },
  ...{
    endedWhy: booking.endedWhy,
    offeredUntil: booking.offeredUntil,
    remindAt: booking.remindAt,
    version: booking.version,
  },
  ...{ createdAt: booking.createdAt, updatedAt: booking.updatedAt, number },
};

/** Bookings that hold the thing somewhere between the moments. */
export const holdingBetween = (db: Db, scope: Scope, thingId: number, from: Date, to: Date): Promise<Numbered[]> =>
  db
    .select(numbered)
    .from(booking)
    .where(and(ours(scope), eq(booking.thingId, thingId), holds, lt(booking.startsAt, to), gt(booking.endsAt, from)))
    .orderBy(booking.startsAt);

/** Of these units what they hold and is not over, the nearest first. */
export async function openOfUnits(db: Db, scope: Scope, units: readonly number[], now: Date): Promise<Listed[]> {
  if (units.length === 0) return [];
  // However many they are, it is one text, which is planned once.
  const theirs = sql`${booking.unitId} = any(${sql.param([...units])}::bigint[])`;
  return db
    .select(listed)
    .from(booking)
    .where(and(ours(scope), theirs, holds, gt(booking.endsAt, now)))
    .orderBy(booking.startsAt, booking.id)
    .limit(500);
}

/** What waits for the committee and is not over, the nearest first. */
export const askedOf = (db: Db, scope: Scope, now: Date): Promise<Listed[]> =>
  db
    .select(listed)
    .from(booking)
    .where(and(ours(scope), eq(booking.state, 'asked'), gt(booking.endsAt, now)))
    .orderBy(booking.startsAt, booking.id)
    .limit(500);

export const countAsked = (db: Db, scope: Scope, now: Date): Promise<number> =>
  db.$count(booking, and(ours(scope), eq(booking.state, 'asked'), gt(booking.endsAt, now)));

/** Of those that wait for consent the one that begins first, called by its thing and unit; none when none waits. */
export async function firstToDecide(db: Db, scope: Scope, now: Date) {
  const { rows } = await db.execute<{ id: number; title: string; until: string }>(sql`
    select booking.id, t.name || ', ' || ${number} as title, booking.starts_at as until
    from booking join booking_thing t on t.svj_id = booking.svj_id and t.id = booking.thing_id
    where booking.svj_id = ${scope.svjId} and booking.state = 'asked' and booking.ends_at > ${now}
    order by booking.starts_at, booking.id limit 1`);
  return rows;
}

/** By things how many bookings of each are not over. */
export async function countOpen(db: Db, scope: Scope, now: Date): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ thing_id: number; n: number }>(sql`
    select thing_id, count(*) as n from booking
    where svj_id = ${scope.svjId} and state in ('asked', 'booked') and ends_at > ${now} group by thing_id`);
  return new Map(rows.map((r) => [r.thing_id, r.n]));
}

type Asked = { thingId: number; unitId: number; but?: number };
/**
 * First days of what the unit holds of the thing in these days, and how much it holds that is not over, of the thing and of all;
 * but for one, when said.
 */
export async function usedBy(db: Db, scope: Scope, { thingId, unitId, but }: Asked, from: Day, to: Day, now: Date) {
  const { rows } = await db.execute<{ thing_id: number; day: string; open: boolean }>(sql`
    select thing_id, left(wall_from, 10) as day, ends_at > ${now} as open from booking
    where svj_id = ${scope.svjId} and unit_id = ${unitId} and state in ('asked', 'booked', 'offered')
      and id is distinct from ${but ?? null}::bigint
      and (ends_at > ${now} or (thing_id = ${thingId} and wall_from >= ${from} and wall_from < ${to}))`);
  const own = rows.filter((r) => r.thing_id === thingId);
  return {
    days: own.filter(({ day }) => day >= from && day < to).map(({ day }) => day),
    open: own.filter((r) => r.open).length,
    openOfAll: rows.filter((r) => r.open).length,
  };
}

export type New = Pick<Booking, 'thingId' | 'unitId' | 'state' | 'remindAt'> &
  Partial<Pick<Booking, 'offeredUntil'>> & { span: Span };

/** Null where somebody holds any of it. */
export async function addBooking(db: Db, scope: Scope, { span, ...rest }: New, now: Date): Promise<Booking | null> {
  const when = { wallFrom: span.startsAt, wallTo: span.endsAt, startsAt: span.start, endsAt: span.end };
  const [row] = await db
    .insert(booking)
    .values({ ...rest, ...when, svjId: scope.svjId, memberId: scope.memberId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Undefined where the house has none of this id. */
export async function bookingOf(db: Db, scope: Scope, id: number): Promise<Numbered | undefined> {
  const [row] = await db
    .select(numbered)
    .from(booking)
    .where(and(ours(scope), eq(booking.id, id)));
  return row;
}

type Ending = Pick<Booking, 'state'> &
  Partial<Pick<Booking, 'endedWhy' | 'reason' | 'decidedBy' | 'decidedAt' | 'remindAt' | 'offeredUntil' | 'memberId'>>;

export async function changeBooking(db: Db, scope: Scope, had: Booking, set: Ending, now: Date): Promise<Booking> {
  const [row] = await db
    .update(booking)
    .set({ ...set, version: had.version + 1, updatedAt: now })
    .where(and(ours(scope), eq(booking.id, had.id)))
    .returning();
  return row as Booking;
}

/** What was offered, where nobody took it in time. */
export async function offerOver(db: Db, scope: Scope, id: number, now: Date): Promise<Booking | undefined> {
  const [row] = await db
    .select()
    .from(booking)
    .where(and(ours(scope), eq(booking.id, id), eq(booking.state, 'offered'), lte(booking.offeredUntil, now)));
  return row;
}

/** Ends what is held of the thing and not over; answers it. */
export const endAllOf = (db: Db, scope: Scope, thingId: number, now: Date): Promise<Booking[]> =>
  db
    .update(booking)
    .set({
      state: 'cancelled',
      endedWhy: 'thing',
      remindAt: null,
      offeredUntil: null,
      updatedAt: now,
      version: sql`${booking.version} + 1`,
    })
    .where(and(ours(scope), eq(booking.thingId, thingId), holds, gt(booking.endsAt, now)))
    .returning();

/** Ends what people hold of these units for days on which they do not belong to them; answers it. */
export const endOfStrangers = (db: Db, scope: Scope, units: readonly number[], now: Date): Promise<Booking[]> =>
  db
    .update(booking)
    .set({
      ...{ state: 'cancelled' as const, endedWhy: 'sold' as const, remindAt: null, offeredUntil: null },
      ...{ updatedAt: now, version: sql`${booking.version} + 1` },
    })
    .where(
      and(
        ours(scope),
        inArray(booking.unitId, [...units]),
        holds,
        gt(booking.endsAt, now),
        sql`${booking.memberId} is not null`,
        sql`not exists (select from house_places(${scope.svjId}, left(booking.wall_from, 10)::date) p
          where p.unit_id = booking.unit_id and p.member_id = booking.member_id)`,
      ),
    )
    .returning();
