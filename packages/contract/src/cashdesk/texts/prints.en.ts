import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  CASH_PRINT: {
    TITLE: { income: 'Cash receipt', expense: 'Cash payment voucher' },
    DATE: 'Day',
    AMOUNT: 'Amount',
    WORDS: 'In words',
    FROM: { income: 'Received from', expense: 'Paid to' },
    NAME: 'Purpose',
    EXTERNAL: 'Number on the receipt',
    NOTE: 'Note',
    BY: { income: 'Received by', expense: 'Paid out by' },
    SIGNS: { income: 'Signature of the cashier', expense: 'Signature of the recipient' },
    APPROVED: 'Approved by',
    BOOK: {
      TITLE: 'Cash book',
      PERIOD: 'Period',
      BEFORE: 'At the beginning',
      AFTER: 'At the end',
      TOTAL: 'Total',
      WRITTEN: 'written on {day}',
      DAY: 'Day',
      NUMBER: 'Number',
      NAME: 'For what',
      FROM: 'From, to',
      INCOME: 'Income (CZK)',
      EXPENSE: 'Expense (CZK)',
      BALANCE: 'Balance (CZK)',
    },
  },
} satisfies Translation<typeof cs>;
