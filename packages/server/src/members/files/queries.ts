import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';

export type Reach = { emails: string[]; phones: string[] };

/** All e-mails and phones of each, as the reader may see them. */
export async function reachOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, Reach>> {
  const reach = new Map<number, Reach>(ids.map((id) => [id, { emails: [], phones: [] }]));
  if (ids.length === 0) return reach;
  const { rows } = await db.execute<{ member_id: number; kind: string; value: string }>(sql`
    select member_id, kind, value from member_contact
    where svj_id = ${scope.svjId} and member_id = any(${sql.param([...ids])}::bigint[])
      and (is_public or ${may(scope, 'members', 'rw')} or member_id = ${scope.memberId ?? 0})
    order by member_id, position, id`);
  for (const row of rows) reach.get(row.member_id)?.[row.kind === 'email' ? 'emails' : 'phones'].push(row.value);
  return reach;
}
