import { Refused } from '#contract/refusals.ts';
import type { Session } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { takeEntriesBack } from '../../presence/back/steps.ts';
import { heldMeeting } from '../../presence/steps.ts';
import { writtenLast } from './queries-last.ts';
import { type At, begunEvening } from './steps.ts';

/** Takes back what was written down last, as whoever asks saw it. A point that is closed stays so. */
export async function takeBack(
  portal: Portal,
  at: At & { session: Session },
  { id, seq }: { id: number; seq: number },
): Promise<void> {
  const { db, scope } = at;
  const led = await begunEvening(at, id);
  const vote = await heldMeeting(db, scope, led.vote.id);
  const [last] = await writtenLast(db, scope, vote.id);
  if (last?.seq !== seq) throw new Refused('COURSE.ERRORS.NOT_LAST');
  if (last.kind === 'point') throw new Refused('VOTE.ERRORS.STAYS');
  await takeEntriesBack(portal, at, vote, seq);
}
