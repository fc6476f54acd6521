import { sql } from 'drizzle-orm';
import { type Fraction, fromText } from '#contract/base/shares/fraction.ts';
import type { UnitType } from '#contract/units/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** Many units at once: what an import writes. Days are YYYY-MM-DD; null is since ever. */
type From = string | null;
export type UnitFields = {
  number: string;
  type: UnitType;
  entranceId: number | null;
  floor: number | null;
  area: number | null;
  layout: string | null;
  cadastreId: string | null;
};
/** Fields that stay undefined are kept. */
export type UnitPatch = Partial<UnitFields> & { id: number };
export type NewOwnership = {
  unitId: number;
  joint: boolean;
  share: string;
  memberIds: readonly number[];
  from: From;
  cadastreKey: string | null;
};

const chunk = 1000;
const columns = sql.raw(`number text, type text, entrance_id bigint, floor integer, area numeric, layout text,
  cadastre_id bigint`);

const record = (u: Partial<UnitFields>) => ({
  number: u.number,
  type: u.type,
  entrance_id: u.entranceId,
  floor: u.floor,
  area: u.area,
  layout: u.layout,
  cadastre_id: u.cadastreId,
});

async function inChunks<T>(rows: readonly T[], write: (part: T[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < rows.length; from += chunk) await write(rows.slice(from, from + chunk));
}

async function takeIds(db: Db, table: 'unit' | 'ownership', count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)`,
  );
  return rows.map((r) => Number(r.id));
}

/** Adds units' own rows; answers their ids in the order given. A number of the house violates `unit_number`. */
export async function addUnits(db: Db, scope: Scope, units: readonly UnitFields[], now: Date): Promise<number[]> {
  const ids = await takeIds(db, 'unit', units.length);
  const rows = units.map((u, i) => ({ ...record(u), id: ids[i] }));
  await inChunks(rows, async (part) => {
    await db.execute(sql`
      insert into unit (svj_id, id, number, type, entrance_id, floor, area, layout, cadastre_id, created_at, updated_at)
      overriding system value
      select ${scope.svjId}::bigint, u.id, u.number, u.type, u.entrance_id, u.floor, u.area, u.layout, u.cadastre_id,
        ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as u (id bigint, ${columns})`);
  });
  return ids;
}

/** Changes the fields given and raises the version, so that a form opened before is refused. */
export async function changeUnits(db: Db, scope: Scope, units: readonly UnitPatch[], now: Date): Promise<void> {
  const rows = units.map((u) => ({ ...record(u), id: u.id }));
  await inChunks(rows, async (part) => {
    await db.execute(sql`
      update unit t set number = coalesce(u.number, t.number), type = coalesce(u.type, t.type),
        entrance_id = coalesce(u.entrance_id, t.entrance_id), floor = coalesce(u.floor, t.floor),
        area = coalesce(u.area, t.area), layout = coalesce(u.layout, t.layout),
        version = t.version + 1, updated_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as u (id bigint, ${columns})
      where t.svj_id = ${scope.svjId} and t.id = u.id and t.deleted_at is null`);
  });
}

/** Remembers which unit of the cadastre a unit is, where that is not known yet. */
export async function linkUnits(db: Db, scope: Scope, links: readonly { id: number; code: string }[]): Promise<void> {
  if (links.length === 0) return;
  await db.execute(sql`
    update unit t set cadastre_id = u.code
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as u (id bigint, code bigint)
    where t.svj_id = ${scope.svjId} and t.id = u.id and t.cadastre_id is null
      and not exists (select from unit other
        where other.svj_id = t.svj_id and other.cadastre_id = u.code and other.deleted_at is null)`);
}

const digits = (f: Fraction) => ({ num: f.num.toString(), den: f.den.toString() });

/** Begins shares of the house on the day; those that held before end on it, and one begun the same day never held. */
export async function setShares(
  db: Db,
  scope: Scope,
  shares: readonly { unitId: number; share: string }[],
  from: From,
): Promise<void> {
  const ids = sql.param(shares.map((s) => s.unitId));
  if (shares.length === 0) return;
  if (from !== null) {
    await db.execute(sql`delete from unit_share where svj_id = ${scope.svjId} and unit_id = any(${ids}::bigint[])
      and valid_from >= ${from}::date`);
    await db.execute(sql`update unit_share set valid_to = ${from}::date where svj_id = ${scope.svjId}
      and unit_id = any(${ids}::bigint[]) and (valid_to is null or valid_to > ${from}::date)`);
  }
  const rows = shares.map((s) => ({ unit_id: s.unitId, ...digits(fromText(s.share)) }));
  await inChunks(rows, async (part) => {
    await db.execute(sql`
      insert into unit_share (svj_id, unit_id, num, den, valid_from)
      select ${scope.svjId}::bigint, s.unit_id, s.num, s.den, ${from}::date
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as s (unit_id bigint, num bigint, den bigint)`);
  });
}

/** Ends ownerships on the day; one begun the same day or later never held. */
export async function endOwnerships(db: Db, scope: Scope, ids: readonly number[], day: string): Promise<void> {
  if (ids.length === 0) return;
  const which = sql`svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])`;
  await db.execute(sql`delete from ownership where ${which} and valid_from >= ${day}::date`);
  await db.execute(sql`update ownership set valid_to = ${day}::date where ${which}`);
}

/** Takes back changes of owners planned after the day: what comes now was decided without them. */
export async function dropPlans(db: Db, scope: Scope, unitIds: readonly number[], day: string): Promise<void> {
  if (unitIds.length === 0) return;
  const which = sql`svj_id = ${scope.svjId} and unit_id = any(${sql.param([...unitIds])}::bigint[])`;
  await db.execute(sql`delete from ownership where ${which} and valid_from > ${day}::date`);
  await db.execute(sql`update ownership set valid_to = null where ${which} and valid_to > ${day}::date`);
}

/** Adds owner entries with their members. */
export async function addOwnerships(db: Db, scope: Scope, owners: readonly NewOwnership[]): Promise<void> {
  const ids = await takeIds(db, 'ownership', owners.length);
  const rows = owners.map((o, i) => ({
    id: ids[i],
    unit_id: o.unitId,
    joint: o.joint,
    ...digits(fromText(o.share)),
    valid_from: o.from,
    cadastre_key: o.cadastreKey,
    members: o.memberIds,
  }));
  await inChunks(rows, async (part) => {
    const given = JSON.stringify(part);
    await db.execute(sql`
      insert into ownership (svj_id, id, unit_id, joint, num, den, valid_from, cadastre_key)
      overriding system value
      select ${scope.svjId}::bigint, o.id, o.unit_id, o.joint, o.num, o.den, o.valid_from, o.cadastre_key
      from jsonb_to_recordset(${given}::jsonb)
        as o (id bigint, unit_id bigint, joint boolean, num bigint, den bigint, valid_from date, cadastre_key text)`);
    await db.execute(sql`
      insert into ownership_member (svj_id, ownership_id, member_id, position)
      select ${scope.svjId}::bigint, o.id, m.id::bigint, m.place - 1
      from jsonb_to_recordset(${given}::jsonb) as o (id bigint, members jsonb)
      cross join lateral jsonb_array_elements_text(o.members) with ordinality as m (id, place)`);
  });
}

/** Raises the versions of units whose owners changed, so that a form opened before is refused. */
export async function touchUnits(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`update unit set version = version + 1, updated_at = ${now}
    where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])`);
}
