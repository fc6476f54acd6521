import { and, eq, isNull, sql } from 'drizzle-orm';
import { stamp } from '#contract/base/calls/ids.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { MemberName } from '#contract/members/schema.ts';
import type { Ownership, UnitDetail } from '#contract/units/schema.ts';
import { picked } from '../../base/db/columns.ts';
import type { Db } from '../../base/db/db.ts';
import { holdsOn } from '../../base/db/periods.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { SymbolsSeen } from '../../define-noun.ts';
import { type NameColumns, nameFrom, shareOf } from '../listing/queries.ts';
import { entrance, ownFields, unit } from '../rows/tables.ts';

type Parts = { num: number | bigint; den: number | bigint; valid_from: string | null; valid_to: string | null };
type OwnerColumns = NameColumns & Parts & { id: number; joint: boolean };

/** All owner entries of the unit, current and ended, newest first; those of one entry stand together. */
export async function ownershipsOf(db: Db, scope: Scope, unitId: number): Promise<Ownership[]> {
  const { rows } = await db.execute<OwnerColumns>(sql`
    select o.id, o.joint, o.num, o.den, o.valid_from, o.valid_to,
      m.id as member_id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from ownership o
    join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
    join member m on m.svj_id = om.svj_id and m.id = om.member_id
    where o.svj_id = ${scope.svjId} and o.unit_id = ${unitId}
    order by o.valid_to desc nulls first, o.id, om.position
    limit 1000`);
  const byId = new Map<number, Ownership>();
  for (const row of rows) {
    const entry = byId.get(row.id) ?? {
      id: row.id,
      joint: row.joint,
      share: shareOf(row) as string,
      validFrom: row.valid_from,
      validTo: row.valid_to,
      members: [] as MemberName[],
    };
    entry.members.push(nameFrom(row));
    byId.set(row.id, entry);
  }
  return [...byId.values()];
}

async function sharesOf(db: Db, scope: Scope, unitId: number) {
  const { rows } = await db.execute<Parts>(sql`
    select num, den, valid_from, valid_to from unit_share
    where svj_id = ${scope.svjId} and unit_id = ${unitId}
    order by valid_to desc nulls first, id desc limit 200`);
  return rows.map((x) => ({ share: shareOf(x) as string, validFrom: x.valid_from, validTo: x.valid_to }));
}

/** Who represents the co-owners today, and who from the last change on. */
async function representativesOf(db: Db, scope: Scope, unitId: number, today: string) {
  const r = sql.raw('r');
  const { rows } = await db.execute<NameColumns & { is_now: boolean; is_open: boolean }>(sql`
    select ${holdsOn(r, today)} as is_now, r.valid_to is null as is_open, m.id as member_id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from unit_representative r
    join member m on m.svj_id = r.svj_id and m.id = r.member_id
    where r.svj_id = ${scope.svjId} and r.unit_id = ${unitId}
      and (r.valid_to is null or r.valid_to > ${today})`);
  const named = (row?: NameColumns): MemberName | null => (row ? nameFrom(row) : null);
  return {
    representative: named(rows.find((x) => x.is_now)),
    openRepresentative: named(rows.find((x) => x.is_open)),
  };
}

async function authorizedOf(db: Db, scope: Scope, unitId: number): Promise<UnitDetail['authorized']> {
  const { rows } = await db.execute<NameColumns & { relation: UnitDetail['authorized'][number]['relation'] }>(sql`
    select p.relation, m.id as member_id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from unit_person p
    join member m on m.svj_id = p.svj_id and m.id = p.member_id
    where p.svj_id = ${scope.svjId} and p.unit_id = ${unitId}
    order by coalesce(m.company_name, m.last_name) collate "cs-x-icu", m.id limit 50`);
  return rows.map((row) => ({ member: nameFrom(row), relation: row.relation }));
}

/** One unit with owners, history and people; notes only for those who administer. */
export async function unitDetail(
  db: Db,
  scope: Scope,
  id: number,
  withNotes: boolean,
  symbols: SymbolsSeen,
  now: Date,
): Promise<UnitDetail | null> {
  const [row] = await db
    .select({ unit, entrance: { id: entrance.id, name: entrance.name } })
    .from(unit)
    .leftJoin(entrance, and(eq(entrance.svjId, unit.svjId), eq(entrance.id, unit.entranceId)))
    .where(and(eq(unit.svjId, scope.svjId), eq(unit.id, id), isNull(unit.deletedAt)));
  if (!row) return null;
  const today = dayIn(now);
  const all = await ownershipsOf(db, scope, id);
  const shares = await sharesOf(db, scope, id);
  const isOver = (x: { validTo: string | null }) => x.validTo !== null && x.validTo <= today;
  const holds = (x: { validFrom: string | null; validTo: string | null }) => !isOver(x) && (x.validFrom ?? '') <= today;
  const ownerships = all.filter((x) => !isOver(x));
  const people = new Map(ownerships.filter(holds).flatMap((x) => x.members.map((m) => [m.id, m])));
  return {
    ...picked(row.unit, ownFields),
    id,
    entrance: row.entrance,
    share: shares.find(holds)?.share ?? null,
    svj_users: [...people.values()],
    updatedAt: stamp(row.unit.version, row.unit.updatedAt),
    note: withNotes ? row.unit.note : null,
    symbol: (await symbols({ db, scope, now })).get(id) ?? null,
    ownerships,
    history: all.filter(isOver),
    shareHistory: shares.filter(isOver),
    openShare: shares.find((x) => x.validTo === null)?.share ?? null,
    ...(await representativesOf(db, scope, id, today)),
    authorized: await authorizedOf(db, scope, id),
  };
}
