import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/endpoint.ts';
import { byId } from '../base/ids.ts';
import { requiredLine } from '../base/people.ts';
import { moment } from '../drafts/schema.ts';
import { VoteDetail } from '../motions/schema.ts';

const administers = { module: 'vote', right: 'rw' } as const;

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
  closePapers: endpoint('PUT /api/v2/vote/:id/paper/closed', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: VoteDetail,
    summary: 'All papers that were handed in by the end are recorded: the result need not wait for more.',
    says: 'VOTE_PAPER.CLOSED',
  }),
});
