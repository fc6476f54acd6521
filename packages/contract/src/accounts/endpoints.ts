import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import {
  AccountUnits,
  accountAsked,
  BalanceOn,
  balanceAsked,
  Debts,
  HandEntry,
  journalAsked,
  LedgerVerified,
  Matrix,
  Moving,
  matrixAsked,
  SymbolInput,
  statementAsked,
  Undoing,
  UnitAccount,
} from './schema.ts';

const reads = { module: 'roomFees', right: 'r' } as const;
const administers = { module: 'roomFees', right: 'rw' } as const;

/** Accounts of units: owners see their own, the committee and the audit commission all. */
export const accounts = callsOf('accounts', {
  units: endpoint('GET /api/v2/unit-accounts', {
    needs: reads,
    input: z.object({}),
    output: AccountUnits,
    summary: 'Units whose accounts the asker may see: their own, or all.',
  }),
  matrix: endpoint('GET /api/v2/unit-accounts/matrix', {
    needs: reads,
    input: matrixAsked,
    output: Matrix,
    summary: 'How each unit paid each month of a year; for the committee and the audit commission.',
  }),
  debts: endpoint('GET /api/v2/unit-accounts/debts', {
    needs: reads,
    input: z.object({}),
    output: Debts,
    summary: 'What units owe after it was due, by how long; for the committee and the audit commission.',
  }),
  verify: endpoint('GET /api/v2/unit-accounts/verify', {
    limit: 'export',
    needs: reads,
    input: z.object({}),
    output: LedgerVerified,
    summary: 'Counts the chain of the ledger again and names what is not as it was written.',
  }),
  one: endpoint('GET /api/v2/unit-accounts/:id', {
    needs: reads,
    input: accountAsked,
    output: UnitAccount,
    summary:
      'The account of a unit: what was prescribed and paid in a year, how it stands, what is paid next and by which code.',
  }),
  balance: endpoint('GET /api/v2/unit-accounts/:id/balance', {
    needs: reads,
    input: balanceAsked,
    output: BalanceOn,
    summary: 'What stood on the account at the end of a day: plus is what the unit owes.',
  }),
  statement: endpoint('POST /api/v2/unit-accounts/statement', {
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: statementAsked,
    output: z.object({ url: z.string() }),
    summary: 'An address, good for a minute, of a year of the account in PDF.',
  }),
  statementFile: endpoint('GET /api/v2/unit-accounts/statement/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: statementAsked,
    output: z.any(),
    summary: 'The statement behind a ticket.',
  }),
  journal: endpoint('POST /api/v2/unit-accounts/journal', {
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: journalAsked,
    output: z.object({ url: z.string() }),
    summary: 'An address, good for a minute, of a year of all accounts as an hledger journal; for whoever sees all.',
  }),
  journalFile: endpoint('GET /api/v2/unit-accounts/journal/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: journalAsked,
    output: z.any(),
    summary: 'The journal behind a ticket.',
  }),
  enter: endpoint('POST /api/v2/unit-accounts/:id/entries', {
    creates: 'accountEntry',
    needs: administers,
    visit: 'never',
    input: HandEntry,
    output: UnitAccount,
    summary: 'Enters a payment by hand, or what the unit had or owed when its account began.',
    says: 'UNIT_ACCOUNTS.ENTERED',
  }),
  undo: endpoint('PUT /api/v2/unit-accounts/:id/entries/undo', {
    needs: administers,
    visit: 'never',
    input: Undoing,
    output: UnitAccount,
    summary: 'Undoes a payment by an opposite entry of today with a reason, and what it settled with it.',
    says: 'UNIT_ACCOUNTS.UNDONE',
  }),
  move: endpoint('PUT /api/v2/unit-accounts/:id/creditings/move', {
    needs: administers,
    visit: 'never',
    input: Moving,
    output: UnitAccount,
    summary: 'Moves what a payment settled to another debt of the unit, with a note.',
    says: 'UNIT_ACCOUNTS.MOVED',
  }),
  symbol: endpoint('PUT /api/v2/unit-accounts/:id/symbol', {
    needs: administers,
    visit: 'never',
    input: SymbolInput,
    output: UnitAccount,
    summary: 'Gives the unit another variable symbol, until the first entry of its account.',
    says: 'UNIT_ACCOUNTS.SYMBOL_SAVED',
  }),
});
