import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { FeeChange, FeeDetail, FeeInput, FeeList, feeListing } from './schema.ts';

const reads = { module: 'roomFees', right: 'r' } as const;
const administers = { module: 'roomFees', right: 'rw' } as const;

/** What the house pays, and what its units pay to it. */
export const fees = callsOf('fees', {
  list: endpoint('GET /api/v2/room-fee', {
    needs: reads,
    input: z.object({ ...paging, ...feeListing }),
    output: FeeList,
    summary: 'Fees of the house with their next due days, and what they come to in this year and the next.',
  }),
  units: endpoint('GET /api/v2/room-fee/units', {
    needs: administers,
    input: z.object({}),
    output: z.object({ units: z.array(z.object({ unitId: z.number(), unit: z.string() })) }),
    summary: 'Labels of all units, for a fee that is divided by numbers of their own.',
  }),
  one: endpoint('GET /api/v2/room-fee/:id', {
    needs: reads,
    input: byId,
    output: FeeDetail,
    summary: 'One fee with its amounts in time and what it comes to in years.',
  }),
  create: endpoint('POST /api/v2/room-fee', {
    creates: 'fee',
    needs: administers,
    visit: 'never',
    input: FeeInput,
    output: FeeDetail,
    summary: 'A new fee, of the house unless it says that units pay it.',
    says: 'FEES.CREATED',
  }),
  update: endpoint('PUT /api/v2/room-fee/:id', {
    needs: administers,
    visit: 'never',
    input: FeeChange,
    output: FeeDetail,
    summary: 'Changes a fee; another amount holds from a day and leaves the earlier ones as they were.',
    says: 'FEES.UPDATED',
  }),
  remove: endpoint('DELETE /api/v2/room-fee/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Deletes a fee; what was prescribed by it stays.',
    says: 'FEES.DELETED',
  }),
});
