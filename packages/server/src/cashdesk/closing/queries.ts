import { and, desc, eq, type SQL } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { At, ClosingRow } from '../rows/queries.ts';
import { cashClosing } from '../rows/tables.ts';

type New = Omit<typeof cashClosing.$inferInsert, 'svjId'>;
export async function addClosing({ db, scope }: At, told: New): Promise<ClosingRow> {
  const [row] = await db
    .insert(cashClosing)
    .values({ ...told, svjId: scope.svjId })
    .returning();
  return row as ClosingRow;
}

const one = (scope: Scope, id: number): SQL => and(eq(cashClosing.svjId, scope.svjId), eq(cashClosing.id, id)) as SQL;

export async function changeClosing({ db, scope }: At, id: number, changed: Partial<New>): Promise<ClosingRow> {
  const [row] = await db.update(cashClosing).set(changed).where(one(scope, id)).returning();
  return row as ClosingRow;
}

export const dropClosing = async ({ db, scope }: At, id: number): Promise<void> => {
  await db.delete(cashClosing).where(one(scope, id));
};

export async function closingById(
  { db, scope }: Pick<At, 'db' | 'scope'>,
  id: number,
): Promise<ClosingRow | undefined> {
  const [row] = await db.select().from(cashClosing).where(one(scope, id));
  return row;
}

export async function closingSeen(at: Pick<At, 'db' | 'scope'>, id: number): Promise<ClosingRow> {
  const row = await closingById(at, id);
  if (!row) throw new Refused('CASH.NOT_FOUND');
  return row;
}

/** The newest first, ten years of them. */
export const closingsOf = (db: Db, scope: Scope): Promise<ClosingRow[]> =>
  db.select().from(cashClosing).where(eq(cashClosing.svjId, scope.svjId)).orderBy(desc(cashClosing.month)).limit(120);
