import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { AdvanceDetail, AdvanceInput, AdvanceList, ReceiptInput, Reopening, Settling } from './schema-advances.ts';

const administers = { module: 'cashDesk', right: 'rw' } as const;

/** Cash that members of the house have for a purpose, until they settle it by receipts. */
export const cashAdvances = callsOf('cashdesk', {
  list: endpoint('GET /api/v2/cash-desk/advances', {
    needs: 'member',
    input: z.object({}),
    output: AdvanceList,
    summary: 'Advances: all for those who read the desk, for everybody else those given to them.',
  }),
  one: endpoint('GET /api/v2/cash-desk/advances/:id', {
    needs: 'member',
    input: byId,
    output: AdvanceDetail,
    summary: 'One advance with its receipts; also for whom it was given to.',
  }),
  give: endpoint('POST /api/v2/cash-desk/advances', {
    creates: 'cashAdvance',
    needs: administers,
    visit: 'never',
    input: AdvanceInput,
    output: AdvanceDetail,
    summary: 'Gives cash to a member for a purpose: writes the expense with its number and tells the member by mail.',
    says: 'CASH.ADVANCE.GIVEN',
  }),
  handIn: endpoint('POST /api/v2/cash-desk/advances/:id/receipts', {
    creates: 'cashAdvanceReceipt',
    withFiles: true,
    needs: 'member',
    visit: 'never',
    input: ReceiptInput,
    output: AdvanceDetail,
    summary: 'Adds a receipt to an advance that is not settled: by who administers the desk, or by its holder.',
    says: 'CASH.ADVANCE.HANDED_IN',
  }),
  takeBack: endpoint('DELETE /api/v2/cash-desk/advances/:id/receipts/:receiptId', {
    needs: 'member',
    visit: 'never',
    input: z.object({ id, receiptId: id }),
    output: AdvanceDetail,
    summary: 'Removes a receipt of an advance that is not settled; a holder only those that they handed in.',
    says: 'CASH.ADVANCE.TAKEN_BACK',
  }),
  settle: endpoint('PUT /api/v2/cash-desk/advances/:id/settle', {
    needs: administers,
    visit: 'never',
    input: Settling,
    output: AdvanceDetail,
    summary:
      'Settles an advance by its receipts: what is left is written as an income, what was paid above it as an expense; refused when the receipts are others than those that were seen.',
    says: 'CASH.ADVANCE.SETTLED',
  }),
  reopen: endpoint('PUT /api/v2/cash-desk/advances/:id/reopen', {
    needs: administers,
    visit: 'never',
    input: Reopening,
    output: AdvanceDetail,
    summary: 'Undoes a settlement: its record is cancelled by an opposite one of today, and the advance is open again.',
    says: 'CASH.ADVANCE.REOPENED',
  }),
});
