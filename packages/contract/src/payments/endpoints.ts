import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import {
  Became,
  FeePayments,
  MadeCash,
  Offers,
  OfRecord,
  Payment,
  PaymentInput,
  PaymentUndoing,
  ToCash,
} from './schema.ts';

const reads = { module: 'roomFees', right: 'r' } as const;
const administers = { module: 'roomFees', right: 'rw' } as const;

/** What the house paid of its fees, and what approved requests became. */
export const payments = callsOf('payments', {
  of: endpoint('GET /api/v2/room-fee/:id/payments', {
    needs: reads,
    input: byId,
    output: FeePayments,
    summary: 'What was paid of a fee of the house, beside what comes due this year; owners are told the sums.',
  }),
  offers: endpoint('GET /api/v2/room-fee/payments/offers', {
    needs: administers,
    input: z.object({}),
    output: Offers,
    summary:
      'Movements that went out, expenses in cash and approved requests that no payment was made of yet, as far as the asker reads them.',
  }),
  create: endpoint('POST /api/v2/room-fee/:id/payments', {
    creates: 'feePayment',
    withFiles: true,
    needs: administers,
    visit: 'never',
    input: PaymentInput,
    output: Payment,
    summary:
      'Writes down a payment of a fee of the house; one movement, record or request pays once, and gives its sum and day.',
    says: 'PAYMENTS.CREATED',
  }),
  undo: endpoint('PUT /api/v2/room-fee/payments/:id/undo', {
    needs: administers,
    visit: 'never',
    input: PaymentUndoing,
    output: Payment,
    summary: 'Takes a payment back with a reason; it stays and counts no more.',
    says: 'PAYMENTS.UNDONE',
  }),
  became: endpoint('GET /api/v2/requirement-for-approval/:id/became', {
    needs: { module: 'requirement_for_approval', right: 'r' },
    input: byId,
    output: Became,
    summary: 'The record or the payment that an approved request became, and what may be made of it.',
  }),
  toCash: endpoint('POST /api/v2/requirement-for-approval/:id/cash', {
    creates: 'cashRecord',
    needs: { module: 'cashDesk', right: 'rw' },
    visit: 'never',
    input: ToCash,
    output: MadeCash,
    summary: 'Writes an approved request down as an expense of today in the cash desk, once.',
    says: 'PAYMENTS.IN_CASH',
  }),
  ofRecord: endpoint('GET /api/v2/cash-desk/:id/links', {
    needs: { module: 'cashDesk', right: 'r' },
    input: byId,
    output: OfRecord,
    summary: 'The request that a record was made of, and the fee that it pays, as far as the asker reads them.',
  }),
});
