import { sql } from 'drizzle-orm';
import type { VoteValue } from '#contract/motions/schema.ts';
import type { Given } from '#contract/presence/rules-back.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** An entry about a seat that may be taken back, with what it says beside its answers. */
export type Undone = Given & { seq: number; besides: Readonly<Record<string, unknown>> };

type Row = { seq: number; seat: number; kind: string; body: string };
type Body = Record<string, unknown> & { answers?: Record<string, VoteValue> };

function given({ seq, seat, kind, body }: Row): Undone {
  const { answers = {}, ...besides } = JSON.parse(body) as Body;
  return { seq, seat, kind, answers, besides };
}

/** The largest act writes an entry for each seat of a large house: what is farther back was another one. */
const mostTogether = 3000;

/** Entries of one kind and moment, the last of which has this number. */
export async function entriesTogether(db: Db, scope: Scope, voteId: number, seq: number): Promise<Undone[]> {
  const { rows } = await db.execute<Row>(sql`
    select e.seq, e.seat_id as seat, e.kind, e.body from vote_entry l
    join vote_entry e on e.svj_id = l.svj_id and e.vote_id = l.vote_id and e.seq <= l.seq
      and e.seq > l.seq - ${mostTogether}::integer and e.at = l.at and e.kind = l.kind and e.seat_id is not null
    where l.svj_id = ${scope.svjId} and l.vote_id = ${voteId} and l.seq = ${seq}
    order by e.seq`);
  return rows.map(given);
}

/** What the ledger says of these seats before that entry: who came and left, and what was answered. */
export async function entriesBefore(
  db: Db,
  scope: Scope,
  voteId: number,
  seats: readonly number[],
  seq: number,
): Promise<Undone[]> {
  const { rows } = await db.execute<Row>(sql`
    select seq, seat_id as seat, kind, body from vote_entry
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and seat_id = any(${sql.param([...seats])}::bigint[])
      and seq < ${seq} and kind in ('ballot', 'arrived', 'left')
    order by seq`);
  return rows.map(given);
}
