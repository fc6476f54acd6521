import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { called } from './queries-origin.ts';

export type Merging = { vote: number; from: number; to: number };

/**
 * Votes whose list or ledger names the member by id, in the order of ids, with what each calls the two whose records become
 * one; those of the first form hold no such ids. A ledger from another portal that does not know who stays goes on calling both
 * as it did the one.
 */
export async function votesOf(db: Db, scope: Scope, goes: number, keeps: number): Promise<Merging[]> {
  const { rows } = await db.execute<Merging>(sql`
    select x.id as vote, x.goes as "from", x.keeps as "to" from (
      select v.svj_id, v.id, ${called(sql`${goes}::bigint`)} as goes, ${called(sql`${keeps}::bigint`)} as keeps
      from vote v join vote_head h on h.svj_id = v.svj_id and h.vote_id = v.id
      where v.svj_id = ${scope.svjId} and v.form > 1
    ) x
    where x.keeps > 0 and (
      exists (select from vote_seat s where s.svj_id = x.svj_id and s.vote_id = x.id
        and (coalesce(s.frozen_people, s.frozen) -> 'owners' @> jsonb_build_array(x.goes)
          or coalesce(s.frozen_people, s.frozen) -> 'voters' @> jsonb_build_array(jsonb_build_array(x.goes))))
      or exists (select from vote_entry e where e.svj_id = x.svj_id and e.vote_id = x.id
        and (e.kind in ('register', 'parted') and (e.body::jsonb -> 'people' @> jsonb_build_array(x.goes)
            or e.body::jsonb -> 'voters' @> jsonb_build_array(jsonb_build_array(x.goes))
            or e.body::jsonb -> 'parts' @> jsonb_build_array(jsonb_build_object('people', jsonb_build_array(x.goes)))
            or e.body::jsonb -> 'parts' @> jsonb_build_array(jsonb_build_object('voters', jsonb_build_array(jsonb_build_array(x.goes)))))
          or e.body::jsonb -> 'by' = to_jsonb(x.goes) or e.body::jsonb -> 'to' = to_jsonb(x.goes))))
    order by x.id`);
  return rows.map((r) => ({ vote: Number(r.vote), from: Number(r.from), to: Number(r.to) }));
}
