import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { Closing, ClosingInput } from './schema-closings.ts';

const reads = { module: 'cashDesk', right: 'r' } as const;
const administers = { module: 'cashDesk', right: 'rw' } as const;

/** Months that are counted and closed. */
export const cashClosings = callsOf('cashdesk', {
  list: endpoint('GET /api/v2/cash-desk/closings', {
    needs: reads,
    input: z.object({}),
    output: z.object({ closings: z.array(Closing) }),
    summary: 'Closings of months, the newest first, at most 120.',
  }),
  one: endpoint('GET /api/v2/cash-desk/closings/:id', {
    needs: 'member',
    input: byId,
    output: Closing,
    summary: 'One closing; besides those who read the desk, for whoever may be its second person now.',
  }),
  close: endpoint('POST /api/v2/cash-desk/closings', {
    creates: 'cashClosing',
    needs: administers,
    visit: 'never',
    input: ClosingInput,
    output: Closing,
    summary:
      'Closes the next month with a count of notes and coins; a difference above the limit waits for a second person.',
  }),
  confirm: endpoint('PUT /api/v2/cash-desk/closings/:id/confirm', {
    needs: 'member',
    visit: 'never',
    input: byId,
    output: Closing,
    summary: 'Confirms the count of somebody else, which closes the month.',
    says: 'CASH.CONFIRMED',
  }),
  withdraw: endpoint('DELETE /api/v2/cash-desk/closings/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Takes back a count that waits for a second person.',
    says: 'CASH.WITHDRAWN',
  }),
});
