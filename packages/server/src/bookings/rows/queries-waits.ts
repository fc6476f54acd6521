import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Span } from '#contract/bookings/rules-times.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { bookingWait } from './tables.ts';

export type Wait = typeof bookingWait.$inferSelect & { number: string };
type Bare = typeof bookingWait.$inferSelect;

const ours = (scope: Scope) => eq(bookingWait.svjId, scope.svjId);
const waiting = isNull(bookingWait.toldAt);
/** Nobody holds any of that time. */
export const isFree = sql<boolean>`not exists (select from booking b where b.svj_id = booking_wait.svj_id
  and b.thing_id = booking_wait.thing_id and b.state in ('asked', 'booked', 'offered')
  and b.starts_at < booking_wait.ends_at and b.ends_at > booking_wait.starts_at)`;
const mine = (scope: Scope) => eq(bookingWait.memberId, scope.memberId ?? 0);

/** Times that the asker waits for and that are not over, the nearest first. */
export async function waitsOf(db: Db, scope: Scope, now: Date): Promise<Wait[]> {
  const rows = await db
    .select({
      wait: bookingWait,
      number: sql<string>`(select u.number from unit u where u.svj_id = booking_wait.svj_id and u.id = booking_wait.unit_id)`,
    })
    .from(bookingWait)
    .where(and(ours(scope), mine(scope), waiting, gt(bookingWait.endsAt, now)))
    .orderBy(bookingWait.startsAt, bookingWait.id)
    .limit(500);
  return rows.map(({ wait, number }) => ({ ...wait, number }));
}

export async function addWait(
  db: Db,
  scope: Scope,
  { thingId, unitId, span, atOnce = false }: { thingId: number; unitId: number; span: Span; atOnce?: boolean },
  now: Date,
): Promise<Bare> {
  const when = { wallFrom: span.startsAt, wallTo: span.endsAt, startsAt: span.start, endsAt: span.end };
  const [row] = await db
    .insert(bookingWait)
    .values({ thingId, unitId, atOnce, ...when, svjId: scope.svjId, memberId: scope.memberId ?? 0, createdAt: now })
    .returning();
  return row as Bare;
}

/** Answers whether it was there. */
export async function dropWait(db: Db, scope: Scope, id: number): Promise<boolean> {
  const rows = await db
    .delete(bookingWait)
    .where(and(ours(scope), mine(scope), waiting, eq(bookingWait.id, id)))
    .returning({ id: bookingWait.id });
  return rows.length > 0;
}

/** The unit has it now: nobody of it waits for any of that time. */
export async function dropWaitsOfUnit(
  db: Db,
  scope: Scope,
  { thingId, unitId, span }: { thingId: number; unitId: number; span: Span },
) {
  await db.execute(sql`
    delete from booking_wait where svj_id = ${scope.svjId} and thing_id = ${thingId} and unit_id = ${unitId}
      and starts_at < ${span.end} and ends_at > ${span.start}`);
}

/** Nobody waits for the thing any more. */
export const dropWaitsFor = async (db: Db, scope: Scope, thingId: number): Promise<void> =>
  void (await db.delete(bookingWait).where(and(ours(scope), eq(bookingWait.thingId, thingId))));

/** Nobody waits for these units, to which they do not belong on that day. */
export async function dropWaitsOfStrangers(db: Db, scope: Scope, units: readonly number[]): Promise<void> {
  await db.delete(bookingWait).where(
    and(
      ours(scope),
      inArray(bookingWait.unitId, [...units]),
      sql`not exists (select from house_places(${scope.svjId}, left(booking_wait.wall_from, 10)::date) p
        where p.unit_id = booking_wait.unit_id and p.member_id = booking_wait.member_id)`,
    ),
  );
}

/** Waits for some of that time which nobody holds any more, in the order in which they came. */
export const freedWaits = (
  db: Db,
  scope: Scope,
  { thingId, startsAt, endsAt }: Pick<Bare, 'thingId' | 'startsAt' | 'endsAt'>,
  now: Date,
): Promise<Bare[]> =>
  db
    .select()
    .from(bookingWait)
    .where(
      and(
        ...[ours(scope), eq(bookingWait.thingId, thingId), waiting, gt(bookingWait.endsAt, now)],
        sql`${bookingWait.startsAt} < ${endsAt} and ${bookingWait.endsAt} > ${startsAt}`,
        isFree,
      ),
    )
    .orderBy(bookingWait.id);

/** From now on they are told; answers those whose time is still free. */
export async function noteTold(db: Db, scope: Scope, waits: readonly Bare[], now: Date): Promise<Bare[]> {
  if (waits.length === 0) return [];
  const ids = waits.map(({ id }) => id);
  const rows = await db
    .update(bookingWait)
    .set({ toldAt: now })
    .where(and(ours(scope), inArray(bookingWait.id, ids), isFree))
    .returning();
  return rows.sort((a, b) => a.id - b.id);
}
