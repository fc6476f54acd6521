import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** Moments that a screen tells of. */
const mostTold = 5;
/** The largest act writes an entry for each seat of a large house. */
const lookedAt = 3000;

export type Written = { seq: number; at: string; kind: string; count: number; owners: string; body: string };

/** What was written into the ledger last: what came at one moment is told as one. */
export async function writtenLast(db: Db, scope: Scope, voteId: number): Promise<Written[]> {
  const { rows } = await db.execute<Written>(sql`
    select x.seq, x.at, x.kind, x.count, coalesce(s.owners, '') as owners, e.body from (
      select max(l.seq) as seq, l.at, l.kind, count(*) as count, max(l.seat_id) as seat_id from (
        select seq, at, kind, seat_id from vote_entry
        where svj_id = ${scope.svjId} and vote_id = ${voteId}
        order by seq desc limit ${lookedAt}
      ) l
      where l.kind in ('ballot', 'point', 'arrived', 'left')
      group by l.at, l.kind order by max(l.seq) desc limit ${mostTold}
    ) x
    join vote_entry e on e.svj_id = ${scope.svjId} and e.vote_id = ${voteId} and e.seq = x.seq
    left join vote_seat s on s.svj_id = ${scope.svjId} and s.id = x.seat_id and x.count = 1
    order by x.seq desc`);
  return rows;
}
