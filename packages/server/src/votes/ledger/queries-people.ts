import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db.ts';
import type { Scope } from '../../base/gate.ts';

/** Votes whose list or ledger names the member by id, in the order of ids; those of the first form hold no such ids. */
export async function votesOf(db: Db, scope: Scope, memberId: number): Promise<number[]> {
  const one = JSON.stringify([memberId]);
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.id from vote v join vote_head h on h.svj_id = v.svj_id and h.vote_id = v.id
    where v.svj_id = ${scope.svjId} and v.form > 1 and (
      exists (select from vote_seat s where s.svj_id = v.svj_id and s.vote_id = v.id
        and (s.frozen -> 'owners' @> ${one}::jsonb or s.frozen -> 'voters' @> ${`[${one}]`}::jsonb))
      or exists (select from vote_entry e where e.svj_id = v.svj_id and e.vote_id = v.id
        and (e.body::jsonb -> 'by' = to_jsonb(${memberId}::bigint) or e.body::jsonb -> 'to' = to_jsonb(${memberId}::bigint))))
    order by v.id`);
  return rows.map((r) => r.id);
}
