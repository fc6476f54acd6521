import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { wall, wallPlace } from './tables.ts';

export type WallPlaceRow = typeof wallPlace.$inferSelect;
export type Placed = WallPlaceRow & { entrance: { id: number; name: string } | null };

/** Whether codes of the house are open. */
export async function isOn(db: Db, scope: Scope): Promise<boolean> {
  const [row] = await db.select().from(wall).where(eq(wall.svjId, scope.svjId));
  return row?.isOn ?? false;
}

export async function keepOn(db: Db, scope: Scope, on: boolean): Promise<void> {
  const values = { svjId: scope.svjId, isOn: on };
  await db
    .insert(wall)
    .values(values)
    .onConflictDoUpdate({ target: wall.svjId, set: { isOn: on } });
}

const alive = (scope: Scope): SQL => and(eq(wallPlace.svjId, scope.svjId), isNull(wallPlace.deletedAt)) as SQL;
const one = (scope: Scope, id: number): SQL => and(alive(scope), eq(wallPlace.id, id)) as SQL;

/** Places of the house by entrance and name, at most as many as a house may have; of all, or of these. */
export async function placesOf(db: Db, scope: Scope, ids: readonly number[] | null, most: number): Promise<Placed[]> {
  const rows = await db
    .select()
    .from(wallPlace)
    .where(and(alive(scope), ids === null ? undefined : sql`${wallPlace.id} = any(${sql.param([...ids])}::bigint[])`))
    .orderBy(
      sql`(select e.name from entrance e where e.svj_id = wall_place.svj_id and e.id = wall_place.entrance_id)
        collate cs_numeric nulls first`,
      sql`${wallPlace.name} collate cs_numeric`,
      wallPlace.id,
    )
    .limit(most);
  return withEntrances(db, scope, rows);
}

/** The same rows with the entrances they are in. */
export async function withEntrances(db: Db, scope: Scope, rows: readonly WallPlaceRow[]): Promise<Placed[]> {
  const ids = rows.flatMap((r) => r.entranceId ?? []);
  if (ids.length === 0) return rows.map((r) => ({ ...r, entrance: null }));
  const found = await db.execute<{ id: number; name: string }>(sql`
    select id, name from entrance where svj_id = ${scope.svjId} and id = any(${sql.param(ids)}::bigint[])`);
  const byId = new Map(found.rows.map((e) => [e.id, e]));
  return rows.map((r) => ({ ...r, entrance: (r.entranceId !== null && byId.get(r.entranceId)) || null }));
}

/** The place, locked until the end of the transaction; 404 where the house has none of this id. */
export async function placeLocked(db: Db, scope: Scope, id: number): Promise<WallPlaceRow> {
  const [row] = await db.select().from(wallPlace).where(one(scope, id)).for('update');
  if (!row) throw new Refused('WALLS.ERRORS.PLACE');
  return row;
}

/** How many places the house has. */
export const countPlaces = (db: Db, scope: Scope): Promise<number> => db.$count(wallPlace, alive(scope));

type Words = Pick<WallPlaceRow, 'name' | 'entranceId' | 'floor'>;

export async function addPlace(db: Db, scope: Scope, words: Words, code: string, now: Date): Promise<WallPlaceRow> {
  const values = { ...words, svjId: scope.svjId, code, codeAt: now, createdAt: now, updatedAt: now };
  const [row] = await db.insert(wallPlace).values(values).returning();
  return row as WallPlaceRow;
}

/** Changes a place that is held by this transaction; answers it as it is now. */
export async function changePlace(
  db: Db,
  scope: Scope,
  { id, version }: Pick<WallPlaceRow, 'id' | 'version'>,
  changed: Partial<Words & Pick<WallPlaceRow, 'code' | 'codeAt' | 'deletedAt'>>,
  now: Date,
): Promise<WallPlaceRow> {
  const [row] = await db
    .update(wallPlace)
    .set({ ...changed, updatedAt: now, version: version + 1 })
    .where(one(scope, id))
    .returning();
  return row as WallPlaceRow;
}

/** Across associations: where the code hangs; undefined where it leads nowhere. */
export async function placeOfCode(db: Db, code: string): Promise<WallPlaceRow | undefined> {
  const [row] = await db.select().from(wallPlace).where(eq(wallPlace.code, code));
  return row;
}

/** The member of the house that the account is, who may enter; undefined when it is none. */
export async function memberOfAccount(db: Db, scope: Scope, accountId: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from member m where m.svj_id = ${scope.svjId} and m.account_id = ${accountId} and m.has_access`);
  return rows[0]?.id;
}

/** The place that something was left at, also one that was removed since. */
export async function placeOfNote(db: Db, scope: Scope, id: number): Promise<Placed> {
  const rows = await db
    .select()
    .from(wallPlace)
    .where(and(eq(wallPlace.svjId, scope.svjId), eq(wallPlace.id, id)));
  const [place] = await withEntrances(db, scope, rows);
  return place as Placed;
}
