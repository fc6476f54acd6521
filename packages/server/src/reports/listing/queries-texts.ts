import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { seen } from '../rows/queries-seen.ts';

/** The long texts of these reports, of those that the asker may read. */
export async function textsOf(db: Db, scope: Scope, ids: readonly number[]) {
  const { rows } = await db.execute<{ id: number; description: string; solution: string | null }>(sql`
    select report.id, report.description, report.solution from report
    where ${seen(scope)} and report.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, r]));
}
