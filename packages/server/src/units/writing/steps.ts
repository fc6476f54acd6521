import { and, type Column, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { equals, type Fraction, fraction, fromText } from '#contract/base/shares/fraction.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import type { UnitInput } from '#contract/units/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { ownership, ownershipMember, unitPerson, unitRepresentative, unitShare } from '../rows/tables.ts';

/** The day a change holds from; null = since ever (first entry of a new unit). */
type From = string | null;
export type Owner = { memberIds: readonly number[]; joint: boolean; share: Fraction; cadastreKey?: string | null };

type Period = { id: number; validFrom: string | null };

/** Ending on the day it began means it never held: such a row is removed, not kept as a period of no length. */
function howToEnd(row: Period, from: From): 'end' | 'remove' {
  if (from === null || row.validFrom === from) return 'remove';
  if (row.validFrom !== null && row.validFrom > from)
    throw new Refused('UNITS.ERRORS.DATE_BEFORE', {
      params: { day: showDay(row.validFrom) },
      fields: { validFrom: 'UNITS.ERRORS.DATE_BEFORE' },
    });
  return 'end';
}

/** Periods that a change from the day meets: those without an end, and those planned to end after it. */
const reachesPast = (validTo: Column, from: From) =>
  from === null ? isNull(validTo) : or(isNull(validTo), gt(validTo, from));

async function endOwnership(db: Db, scope: Scope, row: Period, from: From): Promise<void> {
  const one = and(eq(ownership.svjId, scope.svjId), eq(ownership.id, row.id));
  if (howToEnd(row, from) === 'remove') await db.delete(ownership).where(one);
  else await db.update(ownership).set({ validTo: from }).where(one);
}

const whoOf = (o: { memberIds: readonly number[]; joint: boolean }) =>
  `${o.joint}:${[...o.memberIds].sort((a, b) => a - b).join('+')}`;

/** Owner entries of the unit that have no end yet. */
export async function openOwners(db: Db, scope: Scope, unitId: number) {
  const { rows } = await db.execute<{
    id: number;
    joint: boolean;
    num: number;
    den: number;
    valid_from: string | null;
    cadastre_key: string | null;
    member_ids: number[];
  }>(sql`
    select o.id, o.joint, o.num, o.den, o.valid_from, o.cadastre_key,
      (select json_agg(om.member_id order by om.position) from ownership_member om where om.svj_id = o.svj_id and om.ownership_id = o.id) as member_ids
    from ownership o
    where o.svj_id = ${scope.svjId} and o.unit_id = ${unitId} and o.valid_to is null
    order by o.id`);
  return rows.map((r) => ({
    id: r.id,
    joint: r.joint,
    share: fraction(r.num, r.den),
    validFrom: r.valid_from,
    cadastreKey: r.cadastre_key,
    memberIds: r.member_ids,
  }));
}

async function addOwner(db: Db, scope: Scope, unitId: number, o: Owner, from: From): Promise<void> {
  const { num, den } = o.share;
  const [row] = await db
    .insert(ownership)
    .values({
      svjId: scope.svjId,
      unitId,
      joint: o.joint,
      num,
      den,
      validFrom: from,
      cadastreKey: o.cadastreKey ?? null,
    })
    .returning({ id: ownership.id });
  const ownershipId = row?.id as number;
  await db
    .insert(ownershipMember)
    .values(o.memberIds.map((memberId, position) => ({ svjId: scope.svjId, ownershipId, memberId, position })));
}

/** Makes the unit's open owner entries these: the same stay, changed and missing ones end on the day, new ones begin. */
export async function setOwners(
  db: Db,
  scope: Scope,
  unitId: number,
  owners: readonly Owner[],
  from: From,
): Promise<boolean> {
  const open = await openOwners(db, scope, unitId);
  const wanted = new Map(owners.map((o) => [whoOf(o), o]));
  let changed = false;
  for (const row of open) {
    const same = wanted.get(whoOf(row));
    // Compared by value: 2/6 rewritten as 1/3 changes nothing that is owned, so it begins no period.
    if (same && equals(same.share, row.share)) wanted.delete(whoOf(row));
    else {
      await endOwnership(db, scope, row, from);
      changed = true;
    }
  }
  for (const o of wanted.values()) await addOwner(db, scope, unitId, o, from);
  return changed || wanted.size > 0;
}

/** Sets the unit's share of the house from the day; null only ends the one that holds. */
export async function setShare(
  db: Db,
  scope: Scope,
  unitId: number,
  share: Fraction | null,
  from: From,
): Promise<boolean> {
  const own = and(eq(unitShare.svjId, scope.svjId), eq(unitShare.unitId, unitId), reachesPast(unitShare.validTo, from));
  const rows = await db.select().from(unitShare).where(own);
  const latest = rows.find((row) => row.validTo === null);
  if (latest && share && latest.num === share.num && latest.den === share.den) return false;
  if (!latest && !share) return false;
  for (const row of rows) {
    const one = and(eq(unitShare.svjId, scope.svjId), eq(unitShare.id, row.id));
    if (howToEnd(row, from) === 'remove') await db.delete(unitShare).where(one);
    else await db.update(unitShare).set({ validTo: from }).where(one);
  }
  if (share) await db.insert(unitShare).values({ svjId: scope.svjId, unitId, ...share, validFrom: from });
  return true;
}

/** Sets the common representative (NOZ § 1185) from the day; null ends the mandate. */
export async function setRepresentative(
  db: Db,
  scope: Scope,
  unitId: number,
  memberId: number | null,
  from: From,
): Promise<void> {
  const own = and(
    eq(unitRepresentative.svjId, scope.svjId),
    eq(unitRepresentative.unitId, unitId),
    reachesPast(unitRepresentative.validTo, from),
  );
  const rows = await db.select().from(unitRepresentative).where(own);
  const latest = rows.find((row) => row.validTo === null);
  if ((latest?.memberId ?? null) === memberId) return;
  for (const row of rows) {
    const one = and(eq(unitRepresentative.svjId, scope.svjId), eq(unitRepresentative.id, row.id));
    if (howToEnd(row, from) === 'remove') await db.delete(unitRepresentative).where(one);
    else await db.update(unitRepresentative).set({ validTo: from }).where(one);
  }
  if (memberId !== null)
    await db.insert(unitRepresentative).values({ svjId: scope.svjId, unitId, memberId, validFrom: from });
}

async function setAuthorized(db: Db, scope: Scope, unitId: number, people: UnitInput['authorized']): Promise<void> {
  await db.delete(unitPerson).where(and(eq(unitPerson.svjId, scope.svjId), eq(unitPerson.unitId, unitId)));
  const once = new Map(people.map((p) => [p.memberId, p]));
  if (once.size > 0)
    await db.insert(unitPerson).values([...once.values()].map((p) => ({ svjId: scope.svjId, unitId, ...p })));
}

export const ownersIn = (input: UnitInput): Owner[] => input.owners.map((o) => ({ ...o, share: fromText(o.share) }));

/** Writes what is around the unit's own row apart from its owners: the share of the house, people. */
export async function keepBeside(db: Db, scope: Scope, unitId: number, input: UnitInput, from: From): Promise<void> {
  await setShare(db, scope, unitId, input.share ? fromText(input.share) : null, from);
  await setAuthorized(db, scope, unitId, input.authorized);
}

/** The same of a new unit, with its owners. */
export async function keepAround(db: Db, scope: Scope, unitId: number, input: UnitInput, from: From): Promise<void> {
  await setOwners(db, scope, unitId, ownersIn(input), from);
  await keepBeside(db, scope, unitId, input, from);
}
