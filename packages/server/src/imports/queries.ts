import { and, eq, sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Current, CurrentMember, CurrentUnit } from '#contract/imports/rules-current.ts';
import type { UnitType } from '#contract/units/schema.ts';
import type { Db } from '../base/db/db.ts';
import { holdsOn } from '../base/db/periods.ts';
import type { Scope } from '../base/http/gate.ts';
import { member } from '../members/rows/tables.ts';
import { shareOf } from '../units/listing/queries.ts';

/**
 * Lets one import of the association be accepted at a time, and keeps its units as they are: who edits one waits and is
 * then refused as stale.
 */
export async function lockImports(db: Db, scope: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('imports', ${scope.svjId}))`);
  await db.execute(sql`select from unit where svj_id = ${scope.svjId} and deleted_at is null order by id for update`);
}

type UnitRow = {
  id: number;
  number: string;
  cadastre_id: number | null;
  type: UnitType;
  entrance: string | null;
  floor: number | null;
  area: number | null;
  layout: string | null;
  num: number | bigint | null;
  den: number | bigint | null;
};
type OwnerRow = { id: number; unit_id: number; joint: boolean; num: number; den: number; member_ids: number[] };

async function currentUnits(db: Db, scope: Scope, today: string): Promise<CurrentUnit[]> {
  const [s, o] = [sql.raw('s'), sql.raw('o')];
  const { rows: units } = await db.execute<UnitRow>(sql`
    select u.id, u.number, u.cadastre_id, u.type, e.name as entrance, u.floor, u.area::float8 as area, u.layout, s.num, s.den
    from unit u
    left join entrance e on e.svj_id = u.svj_id and e.id = u.entrance_id
    left join unit_share s on s.svj_id = u.svj_id and s.unit_id = u.id and ${holdsOn(s, today)}
    where u.svj_id = ${scope.svjId} and u.deleted_at is null order by u.id`);
  const { rows: owners } = await db.execute<OwnerRow>(sql`
    select o.id, o.unit_id, o.joint, o.num, o.den, json_agg(om.member_id order by om.position) as member_ids
    from ownership o join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
    where o.svj_id = ${scope.svjId} and ${holdsOn(o, today)}
    group by o.id, o.unit_id, o.joint, o.num, o.den order by o.id`);
  const byUnit = Map.groupBy(owners, (row) => row.unit_id);
  return units.map(({ num, den, cadastre_id, ...u }) => ({
    ...u,
    cadastreId: cadastre_id === null ? null : String(cadastre_id),
    share: shareOf({ num, den }),
    owners: (byUnit.get(u.id) ?? []).map((row) => ({
      id: row.id,
      joint: row.joint,
      share: shareOf(row) as string,
      memberIds: row.member_ids,
    })),
  }));
}

/** Members who are not archived, and archived ones whom the cadastre knows: they may own again. */
async function currentMembers(db: Db, scope: Scope): Promise<Held[]> {
  const rows = await db
    .select()
    .from(member)
    .where(and(eq(member.svjId, scope.svjId), sql`(${member.archivedAt} is null or ${member.cadastreKey} is not null)`))
    .orderBy(member.id);
  return rows.map((m) => ({
    id: m.id,
    kind: m.kind,
    titleBefore: m.titleBefore,
    firstName: m.firstName,
    lastName: m.lastName,
    titleAfter: m.titleAfter,
    companyName: m.companyName,
    ico: m.ico,
    cadastreId: m.cadastreKey,
    address: m.address ? { ...{ street: null, town: null, post: null, country: null }, ...m.address } : null,
    isArchived: m.archivedAt !== null,
  }));
}

export type Held = CurrentMember & { isArchived: boolean };
export type House = Omit<Current, 'members'> & { members: Held[] };

/** What the house holds on the day, as the difference needs it. */
export async function currentHouse(db: Db, scope: Scope, now: Date): Promise<House> {
  const units = await currentUnits(db, scope, dayIn(now));
  const members = await currentMembers(db, scope);
  const { rows } = await db.execute<{ ico: string | null }>(sql`select ico from svj where id = ${scope.svjId}`);
  return { units, members, ico: rows[0]?.ico ?? null };
}
