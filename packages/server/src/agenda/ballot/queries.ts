import { sql } from 'drizzle-orm';
import type { PointVote } from '#contract/agenda/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { seen as seenVote } from '../../motions/queries.ts';
import { keepElections } from '../../motions/queries-points.ts';

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

export type Tie = { pointId: number; votePointId: number; elects: boolean };

/** Points of the agenda are decided by these points of its vote. */
export async function tiePoints(db: Db, scope: Scope, ties: readonly Tie[]): Promise<void> {
  if (ties.length === 0) return;
  await db.execute(sql`
    update meeting_point p set vote_point_id = t.vote_point_id
    from unnest(${sql.param(ties.map((t) => t.pointId))}::bigint[], ${sql.param(ties.map((t) => t.votePointId))}::bigint[])
      as t (id, vote_point_id)
    where p.svj_id = ${scope.svjId} and p.id = t.id`);
  await keepElections(db, scope, ties);
}

export type Book = { id: number; status: PointVote['status']; isPublic: boolean };

/** The vote whose list and ledger are those of the meeting, whoever may open it. */
export async function bookOf(db: Db, scope: Scope, meetingId: number): Promise<Book | null> {
  const { rows } = await db.execute<{ id: number; status: PointVote['status']; is_public: boolean }>(sql`
    select v.id, v.status, v.is_public from meeting_vote t
    join vote v on v.svj_id = t.svj_id and v.id = t.vote_id
    where t.svj_id = ${scope.svjId} and t.meeting_id = ${meetingId} and t.is_book`);
  const [row] = rows;
  return row ? { id: row.id, status: row.status, isPublic: row.is_public } : null;
}
