import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { paging } from '../base/calls/paging.ts';
import { MovementSplit } from './schema-forms.ts';
import {
  MovementAside,
  MovementGiven,
  MovementUndone,
  StatementKept,
  StatementSent,
  SupplierBank,
} from './schema-statements.ts';

const needs = 'productAdmin' as const;

/** Statements of the account that associations pay for the portal to, for whoever runs it. */
export const statements = callsOf('invoices', {
  list: endpoint('GET /api/v2/invoicing/statements', {
    needs,
    input: z.object(paging),
    output: SupplierBank,
    summary:
      'Statements with whether each follows the one before, payments that wait with where they may belong, and those placed.',
  }),
  upload: endpoint('POST /api/v2/invoicing/statements', {
    limit: 'upload',
    creates: 'invoiceStatement',
    kind: 'upload',
    // Above sixteen, which are read, so that a file of a little more is told why.
    largest: 20_000_000,
    needs,
    input: StatementSent,
    output: StatementKept,
    summary:
      'Reads a statement (GPC, camt.053 or a table) and keeps what is new in it; what is exact goes to its association at once.',
  }),
  assign: endpoint('PUT /api/v2/invoicing/movements/:id/assign', {
    needs,
    input: MovementGiven,
    output: z.null(),
    summary: 'Gives a payment to an association, with the tax documents that the law asks for in the same act.',
  }),
  split: endpoint('PUT /api/v2/invoicing/movements/:id/split', {
    needs,
    input: MovementSplit,
    output: z.null(),
    summary:
      'Parts a payment among associations, each part with its own tax documents; what is beyond what one owes waits there.',
    says: 'INVOICE.SPLIT',
  }),
  aside: endpoint('PUT /api/v2/invoicing/movements/:id/aside', {
    needs,
    input: MovementAside,
    output: z.null(),
    summary: 'Says of a movement that it does not pay for the portal.',
    says: 'INVOICE.ASIDE',
  }),
  giveBack: endpoint('PUT /api/v2/invoicing/movements/:id/return', {
    needs,
    input: MovementUndone,
    output: z.null(),
    summary: 'Says that money that went out is a payment given back; what that payment settled is open again.',
    says: 'INVOICE.TAKEN_BACK',
  }),
  undo: endpoint('PUT /api/v2/invoicing/movements/:id/undo', {
    needs,
    input: MovementUndone,
    output: z.null(),
    summary: 'Takes back whose a payment was: its tax documents are corrected to nothing, and it waits again.',
    says: 'INVOICE.TAKEN_BACK',
  }),
});
