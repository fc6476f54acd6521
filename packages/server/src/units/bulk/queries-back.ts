import { sql } from 'drizzle-orm';
import { type Fraction, fraction } from '#contract/base/shares/fraction.ts';
import type { UnitType } from '#contract/units/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type Entry, entriesOfUnit } from '../rows/queries-periods.ts';

type Share = { num: string; den: string; from: string | null; to: string | null };
type Own = {
  number: string;
  type: UnitType;
  entrance_id: number | null;
  floor: number | null;
  area: number | null;
  layout: string | null;
};
export type KeptOwner = Omit<Entry, 'share'> & { num: string; den: string };
/** A unit as it stood before many were changed, plain JSON. */
export type KeptUnit = { id: number; own: Own; shares: Share[]; owners: KeptOwner[] };

export const shareOfKept = ({ num, den }: { num: string; den: string }): Fraction => fraction(num, den);

/** These units with their shares and owners on all days. */
export async function keptUnits(db: Db, scope: Scope, ids: readonly number[]): Promise<KeptUnit[]> {
  const { rows } = await db.execute<Own & { id: number; shares: Share[] }>(sql`
    select u.id, u.number, u.type, u.entrance_id, u.floor, u.area::float8 as area, u.layout, (
      select coalesce(json_agg(json_build_object('num', s.num::text, 'den', s.den::text, 'from', s.valid_from,
        'to', s.valid_to) order by s.id), '[]') from unit_share s
      where s.svj_id = u.svj_id and s.unit_id = u.id) as shares
    from unit u where u.svj_id = ${scope.svjId} and u.id = any(${sql.param([...ids])}::bigint[]) order by u.id`);
  const list: KeptUnit[] = [];
  for (const { id, shares, ...own } of rows) {
    const entries = await entriesOfUnit(db, scope, id);
    const owners = entries.map(({ share, ...e }) => ({ ...e, num: String(share.num), den: String(share.den) }));
    list.push({ id, own, shares, owners });
  }
  return list;
}

/** Puts a unit's own row and its shares back; one that was deleted since is there again. */
export async function putUnitBack(db: Db, scope: Scope, { id, own, shares }: KeptUnit, now: Date): Promise<void> {
  await db.execute(sql`
    update unit set number = ${own.number}, type = ${own.type}, entrance_id = ${own.entrance_id}, floor = ${own.floor},
      area = ${own.area}, layout = ${own.layout}, deleted_at = null, version = version + 1, updated_at = ${now}
    where svj_id = ${scope.svjId} and id = ${id}`);
  await db.execute(sql`delete from unit_share where svj_id = ${scope.svjId} and unit_id = ${id}`);
  await db.execute(sql`
    insert into unit_share (svj_id, unit_id, num, den, valid_from, valid_to)
    select ${scope.svjId}::bigint, ${id}::bigint, s.num, s.den, s."from", s."to"
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as s (num bigint, den bigint, "from" date, "to" date)`);
}

/** Versions of units that are there, by id: what was kept is only put back over units that nobody changed. */
export async function versionsOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; version: string }>(sql`
    select id, version || coalesce(':' || deleted_at::text, '') as version from unit
    where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, r.version]));
}

/** Ids of the units that have these numbers now. */
export async function unitsNumbered(db: Db, scope: Scope, numbers: readonly string[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from unit where svj_id = ${scope.svjId} and deleted_at is null
      and number = any(${sql.param([...numbers])}::text[])`);
  return rows.map((r) => r.id);
}
