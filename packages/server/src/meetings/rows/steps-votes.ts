import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { meetingSeen } from './queries.ts';
import { bookOf, isBook, markBook, meetingOfVote, tieVote, untieVote } from './queries-votes.ts';

type At = { db: Db; scope: Scope };

/**
 * Refused for the book of a meeting: its registration starts it, and whoever leads the evening closes its points and ends it,
 * behind powers that wait at the door.
 */
export async function refuseBook({ db, scope }: At, voteId: number): Promise<void> {
  if (await isBook(db, scope, voteId)) throw new Refused('VOTE.ERRORS.LED_BY_MEETING');
}

/** Makes the meeting decide the vote, or none of them. One that is over takes no vote that it did not have. */
export async function keepMeeting({ db, scope }: At, voteId: number, meetingId: number | null): Promise<void> {
  const had = await meetingOfVote(db, scope, voteId);
  if ((had?.id ?? null) === meetingId) return;
  // Its list and its attendance are those of the meeting.
  if (await isBook(db, scope, voteId)) {
    const key = 'MEETING.ERRORS.BOOK';
    throw new Refused(key, { fields: { meetingOfOwnersId: key } });
  }
  if (meetingId === null) return untieVote(db, scope, voteId);
  const m = await meetingSeen(db, scope, meetingId, 'lock');
  if (m.status === 'finished') {
    const key = 'MEETING.ERRORS.FINISHED';
    throw new Refused(key, { fields: { meetingOfOwnersId: key } });
  }
  await tieVote(db, scope, voteId, meetingId);
}

/**
 * Makes the vote the book of the meeting: its list is the list of the meeting and its ledger the only one of its attendance.
 * A meeting has one; the same one again changes nothing. The meeting is held, so two at once wait for one another.
 */
export async function tieBook({ db, scope }: At, voteId: number, meetingId: number): Promise<void> {
  await meetingSeen(db, scope, meetingId, 'lock');
  const had = await bookOf(db, scope, meetingId);
  if (had === voteId) return;
  if (had !== null) throw new Refused('MEETING.ERRORS.BOOK');
  await keepMeeting({ db, scope }, voteId, meetingId);
  await markBook(db, scope, voteId);
}
