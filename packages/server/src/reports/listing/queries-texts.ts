import { sql } from 'drizzle-orm';
import { wholeName } from '#contract/base/files/files.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { attachedTo } from '../../documents/attached/queries.ts';
import { seen } from '../rows/queries-seen.ts';

type Row = { id: number; description: string; solution: string | null; files: string[] };

/** The long texts of these reports, of those that the asker may read, with names of what is attached and they may open. */
export async function textsOf(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<Map<number, Row>> {
  const { rows } = await db.execute<Row>(sql`
    select report.id, report.description, report.solution,
      array(select f.name || case when f.extension = '' then '' else '.' || f.extension end from file f
        where f.svj_id = report.svj_id and f.owner = 'report' and f.owner_id = report.id order by f.position, f.id) as files
    from report where ${seen(scope)} and report.id = any(${sql.param([...ids])}::bigint[])`);
  const found = new Map(rows.map((r) => [r.id, r]));
  for (const chosen of await attachedTo(db, scope, 'report', [...found.keys()], now))
    found.get(chosen.ownerId)?.files.push(wholeName(chosen));
  return found;
}
