import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import {
  bookAsked,
  Cancelling,
  CashChange,
  CashDesk,
  CashDetail,
  CashInput,
  CashList,
  cashListing,
  OpeningInput,
  Verified,
  voucherAsked,
} from './schema.ts';

const reads = { module: 'cashDesk', right: 'r' } as const;
const administers = { module: 'cashDesk', right: 'rw' } as const;

/** Money in cash. */
export const cashdesk = callsOf('cashdesk', {
  list: endpoint('GET /api/v2/cash-desk', {
    needs: reads,
    input: z.object({ ...paging, ...cashListing }),
    output: CashList,
    summary:
      'Records of the cash desk, the newest first, each with the balance after it; sums of all that the filters let through.',
  }),
  desk: endpoint('GET /api/v2/cash-desk/desk', {
    needs: reads,
    input: z.object({}),
    output: CashDesk,
    summary: 'What is in the desk now, its initial balance, and the month that is to be closed.',
  }),
  verify: endpoint('GET /api/v2/cash-desk/verify', {
    limit: 'export',
    needs: reads,
    input: z.object({}),
    output: Verified,
    summary: 'Counts the chain of records again and names what is not as it was written.',
  }),
  open: endpoint('PUT /api/v2/cash-desk/opening', {
    needs: administers,
    visit: 'never',
    input: OpeningInput,
    output: CashDesk,
    summary: 'The initial balance and its day, until the first month is closed.',
    says: 'CASH.OPENED',
  }),
  one: endpoint('GET /api/v2/cash-desk/:id', {
    needs: reads,
    input: byId,
    output: CashDetail,
    summary: 'One record with its receipts.',
  }),
  create: endpoint('POST /api/v2/cash-desk', {
    creates: 'cashRecord',
    withFiles: true,
    needs: administers,
    visit: 'never',
    input: CashInput,
    output: CashDetail,
    summary:
      'Writes an income or an expense down and gives it its number; refused where the desk would be short on any day.',
    says: 'CASH.CREATED',
  }),
  update: endpoint('PUT /api/v2/cash-desk/:id', {
    needs: administers,
    visit: 'never',
    input: CashChange,
    output: CashDetail,
    summary:
      'Changes texts and receipts while the month is open; sum, day and type only of the last record of its series that was never printed.',
    says: 'CASH.SAVED',
  }),
  cancel: endpoint('PUT /api/v2/cash-desk/:id/cancel', {
    needs: administers,
    visit: 'never',
    input: Cancelling,
    output: CashDetail,
    summary: 'Undoes a record by an opposite one dated today; answers that one.',
    says: 'CASH.CANCELLED',
  }),
  round: endpoint('PUT /api/v2/cash-desk/:id/rounding', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: CashDetail,
    summary:
      'Writes what coins paid more or less than the record says as a record of its own; answers the record that it was asked of.',
    says: 'CASH.ROUNDED',
  }),
  remove: endpoint('DELETE /api/v2/cash-desk/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Refused always: a record with a number is cancelled, never deleted.',
  }),
  voucher: endpoint('POST /api/v2/cash-desk/voucher', {
    inDemo: 'answers',
    creates: none('that it was printed is noted once'),
    limit: 'export',
    needs: reads,
    visit: 'never',
    input: voucherAsked,
    output: z.object({ url: z.string() }),
    summary: 'An address, good for a minute, of the voucher in PDF; from then on sum, day and type stay.',
  }),
  voucherFile: endpoint('GET /api/v2/cash-desk/voucher/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: voucherAsked,
    output: z.any(),
    summary: 'The voucher behind a ticket, the same whenever it is printed.',
  }),
  book: endpoint('POST /api/v2/cash-desk/book', {
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: bookAsked,
    output: z.object({ url: z.string() }),
    summary: 'An address, good for a minute, of the cash book in PDF, XLSX, CSV or as an hledger journal.',
  }),
  bookFile: endpoint('GET /api/v2/cash-desk/book/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: bookAsked,
    output: z.any(),
    summary: 'The cash book behind a ticket.',
  }),
});
