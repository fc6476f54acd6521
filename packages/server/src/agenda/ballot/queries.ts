import { sql } from 'drizzle-orm';
import type { PointVote } from '#contract/agenda/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { seen as seenVote } from '../../motions/queries.ts';

type Row = {
  id: number;
  vote_id: number;
  status: PointVote['status'];
  cancelled: boolean;
  closed_at: string | null;
  passed: boolean | null;
};

/** Where points of the meeting are voted on, by the point, as far as the asker may open it. */
export async function votesOfPoints(db: Db, scope: Scope, meetingId: number): Promise<Map<number, PointVote>> {
  if (!may(scope, 'vote', 'r')) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select p.id, vote.id as vote_id, vote.status, vote.cancelled_at is not null as cancelled, o.closed_at,
      case when vote.status = 'finish' or vote.shows = 'named' then (o.result ->> 'passed')::boolean end as passed
    from meeting_point p join vote_point o on o.svj_id = p.svj_id and o.id = p.vote_point_id
    join vote on vote.svj_id = o.svj_id and vote.id = o.vote_id
    where p.svj_id = ${scope.svjId} and p.meeting_id = ${meetingId} and ${seenVote(scope)}`);
  return new Map(
    rows.map(({ id, vote_id, status, cancelled, closed_at, passed }) => [
      id,
      { id: vote_id, status, cancelled, closedAt: closed_at && new Date(closed_at).toISOString(), passed },
    ]),
  );
}

export type Tie = { pointId: number; votePointId: number };

/** Points of the agenda are decided by these points of its vote. */
export async function tiePoints(db: Db, scope: Scope, ties: readonly Tie[]): Promise<void> {
  if (ties.length === 0) return;
  await db.execute(sql`
    update meeting_point p set vote_point_id = t.vote_point_id
    from unnest(${sql.param(ties.map((t) => t.pointId))}::bigint[], ${sql.param(ties.map((t) => t.votePointId))}::bigint[])
      as t (id, vote_point_id)
    where p.svj_id = ${scope.svjId} and p.id = t.id`);
}

export type Book = { id: number; status: PointVote['status'] };

/** The meeting's vote that its points stand in, whoever may open it; none once it was cancelled. */
export async function bookOf(db: Db, scope: Scope, meetingId: number): Promise<Book | null> {
  const { rows } = await db.execute<Book>(sql`
    select v.id, v.status from meeting_point p
    join vote_point o on o.svj_id = p.svj_id and o.id = p.vote_point_id
    join vote v on v.svj_id = o.svj_id and v.id = o.vote_id
    where p.svj_id = ${scope.svjId} and p.meeting_id = ${meetingId} and v.cancelled_at is null
    order by v.id desc limit 1`);
  return rows[0] ?? null;
}
