import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';

const czech = sql.raw('collate "cs-x-icu"');

/** Those members whose ids (a subquery of `id`) are asked for, by surname, at most 200: what a list is filtered by. */
export async function namedAmong(db: Db, scope: Scope, ids: SQL): Promise<{ id: number; full_name: string }[]> {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from (${ids}) w join member m on m.svj_id = ${scope.svjId} and m.id = w.id
    order by (coalesce(m.company_name, m.last_name)) ${czech}, m.first_name ${czech}, m.id limit 200`);
  return rows.map((m) => ({ id: m.id, full_name: nameOf(m).full_name }));
}
