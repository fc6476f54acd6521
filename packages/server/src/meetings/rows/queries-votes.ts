import { type SQL, sql } from 'drizzle-orm';
import { type MeetingDetail, mostVotes } from '#contract/meetings/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { seen as seenVote } from '../../motions/queries.ts';
import { seen } from './queries-audience.ts';

/** Of `meeting`: how many of its votes the asker may open. */
export const voteCount = (scope: Scope): SQL =>
  may(scope, 'vote', 'r')
    ? sql`(select count(*)::integer from meeting_vote t join vote on vote.svj_id = t.svj_id and vote.id = t.vote_id
        where t.svj_id = meeting.svj_id and t.meeting_id = meeting.id and ${seenVote(scope)})`
    : sql`0`;

/** Votes of the meeting that the asker may open, in the order in which they were made. */
export async function votesOf(db: Db, scope: Scope, id: number): Promise<MeetingDetail['votes']> {
  if (!may(scope, 'vote', 'r')) return [];
  const { rows } = await db.execute<MeetingDetail['votes'][number]>(sql`
    select vote.id, vote.name, vote.status from meeting_vote t
    join vote on vote.svj_id = t.svj_id and vote.id = t.vote_id
    where t.svj_id = ${scope.svjId} and t.meeting_id = ${id} and ${seenVote(scope)}
    order by vote.id limit ${mostVotes}`);
  return rows;
}

/** The meeting that decides the vote; none where it is not for the asker. */
export async function meetingOfVote(db: Db, scope: Scope, voteId: number) {
  const { rows } = await db.execute<{ id: number; name: string; isBook: boolean }>(sql`
    select meeting.id, meeting.name, t.is_book as "isBook" from meeting_vote t
    join meeting on meeting.svj_id = t.svj_id and meeting.id = t.meeting_id
    where t.svj_id = ${scope.svjId} and t.vote_id = ${voteId} and ${seen(scope)}`);
  return rows[0] ?? null;
}

export async function tieVote(db: Db, scope: Scope, voteId: number, meetingId: number): Promise<void> {
  await db.execute(sql`
    insert into meeting_vote (svj_id, vote_id, meeting_id) values (${scope.svjId}, ${voteId}, ${meetingId})
    on conflict (svj_id, vote_id) do update set meeting_id = excluded.meeting_id, is_book = false`);
}

/** The vote whose list and ledger are those of the meeting; null while there is none. */
export async function bookOf(db: Db, scope: Scope, meetingId: number): Promise<number | null> {
  const { rows } = await db.execute<{ id: number | string }>(sql`
    select vote_id as id from meeting_vote where svj_id = ${scope.svjId} and meeting_id = ${meetingId} and is_book`);
  return rows[0] ? Number(rows[0].id) : null;
}

export async function isBook(db: Db, scope: Scope, voteId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from meeting_vote where svj_id = ${scope.svjId} and vote_id = ${voteId} and is_book`);
  return rows.length > 0;
}

/** The list of the meeting is frozen and its ledger open. */
export async function isLed(db: Db, scope: Scope, meetingId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from meeting_vote t join vote v on v.svj_id = t.svj_id and v.id = t.vote_id and v.status = 'run'
    where t.svj_id = ${scope.svjId} and t.meeting_id = ${meetingId} and t.is_book`);
  return rows.length > 0;
}

export async function markBook(db: Db, scope: Scope, voteId: number): Promise<void> {
  await db.execute(sql`
    update meeting_vote set is_book = true where svj_id = ${scope.svjId} and vote_id = ${voteId}`);
}

/** What the asker does not see stays as it was. */
export async function untieVote(db: Db, scope: Scope, voteId: number): Promise<void> {
  await db.execute(sql`
    delete from meeting_vote t where t.svj_id = ${scope.svjId} and t.vote_id = ${voteId}
      and t.meeting_id in (select meeting.id from meeting where ${seen(scope)})`);
}
