import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** Versions of members by id. */
export async function versionsOfPeople(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; version: number }>(sql`
    select id, version from member where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, r.version]));
}
