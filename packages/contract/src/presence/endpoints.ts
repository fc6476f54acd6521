import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, ids } from '../base/calls/ids.ts';
import { FileIds } from '../base/files/files.ts';
import { VoteDetail } from '../motions/schema.ts';

const reads = { module: 'vote', right: 'r' } as const;
const administers = { module: 'vote', right: 'rw' } as const;
const ofPoint = { ...byId.shape, point: byId.shape.id };

export const votePresence = callsOf('votes', {
  closePoint: endpoint('PUT /api/v2/vote/:id/point/:point/close', {
    needs: administers,
    visit: 'never',
    input: z.object({
      ...ofPoint,
      /** Close it as not adopted: the room has lost its quorum, and who is silent stays without an answer. */
      lost: z._default(z.boolean(), false),
      /** Of a matter off the agenda (§ 253): seats in the room that refuse to have it decided. Left out, they were not asked. */
      refused: z.optional(z.array(byId.shape.id).check(z.maxLength(500))),
    }),
    output: VoteDetail,
    summary: 'Closes one point of a local vote with whoever is in the room; its answers do not change any more.',
    says: 'VOTE.POINT.CLOSED',
  }),
  abstain: endpoint('PUT /api/v2/vote/:id/point/:point/abstain', {
    needs: administers,
    visit: 'never',
    input: z.object({ ...ofPoint, seats: ids }),
    output: VoteDetail,
    summary: 'Puts the named seats, in the room and silent, as abstained; also after the announced end.',
    says: 'VOTE.POINT.ABSTAINED',
  }),
  keepSheet: endpoint('PUT /api/v2/vote/:id/attendance/sheet', {
    needs: administers,
    visit: 'never',
    input: z.object({ ...byId.shape, fileIds: FileIds }),
    output: VoteDetail,
    summary: 'Attaches the signed attendance sheet; its digests stand in the ledger.',
    says: 'VOTE.ATTENDANCE.SHEET_SAVED',
  }),
  confirm: endpoint('PUT /api/v2/vote/:id/attendance/confirm', {
    needs: reads,
    visit: 'never',
    input: z.object({
      ...byId.shape,
      /** The last entry of the ledger that was seen: what came after it is not confirmed. */
      seq: z.int('BASE.FORM.INVALID'),
    }),
    output: VoteDetail,
    summary: 'A second person says that attendance and answers are written down as they were.',
    says: 'VOTE.ATTENDANCE.CONFIRMED',
  }),
});
