import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ThingRules } from '#contract/bookings/rules.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { bookingThing } from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };
export type Thing = typeof bookingThing.$inferSelect;
export type Words = ThingRules & Pick<Thing, 'name' | 'kind' | 'description' | 'entranceId' | 'floor' | 'approval'>;

const alive = (scope: Scope): SQL => and(eq(bookingThing.svjId, scope.svjId), isNull(bookingThing.deletedAt)) as SQL;
const one = (scope: Scope, id: number): SQL => and(alive(scope), eq(bookingThing.id, id)) as SQL;

/** Things of the house in the order of their names, at most as many as a house may have. */
export const thingsOf = (db: Db, scope: Scope, most: number): Promise<Thing[]> =>
  db
    .select()
    .from(bookingThing)
    .where(alive(scope))
    .orderBy(sql`${bookingThing.name} collate "cs-x-icu"`, bookingThing.id)
    .limit(most);

export const countThings = (db: Db, scope: Scope): Promise<number> => db.$count(bookingThing, alive(scope));

export async function thingSeen(db: Db, scope: Scope, id: number): Promise<Thing> {
  const [row] = await db.select().from(bookingThing).where(one(scope, id));
  if (!row) throw new Refused('BOOKING.ERRORS.THING');
  return row;
}

/**
 * The thing, held until the end of the transaction: whoever books it, cancels or waits does so after one another and by the
 * rules that stand.
 */
export async function thingHeld(db: Db, scope: Scope, id: number): Promise<Thing> {
  const [row] = await db.select().from(bookingThing).where(one(scope, id)).for('no key update');
  if (!row) throw new Refused('BOOKING.ERRORS.THING');
  return row;
}

export async function addThing(db: Db, scope: Scope, words: Words, now: Date): Promise<Thing> {
  const values = { ...words, quiet: [...words.quiet], svjId: scope.svjId, createdBy: scope.memberId };
  const [row] = await db
    .insert(bookingThing)
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning();
  return row as Thing;
}

/** Changes a thing that is held by this transaction; answers it as it is now. */
export async function changeThing(
  db: Db,
  scope: Scope,
  { id, version }: Pick<Thing, 'id' | 'version'>,
  changed: Partial<Omit<Thing, 'id' | 'svjId'>>,
  now: Date,
): Promise<Thing> {
  const [row] = await db
    .update(bookingThing)
    .set({ ...changed, version: version + 1, updatedAt: now })
    .where(one(scope, id))
    .returning();
  return row as Thing;
}

/** Names of these entrances of the house. */
export async function entranceNames(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select id, name from entrance where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((e) => [e.id, e.name]));
}
