import type { NewMatter } from '#contract/assembly/schema-course.ts';
import { compare } from '#contract/base/shares/fraction.ts';
import { Refused } from '#contract/refusals.ts';
import { addCounterProposal } from '../../agenda/counter/steps.ts';
import type { Portal } from '../../base/http/handler.ts';
import { heldMeeting } from '../../presence/steps.ts';
import { roomNow } from './queries-room.ts';
import { type At, begunEvening } from './steps.ts';

/**
 * Adds a point that nobody announced. The conduct of the meeting is no matter of its own (§ 253); anything else takes
 * everybody entitled in the room, and their consent, which the entry of the ledger keeps and the closing asks once more.
 */
export async function addMatter(portal: Portal, at: At, { id, matter, name, wording }: NewMatter): Promise<void> {
  const { db, scope } = at;
  const { vote } = await begunEvening(at, id);
  const offAgenda = matter === 'new';
  if (offAgenda) {
    await heldMeeting(db, scope, vote.id);
    const { all, present } = await roomNow(db, scope, vote.id);
    if (compare(present.share, all.share) !== 0 || present.seats !== all.seats)
      throw new Refused('COURSE.ERRORS.NOT_EVERYBODY', { params: { count: all.seats - present.seats } });
  }
  await addCounterProposal(portal, at, { meetingId: id, counterTo: null, name, wording, offAgenda });
}
