import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { meetingSeen } from './queries.ts';
import { meetingOfVote, tieVote, untieVote } from './queries-votes.ts';

type At = { db: Db; scope: Scope };

/** Makes the meeting decide the vote, or none of them. One that is over takes no vote that it did not have. */
export async function keepMeeting({ db, scope }: At, voteId: number, meetingId: number | null): Promise<void> {
  const had = await meetingOfVote(db, scope, voteId);
  if ((had?.id ?? null) === meetingId) return;
  if (meetingId === null) return untieVote(db, scope, voteId);
  const m = await meetingSeen(db, scope, meetingId, 'lock');
  if (m.status === 'finished') {
    const key = 'MEETING.ERRORS.FINISHED';
    throw new Refused(key, { fields: { meetingOfOwnersId: key } });
  }
  await tieVote(db, scope, voteId, meetingId);
}
