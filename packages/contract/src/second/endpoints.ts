import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { ActRow, VerifierAsk, VerifierRow } from './schema.ts';

const reads = { module: 'vote', right: 'r' } as const;
const administers = { module: 'vote', right: 'rw' } as const;

export const second = callsOf('votes', {
  list: endpoint('GET /api/v2/second-person', {
    needs: 'member',
    input: z.object({ ...paging }),
    output: z.object({ acts: z.array(ActRow), total: z.number(), mineCount: z.number(), asks: z.array(VerifierAsk) }),
    summary:
      'What waits for a second person: all for who administers votes, else what the asker was asked for, in a house without votes too; and where they are asked to be a verifier.',
  }),
  agree: endpoint('PUT /api/v2/verifier/:id/agree', {
    needs: 'member',
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'The asker agrees to be a verifier, and is asked for what waits there.',
    says: 'SECOND.AGREED',
  }),
  decline: endpoint('PUT /api/v2/verifier/:id/decline', {
    needs: 'member',
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'The asker does not want to be a verifier.',
    says: 'SECOND.DECLINED',
  }),
  verifiers: endpoint('GET /api/v2/vote/:id/verifiers', {
    needs: reads,
    input: byId,
    output: z.object({ verifiers: z.array(VerifierRow) }),
    summary: 'Verifiers of the vote: who agreed; for who administers votes also who was asked and who declined.',
  }),
  name: endpoint('POST /api/v2/vote/:id/verifiers', {
    creates: 'verifier',
    needs: administers,
    visit: 'never',
    input: z.object({ ...byId.shape, memberId: id }),
    output: z.object({ verifiers: z.array(VerifierRow) }),
    summary: 'Asks a member with an account to be a verifier of a running vote, beside those the portal asks.',
    says: 'SECOND.NAMED',
  }),
});
