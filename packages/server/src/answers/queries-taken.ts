import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

export type OfPaper = { vote_id: number; seat_id: number; seq: number };

/** Answers of these papers do not count any more. */
export async function dropOfPapers(db: Db, scope: Scope, papers: readonly OfPaper[]): Promise<void> {
  if (papers.length === 0) return;
  await db.execute(sql`
    delete from vote_answer a using jsonb_to_recordset(${JSON.stringify(papers)}::jsonb)
      as p (vote_id bigint, seat_id bigint, seq int)
    where a.svj_id = ${scope.svjId} and a.vote_id = p.vote_id and a.seat_id = p.seat_id and a.seq = p.seq
      and a.channel = 'paper'`);
}
