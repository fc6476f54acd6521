import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import {
  ClearancePreview,
  Clearances,
  ClearancesVerified,
  clearancesAsked,
  IssueInput,
  paperAsked,
  previewAsked,
  RequestInput,
  WithdrawInput,
} from './schema.ts';

const reads = { module: 'roomFees', right: 'r' } as const;
const administers = { module: 'roomFees', right: 'rw' } as const;
const Made = z.object({ id: z.number() });

/** Confirmations of debts (§ 1186): owners ask for them, who administers fees issues them. */
export const clearances = callsOf('clearances', {
  list: endpoint('GET /api/v2/debt-confirmations', {
    needs: reads,
    input: clearancesAsked,
    output: Clearances,
    summary: 'Confirmations of debts and requests for them: of own units, or of all.',
  }),
  preview: endpoint('GET /api/v2/debt-confirmations/preview', {
    needs: administers,
    input: previewAsked,
    output: ClearancePreview,
    summary: 'What a confirmation of a unit at a day would say.',
  }),
  verify: endpoint('GET /api/v2/debt-confirmations/verify', {
    limit: 'export',
    needs: reads,
    input: z.object({}),
    output: ClearancesVerified,
    summary: 'Counts the chain of confirmations again and names what is not as it was issued.',
  }),
  request: endpoint('POST /api/v2/debt-confirmations/requests', {
    creates: 'clearance_request',
    needs: reads,
    visit: 'never',
    input: RequestInput,
    output: Made,
    summary: 'An owner asks for the confirmation of their unit; who administers fees is mailed.',
    says: 'CLEARANCES.REQUESTED',
  }),
  issue: endpoint('POST /api/v2/debt-confirmations', {
    creates: 'clearance',
    needs: administers,
    visit: 'never',
    input: IssueInput,
    output: Made,
    summary: 'Issues the confirmation as it was previewed, with the next number; it takes the place of the one before.',
    says: 'CLEARANCES.ISSUED',
  }),
  withdraw: endpoint('PUT /api/v2/debt-confirmations/:id/withdraw', {
    needs: administers,
    visit: 'never',
    input: WithdrawInput,
    output: Made,
    summary: 'Takes a confirmation back with a reason; whoever reads its code is told so.',
    says: 'CLEARANCES.WITHDRAWN',
  }),
  paper: endpoint('POST /api/v2/debt-confirmations/paper', {
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: paperAsked,
    output: z.object({ url: z.string() }),
    summary: 'An address, good for a minute, of the paper as it was issued.',
  }),
  paperFile: endpoint('GET /api/v2/debt-confirmations/paper/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: paperAsked,
    output: z.any(),
    summary: 'The paper behind a ticket, the same bytes each time.',
  }),
});
