import type { Taking } from '#contract/proposals/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { openMeeting } from '../../agenda/writing/steps.ts';
import { appendPoint } from '../../agenda/writing/steps-added.ts';
import { copyFiles } from '../../base/files/file-copying.ts';
import type { Portal } from '../../base/http/handler.ts';
import { asParagraphs } from '../../base/text/rich-text.ts';
import { meetingsAhead } from '../detail/queries.ts';
import { type At, openProposal, type Proposal, proposalSeen } from '../rows/queries.ts';
import { tellEnd } from '../telling/notices.ts';
import { changeProposal } from './queries.ts';

/**
 * Makes it the last point of the agenda of a meeting, with its wording and copies of its files. The meeting is held first:
 * a point that goes with its meeting touches the proposal too.
 */
export async function take(portal: Portal, at: At, { id, meetingId }: Taking): Promise<Proposal> {
  const { db, scope, now } = at;
  await proposalSeen(db, scope, id);
  const m = await openMeeting(at, meetingId);
  if (!(await meetingsAhead(db, scope)).some((one) => one.id === m.id)) {
    const key = 'PROPOSAL.ERRORS.NOT_FOR_OWNERS';
    throw new Refused(key, { fields: { meetingId: key } });
  }
  const p = await openProposal(at, id);
  const kind = p.wording === '' ? 'information' : 'resolution';
  const point = { kind, name: p.name, body: asParagraphs(p.reason), wording: p.wording } as const;
  const pointId = await appendPoint(portal, at, m, point);
  await copyFiles(portal, db, scope, { from: 'proposal', to: 'meeting_point' }, [{ from: id, to: pointId }], now);
  await changeProposal(at, id, { pointId, takenAt: now });
  await tellEnd(portal, at, id);
  return p;
}
