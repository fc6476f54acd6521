import { and, asc, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import { type Fraction, fraction } from '#contract/base/shares/fraction.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { UnitFacts } from '#contract/prescriptions/rules.ts';
import { Refused } from '#contract/refusals.ts';
import { seesAll } from '../../accounts/rows/queries-seen.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { prescription, prescriptionFee } from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };
export type Run = typeof prescription.$inferSelect;
export type IssuedFee = typeof prescriptionFee.$inferSelect;

/** Of whoever pays for their own units alone there is nothing of others to be found. */
export function refuseOthers(scope: Scope): void {
  if (!seesAll(scope)) throw new Refused('PRESCRIPTIONS.NOT_FOUND');
}

export const runsOf = (db: Db, scope: Scope): Promise<Run[]> =>
  db
    .select()
    .from(prescription)
    .where(eq(prescription.svjId, scope.svjId))
    .orderBy(desc(prescription.fromMonth), desc(prescription.id));

/** The prescription of this id; 404 otherwise. Locked until the end of the transaction when asked. */
export async function runSeen(db: Db, scope: Scope, id: number, how: 'read' | 'lock' = 'read'): Promise<Run> {
  const asked = db
    .select()
    .from(prescription)
    .where(and(eq(prescription.svjId, scope.svjId), eq(prescription.id, id)));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  if (!row) throw new Refused('PRESCRIPTIONS.NOT_FOUND');
  return row;
}

/** The issued one that began last before this. */
export async function runBefore(db: Db, scope: Scope, run: Run): Promise<Run | undefined> {
  const [row] = await db
    .select()
    .from(prescription)
    .where(
      and(
        eq(prescription.svjId, scope.svjId),
        ne(prescription.id, run.id),
        isNotNull(prescription.issuedAt),
        lt(prescription.fromMonth, run.fromMonth),
      ),
    )
    .orderBy(desc(prescription.fromMonth), desc(prescription.id))
    .limit(1);
  return row;
}

export const feesOfRun = (db: Db, scope: Scope, id: number): Promise<IssuedFee[]> =>
  db
    .select()
    .from(prescriptionFee)
    .where(and(eq(prescriptionFee.svjId, scope.svjId), eq(prescriptionFee.prescriptionId, id)))
    .orderBy(asc(prescriptionFee.position));

export type IssuedUnit = Omit<UnitFacts, 'owners'> & { parts: Money[]; weights: string[] };
type UnitRow = {
  unit_id: number;
  label: string;
  persons: string | null;
  area: string | null;
  num: string | null;
  den: string | null;
  parts: string[];
  weights: string[];
};
const shareOf = (num: string | null, den: string | null): Fraction | null =>
  num === null || den === null ? null : fraction(num, den);
const wholeOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

/** Units as they were when it was issued; these alone when given. */
export async function unitsOfRun(db: Db, scope: Scope, id: number, only?: readonly number[]): Promise<IssuedUnit[]> {
  const these = only ? sql`and p.unit_id = any(${sql.param([...only])}::bigint[])` : sql``;
  const { rows } = await db.execute<UnitRow>(sql`
    select p.unit_id, p.label, p.persons::text, p.area::text, p.num::text, p.den::text, p.parts::text[], p.weights
    from prescription_unit p where p.svj_id = ${scope.svjId} and p.prescription_id = ${id} ${these}`);
  return rows.map((r) => ({
    ...{ id: r.unit_id, label: r.label, persons: wholeOf(r.persons), area: wholeOf(r.area) },
    ...{ share: shareOf(r.num, r.den), parts: r.parts.map(BigInt), weights: r.weights },
  }));
}

/** What was added or taken off since, the latest first. */
export async function correctionsOf(db: Db, scope: Scope, id: number) {
  type Row = { unit: string; month: Day; amount: string; reason: string; made_at: string; made_name: string };
  const { rows } = await db.execute<Row>(sql`
    select u.label as unit, i.month::text, i.amount::text, i.reason, i.made_at, i.made_name from prescription_item i
    join prescription_unit u on u.svj_id = i.svj_id and u.prescription_id = i.prescription_id and u.unit_id = i.unit_id
    where i.svj_id = ${scope.svjId} and i.prescription_id = ${id} and i.reason is not null order by i.id desc limit 500`);
  return rows;
}
