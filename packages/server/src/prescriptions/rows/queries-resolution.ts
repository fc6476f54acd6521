import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** The adopted resolution of this id as it is cited; null where there is none. */
export async function resolutionOf(db: Db, scope: Scope, id: number | null) {
  if (id === null) return null;
  const { rows } = await db.execute<{ id: number; number: string; name: string }>(sql`
    select r.id, r.number || '/' || r.year as number, p.name from resolution r
    join vote_point p on p.svj_id = r.svj_id and p.id = r.point_id
    where r.svj_id = ${scope.svjId} and r.id = ${id} and r.adopted`);
  return rows[0] ?? null;
}
