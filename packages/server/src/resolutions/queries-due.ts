import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Resolution } from './rows/queries.ts';
import { resolution } from './rows/tables.ts';

type Due = { svjId: number; id: number };

/** Across associations: resolutions that somebody is reminded of by this moment. */
export async function resolutionsToRemind(db: Db, now: Date, most: number): Promise<Due[]> {
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select svj_id, id from resolution where remind_at <= ${now} order by remind_at limit ${most}`);
  return rows.map(({ svj_id, id }) => ({ svjId: svj_id, id }));
}

/** The resolution, if it is still due; whoever else is at it is not waited for. */
export async function takeToRemind(db: Db, scope: Scope, id: number, now: Date): Promise<Resolution | undefined> {
  const [row] = await db
    .select()
    .from(resolution)
    .where(and(eq(resolution.svjId, scope.svjId), eq(resolution.id, id), lte(resolution.remindAt, now)))
    .for('update', { skipLocked: true });
  return row;
}

export async function keepReminder(db: Db, scope: Scope, id: number, remindAt: Date | null): Promise<void> {
  await db
    .update(resolution)
    .set({ remindAt })
    .where(and(eq(resolution.svjId, scope.svjId), eq(resolution.id, id)));
}
