import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import {
  GiveInput,
  PayInput,
  previewAsked,
  RefundInput,
  Sale,
  SaleDays,
  SaleInput,
  SalePreview,
  saleAsked,
  UndoInput,
  unitAsked,
} from './schema.ts';

const administers = { module: 'roomFees', right: 'rw' } as const;
const Made = z.object({ id: z.number() });

/** Units handed over on a day: what of the account is the seller's, and what passes to the buyer. */
export const sales = callsOf('sales', {
  days: endpoint('GET /api/v2/unit-sales/days', {
    needs: administers,
    input: unitAsked,
    output: SaleDays,
    summary: 'Days on which owners of the unit changed and nothing was handed over yet.',
  }),
  preview: endpoint('POST /api/v2/unit-sales/preview', {
    needs: administers,
    effect: 'reads',
    input: previewAsked,
    output: SalePreview,
    summary: 'What a handover on the day would move: shares of the month, what passes and what stays.',
  }),
  one: endpoint('GET /api/v2/unit-sales/:id', {
    needs: 'member',
    toFormer: 'took',
    input: saleAsked,
    output: Sale,
    summary: 'One handover with the side of the seller; for the seller and for whoever sees all accounts.',
  }),
  make: endpoint('POST /api/v2/unit-sales', {
    creates: 'sale',
    needs: administers,
    visit: 'never',
    input: SaleInput,
    output: Made,
    summary: 'Hands the account over as it was previewed.',
    says: 'SALES.MADE',
  }),
  undo: endpoint('PUT /api/v2/unit-sales/:id/undo', {
    needs: administers,
    visit: 'never',
    input: UndoInput,
    output: Made,
    summary: 'Undoes the last handover of a unit by opposite entries, with a reason.',
    says: 'SALES.UNDONE',
  }),
  give: endpoint('PUT /api/v2/unit-sales/:id/give', {
    needs: administers,
    visit: 'never',
    input: GiveInput,
    output: Made,
    summary: 'Moves a payment that came to the unit to the side of the seller, with a note.',
    says: 'SALES.GIVEN',
  }),
  pay: endpoint('POST /api/v2/unit-sales/:id/payments', {
    creates: 'accountEntry',
    needs: administers,
    visit: 'never',
    input: PayInput,
    output: Made,
    summary: 'Enters a payment of the seller by hand.',
    says: 'SALES.PAID',
  }),
  refund: endpoint('POST /api/v2/unit-sales/:id/refunds', {
    creates: 'accountEntry',
    needs: administers,
    visit: 'never',
    input: RefundInput,
    output: Made,
    summary: 'Enters that what is left over to the seller went back to them, or to the account of the unit.',
    says: 'SALES.REFUNDED',
  }),
});
