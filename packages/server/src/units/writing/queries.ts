import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { UnitInput } from '#contract/units/schema.ts';
import { written } from '../../base/db/columns.ts';
import type { Db } from '../../base/db/db.ts';
import { holdsOn } from '../../base/db/periods.ts';
import type { Scope } from '../../base/http/gate.ts';
import { dropEntries, keepEntries } from '../../base/search/search.ts';
import { entrance, ownFields, unit } from '../rows/tables.ts';

const live = (scope: Scope) => and(eq(unit.svjId, scope.svjId), isNull(unit.deletedAt));

const columnsOf = (input: UnitInput) => written(unit, ownFields, input);

/** Adds the unit's own row; a number already in the house violates `unit_number`. */
export async function addUnit(db: Db, scope: Scope, input: UnitInput, entranceId: number, now: Date): Promise<number> {
  const values = { ...columnsOf(input), svjId: scope.svjId, entranceId, createdAt: now, updatedAt: now };
  const [row] = await db.insert(unit).values(values).returning({ id: unit.id });
  return row?.id as number;
}

/** Changes the unit's own row when it still is at this version; answers whether it was. */
export async function changeUnit(
  db: Db,
  scope: Scope,
  id: number,
  version: number,
  input: UnitInput,
  entranceId: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(unit)
    .set({ ...columnsOf(input), entranceId, updatedAt: now, version: version + 1 })
    .where(and(live(scope), eq(unit.id, id), eq(unit.version, version)))
    .returning({ id: unit.id });
  return rows.length > 0;
}

export async function hasUnit(db: Db, scope: Scope, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: unit.id })
    .from(unit)
    .where(and(live(scope), eq(unit.id, id)));
  return rows.length > 0;
}

export async function hasEntrance(db: Db, scope: Scope, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: entrance.id })
    .from(entrance)
    .where(and(eq(entrance.svjId, scope.svjId), eq(entrance.id, id)));
  return rows.length > 0;
}

/** Deletes softly, because past votes may point there; answers the ids that were deleted. */
export async function deleteUnits(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<number[]> {
  const rows = await db
    .update(unit)
    .set({ deletedAt: now, version: sql`${unit.version} + 1` })
    .where(and(live(scope), inArray(unit.id, [...ids])))
    .returning({ id: unit.id });
  const gone = rows.map((r) => r.id);
  await dropEntries(db, scope, 'rooms', gone);
  return gone;
}

/** Brings the search entries of these units up to their numbers and current owners. */
export async function refreshEntries(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<void> {
  const o = sql.raw('o');
  const { rows } = await db.execute<{ id: number; number: string; owners: string | null }>(sql`
    select u.id, u.number, (
      select string_agg(coalesce(m.company_name, concat_ws(' ', m.first_name, m.last_name)), ', ' order by o.id, om.position)
      from ownership o
      join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
      join member m on m.svj_id = om.svj_id and m.id = om.member_id
      where o.svj_id = u.svj_id and o.unit_id = u.id and ${holdsOn(o, dayIn(now))}) as owners
    from unit u where u.svj_id = ${scope.svjId} and u.id = any(${sql.param([...ids])}::bigint[]) and u.deleted_at is null`);
  await keepEntries(
    db,
    scope,
    rows.map((r) => ({ noun: 'rooms', id: r.id, title: r.number, detail: r.owners })),
  );
}

/** Across associations: units where an owner entry began or ended on a day from `since` to `until`. */
export async function turningUnits(db: Db, since: string, until: string) {
  const { rows } = await db.execute<{ svj_id: number; unit_id: number }>(sql`
    select svj_id, unit_id from ownership where valid_from between ${since} and ${until}
    union select svj_id, unit_id from ownership where valid_to between ${since} and ${until}`);
  return rows;
}

/** Brings search up to the names of these people, wherever they own a unit today. */
export async function refreshOwned(db: Db, scope: Scope, memberIds: readonly number[], now: Date): Promise<void> {
  const { rows } = await db.execute<{ unit_id: number }>(sql`
    select distinct o.unit_id from ownership_member om
    join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id and ${holdsOn(sql.raw('o'), dayIn(now))}
    where om.svj_id = ${scope.svjId} and om.member_id = any(${sql.param([...memberIds])}::bigint[])`);
  const ids = rows.map((r) => r.unit_id);
  if (ids.length > 0) await refreshEntries(db, scope, ids, now);
}
