import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import {
  AccountChange,
  AccountInput,
  Assignment,
  Bank,
  BankLine,
  BankUnit,
  HouseInput,
  Later,
  Lines,
  LinesAsked,
  Mapping,
  Returning,
  Statement,
  Undoing,
  Uploaded,
  Verified,
} from './schema.ts';

const reads = { module: 'roomFees', right: 'r' } as const;
const administers = { module: 'roomFees', right: 'rw' } as const;

/** Statements of the bank accounts of a house: for whoever administers fees, and for the audit commission to read. */
export const bank = callsOf('bank', {
  list: endpoint('GET /api/v2/bank', {
    needs: reads,
    input: z.object(paging),
    output: Bank,
    summary:
      'Accounts of the house and their statements, the latest first, each with whether it follows the one before.',
  }),
  verify: endpoint('GET /api/v2/bank/verify', {
    limit: 'export',
    needs: reads,
    input: z.object({}),
    output: Verified,
    summary:
      'Counts the chain of statements, movements and where they went again, and names what is not as it was written.',
  }),
  units: endpoint('GET /api/v2/bank/units', {
    needs: administers,
    input: z.object({}),
    output: z.object({ units: z.array(BankUnit) }),
    summary: 'Units that a payment may be given to, with their owners.',
  }),
  upload: endpoint('POST /api/v2/bank/statements', {
    limit: 'upload',
    creates: 'bankStatement',
    kind: 'upload',
    // Above sixteen, which are read, so that a file of a little more is told why.
    largest: 20_000_000,
    needs: administers,
    visit: 'never',
    input: z.object({ accountId: z.optional(id), mapping: z.optional(Mapping) }),
    output: Uploaded,
    summary:
      'Reads a statement (GPC, camt.053 or a table) and keeps what is new in it; one that contradicts itself is refused whole.',
  }),
  one: endpoint('GET /api/v2/bank/statements/:id', {
    needs: reads,
    input: byId,
    output: Statement,
    summary: 'A statement with the movements that wait and where each may belong.',
  }),
  lines: endpoint('GET /api/v2/bank/statements/:id/lines', {
    needs: reads,
    input: z.object({ ...LinesAsked.shape, ...paging }),
    output: Lines,
    summary: 'Movements of a statement that are placed: by themselves, by people, of the house, returned, listed.',
  }),
  assign: endpoint('PUT /api/v2/bank/lines/:id/assign', {
    needs: administers,
    visit: 'never',
    input: Assignment,
    output: BankLine,
    summary: 'Gives a payment to a unit, or parts of it to several; the parts come to the whole.',
  }),
  house: endpoint('PUT /api/v2/bank/house', {
    needs: administers,
    visit: 'never',
    input: HouseInput,
    output: z.object({ placed: z.number() }),
    summary: 'Says of movements that they are of the house and of no unit.',
    says: 'BANK.HOUSE_SAVED',
  }),
  giveBack: endpoint('PUT /api/v2/bank/lines/:id/return', {
    needs: administers,
    visit: 'never',
    input: Returning,
    output: BankLine,
    summary: 'Says that money that went out is a payment given back; what that payment settled is open again.',
  }),
  later: endpoint('PUT /api/v2/bank/lines/:id/later', {
    needs: administers,
    visit: 'never',
    input: Later,
    output: BankLine,
    summary: 'Puts a movement behind those that wait, or back among them.',
  }),
  undo: endpoint('PUT /api/v2/bank/lines/:id/undo', {
    needs: administers,
    visit: 'never',
    input: Undoing,
    output: BankLine,
    summary: 'Takes back where a movement went, by opposite entries; it waits again.',
  }),
  settings: endpoint('PUT /api/v2/bank/settings', {
    needs: administers,
    visit: 'never',
    input: z.object({ automatic: z.boolean() }),
    output: z.object({ automatic: z.boolean() }),
    summary: 'Whether payments whose symbol and sum are exact are booked by themselves.',
    says: 'BANK.SETTINGS_SAVED',
  }),
  addAccount: endpoint('POST /api/v2/bank/accounts', {
    creates: 'bankAccount',
    needs: administers,
    visit: 'never',
    input: AccountInput,
    output: z.object({ id: z.number() }),
    summary: 'Adds a bank account of the house.',
    says: 'BANK.ACCOUNT_SAVED',
  }),
  changeAccount: endpoint('PUT /api/v2/bank/accounts/:id', {
    needs: administers,
    visit: 'never',
    input: AccountChange,
    output: z.object({ id: z.number() }),
    summary: 'Changes how statements of an account are read; its number stays once it has a statement.',
    says: 'BANK.ACCOUNT_SAVED',
  }),
});
