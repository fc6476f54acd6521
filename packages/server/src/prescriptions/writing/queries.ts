import { and, eq, sql } from 'drizzle-orm';
import type { Confirmable } from '#contract/prescriptions/schema-words.ts';
import type { At, Run } from '../rows/queries.ts';
import { prescription } from '../rows/tables.ts';

export type Written = Pick<
  Run,
  'name' | 'fromMonth' | 'months' | 'dueDay' | 'wholeCrowns' | 'resolutionId' | 'noResolution'
>;

export async function addRun({ db, scope, now }: At, written: Written): Promise<Run> {
  const [row] = await db
    .insert(prescription)
    .values({ ...written, svjId: scope.svjId, createdAt: now, updatedAt: now })
    .returning();
  return row as Run;
}

type Changed = Partial<Pick<Run, 'issuedAt' | 'issuedName' | 'total' | 'leftOver'> & Written>;
export async function changeRun({ db, scope, now }: At, id: number, changed: Changed): Promise<void> {
  await db
    .update(prescription)
    .set({ ...changed, updatedAt: now, version: sql`${prescription.version} + 1` })
    .where(and(eq(prescription.svjId, scope.svjId), eq(prescription.id, id)));
}

export async function dropRun({ db, scope }: At, id: number): Promise<void> {
  await db.delete(prescription).where(and(eq(prescription.svjId, scope.svjId), eq(prescription.id, id)));
}

/** Keeps what was confirmed, with the value that it was confirmed for. */
export async function keepChecks(
  { db, scope, now }: At,
  id: number,
  kind: Confirmable,
  checks: readonly { unit: number; value: string }[],
): Promise<void> {
  await db.execute(sql`
    insert into prescription_check (svj_id, prescription_id, unit_id, kind, value, checked_at)
    select ${scope.svjId}::bigint, ${id}::bigint, c.unit, ${kind}::text, c.value, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb) as c (unit bigint, value text)
    on conflict (svj_id, prescription_id, unit_id, kind) do update
    set value = excluded.value, checked_at = excluded.checked_at`);
}
