import { and, desc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { moneyText } from '#contract/base/money/amount.ts';
import { clearanceNumber, stateOf } from '#contract/clearances/rules.ts';
import type { ClearanceRow, RequestRow } from '#contract/clearances/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { administersFees, ownSeen, ownUnits, type SeenUnit, seesAll } from '../../accounts/rows/queries-seen.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { unit } from '../../units/rows/tables.ts';
import { clearance, clearanceRequest } from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };
type Whole = typeof clearance.$inferSelect;
/** Without its paper, which nobody reads but whoever prints it. */
export type Clearance = Omit<Whole, 'paper' | 'tokenHash'>;
const { paper: _, tokenHash: __, ...columns } = getTableColumns(clearance);

export const labelOf = (c: Pick<Clearance, 'year' | 'number'>): string => clearanceNumber(c.year, c.number);

/** Which of them the asker may read: all, or those of own units since they own them. */
const isSeen = (units: readonly SeenUnit[]): SQL =>
  or(
    ...units.map(({ id, since }) =>
      since === null
        ? eq(clearance.unitId, id)
        : (and(eq(clearance.unitId, id), sql`${clearance.day} >= ${since}`) as SQL),
    ),
  ) ?? sql`false`;

export const byId = async ({ db, scope }: At, id: number): Promise<Clearance | undefined> => {
  const [row] = await db
    .select(columns)
    .from(clearance)
    .where(and(eq(clearance.svjId, scope.svjId), eq(clearance.id, id)));
  return row;
};

/** The confirmation, for whoever may read it; as if there were none for all others. */
export async function clearanceSeen(at: At, id: number): Promise<Clearance> {
  const row = await byId(at, id);
  const own = seesAll(at.scope) ? null : await ownSeen(at);
  const isOwn = own?.some((u) => u.id === row?.unitId && (u.since === null || (row?.day ?? '') >= u.since));
  if (!row || isOwn === false) throw new Refused('CLEARANCES.NOT_FOUND');
  return row;
}

export async function paperOf({ db, scope }: At, id: number): Promise<Buffer> {
  const [row] = await db
    .select({ paper: clearance.paper })
    .from(clearance)
    .where(and(eq(clearance.svjId, scope.svjId), eq(clearance.id, id)));
  if (!row) throw new Refused('CLEARANCES.NOT_FOUND');
  return row.paper;
}

/** The most that a page shows; a house issues a few a year. */
const most = 500;
const later = alias(clearance, 'later');

/** Confirmations that the asker may read, the latest first; of one unit where it is asked for. */
export async function clearancesSeen(at: At, unitId?: number): Promise<ClearanceRow[]> {
  const { db, scope } = at;
  const all = seesAll(scope);
  const rows = await db
    .select({ ...columns, laterYear: later.year, laterNumber: later.number })
    .from(clearance)
    .leftJoin(later, and(eq(later.svjId, clearance.svjId), eq(later.id, clearance.replacedBy)))
    .where(
      and(
        eq(clearance.svjId, scope.svjId),
        unitId === undefined ? undefined : eq(clearance.unitId, unitId),
        all ? undefined : isSeen(await ownSeen(at)),
      ),
    )
    .orderBy(desc(clearance.id))
    .limit(most);
  return rows.map((r) => ({
    ...{ id: r.id, number: labelOf(r), unit: { id: r.unitId, number: r.label }, date: r.day },
    ...{ sum: moneyText(r.total), debts: r.debts.length, issuedAt: r.issuedAt.toISOString() },
    ...{ by: all ? r.issuedName : '', state: stateOf(r), endedAt: r.endedAt?.toISOString() ?? null },
    reason: r.endReason,
    replacedBy: r.laterYear !== null && r.laterNumber !== null ? clearanceNumber(r.laterYear, r.laterNumber) : null,
  }));
}

/** Open requests: of own units, or of all for whoever issues them. */
export async function requestsSeen(at: At, unitId?: number): Promise<RequestRow[]> {
  const { db, scope } = at;
  const all = seesAll(scope);
  const own = all ? [] : await ownUnits(at);
  const rows = await db
    .select({ ...getTableColumns(clearanceRequest), label: unit.number })
    .from(clearanceRequest)
    .innerJoin(unit, and(eq(unit.svjId, clearanceRequest.svjId), eq(unit.id, clearanceRequest.unitId)))
    .where(
      and(
        eq(clearanceRequest.svjId, scope.svjId),
        isNull(clearanceRequest.clearanceId),
        unitId === undefined ? undefined : eq(clearanceRequest.unitId, unitId),
        all ? undefined : sql`${clearanceRequest.unitId} = any(${sql.param(own)}::bigint[])`,
      ),
    )
    .orderBy(clearanceRequest.id)
    .limit(most);
  return rows.map((r) => ({
    ...{ id: r.id, unit: { id: r.unitId, number: r.label }, note: r.note, by: r.askedName },
    askedAt: r.askedAt.toISOString(),
  }));
}

/** Requests that wait for the asker. */
export async function requestsToDo({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<number> {
  if (!administersFees(scope)) return 0;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from clearance_request r where r.svj_id = ${scope.svjId} and r.clearance_id is null`);
  return rows[0]?.count ?? 0;
}

/** Across associations: the confirmation behind a code, with what took its place. */
export async function behindCode(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .select({ ...columns, laterYear: later.year, laterNumber: later.number })
    .from(clearance)
    .leftJoin(later, and(eq(later.svjId, clearance.svjId), eq(later.id, clearance.replacedBy)))
    .where(eq(clearance.tokenHash, tokenHash));
  return row;
}
