import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** What the house is called and where it stands: numbers in that are of no unit. */
export async function saidOfHouse(db: Db, scope: Scope): Promise<string[]> {
  const { rows } = await db.execute<{ said: string }>(sql`
    select s.said from svj h cross join lateral (values (h.name), (h.nickname), (h.street)) s (said)
    where h.id = ${scope.svjId} and s.said <> ''
    union select street from entrance where svj_id = ${scope.svjId} and street <> ''`);
  return rows.map((row) => row.said);
}
