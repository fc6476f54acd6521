import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { requiredLine } from '../base/person/people.ts';
import { html, moment, PointInput } from '../drafts/schema.ts';
import { VoteDetail } from '../motions/schema.ts';

const administers = { module: 'vote', right: 'rw' } as const;

/** A point that a meeting takes up while it goes on. */
export const NewPoint = z.object({
  name: PointInput.shape.name,
  description: z._default(html, ''),
  preset: PointInput.shape.preset,
  fileIds: PointInput.shape.fileIds,
  documents: PointInput.shape.documents,
  /** The point before which it stands in the agenda, as a counter-proposal does; null at the end. */
  before: z._default(z.nullable(id), null),
  /** A matter that was not announced (NOZ § 253): decided only with everybody entitled there, who are asked when it closes. */
  offAgenda: z._default(z.nullable(z.object({ consent: z.literal(true, 'BASE.FORM.INVALID') })), null),
});
export type NewPoint = z.output<typeof NewPoint>;

/** The end of a vote that runs, and what comes after one that was cancelled. */
export const voteTerms = callsOf('votes', {
  prolong: endpoint('PUT /api/v2/vote/:id/prolong', {
    needs: administers,
    visit: 'never',
    input: z.object({ ...byId.shape, closesAt: moment, reason: requiredLine(500) }),
    output: VoteDetail,
    summary: 'Prolongs a running online vote, once, before its end, with a reason that is mailed to all.',
    says: 'VOTE.PROLONGED',
  }),
  again: endpoint('POST /api/v2/vote/:id/again', {
    creates: 'vote',
    needs: administers,
    visit: 'never',
    input: byId,
    output: VoteDetail,
    summary:
      'A draft of the same wording after a cancelled vote: settings, points and files copied, the list built anew.',
    says: 'VOTE.AGAIN',
  }),
  addPoint: endpoint('POST /api/v2/vote/:id/point', {
    creates: 'vote_point',
    needs: administers,
    visit: 'never',
    input: z.object({ ...byId.shape, ...NewPoint.shape }),
    output: z.object({ id: z.number(), vote: VoteDetail }),
    summary:
      'Adds a point to a running local vote: a counter-proposal, the conduct of the meeting, or a matter with everybody’s consent.',
    says: 'VOTE.POINT.ADDED',
  }),
  closePapers: endpoint('PUT /api/v2/vote/:id/paper/closed', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: VoteDetail,
    summary: 'All papers that were handed in by the end are recorded: the result need not wait for more.',
    says: 'VOTE_PAPER.CLOSED',
  }),
});
