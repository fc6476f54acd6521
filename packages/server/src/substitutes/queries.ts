import { sql } from 'drizzle-orm';
import type { MeetingState } from '#contract/meetings/schema-found.ts';
import type { Db } from '../base/db/db.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { seen } from '../meetings/rows/queries-audience.ts';
import { seen as seenVote } from '../motions/queries.ts';

export type TiedMeeting = { id: number; name: string; start: Date; status: MeetingState };
type Row = { id: number; name: string; starts_at: string; status: MeetingState };
const toTied = (r: Row | undefined): TiedMeeting | null =>
  r ? { id: r.id, name: r.name, start: new Date(r.starts_at), status: r.status } : null;

/** The meeting that this one stands for, if the asker may read it. */
export async function failedBefore(db: Db, scope: Scope, meetingId: number): Promise<TiedMeeting | null> {
  const { rows } = await db.execute<Row>(sql`
    select meeting.id, meeting.name, meeting.starts_at, meeting.status from meeting_substitute t
    join meeting on meeting.svj_id = t.svj_id and meeting.id = t.failed_id
    where t.svj_id = ${scope.svjId} and t.meeting_id = ${meetingId} and ${seen(scope)}`);
  return toTied(rows[0]);
}

/** The meeting that stands for this one, if the asker may read it; one that was called off does not. */
export async function standingFor(db: Db, scope: Scope, failedId: number): Promise<TiedMeeting | null> {
  const { rows } = await db.execute<Row>(sql`
    select meeting.id, meeting.name, meeting.starts_at, meeting.status from meeting_substitute t
    join meeting on meeting.svj_id = t.svj_id and meeting.id = t.meeting_id
    where t.svj_id = ${scope.svjId} and t.failed_id = ${failedId} and meeting.cancelled_at is null and ${seen(scope)}
    order by t.id desc limit 1`);
  return toTied(rows[0]);
}

/** The vote on its points outside of an assembly, if the asker may open it; one that was cancelled is none. */
export async function votedInstead(
  db: Db,
  scope: Scope,
  failedId: number,
): Promise<{ id: number; name: string } | null> {
  if (!may(scope, 'vote', 'r')) return null;
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select vote.id, vote.name from meeting_substitute t join vote on vote.svj_id = t.svj_id and vote.id = t.vote_id
    where t.svj_id = ${scope.svjId} and t.failed_id = ${failedId} and vote.cancelled_at is null and ${seenVote(scope)}
    order by t.id desc limit 1`);
  return rows[0] ?? null;
}

type Tie = { failedId: number; meetingId?: number; voteId?: number };
export async function tie(db: Db, scope: Scope, { failedId, meetingId, voteId }: Tie, now: Date): Promise<void> {
  await db.execute(sql`
    insert into meeting_substitute (svj_id, failed_id, meeting_id, vote_id, created_at)
    values (${scope.svjId}, ${failedId}, ${meetingId ?? null}, ${voteId ?? null}, ${now})`);
}
