import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Scope } from './gate.ts';

/** Whether the visit that the gate let in still runs, to the same end. */
export async function visitStands(db: Db, scope: Scope): Promise<boolean> {
  const { rows } = await db.execute<{ ends_at: string }>(
    sql`select ends_at from visit where svj_id = ${scope.svjId} and id = ${scope.actorId}`,
  );
  return rows[0] !== undefined && new Date(rows[0].ends_at).getTime() === scope.visitUntil?.getTime();
}
