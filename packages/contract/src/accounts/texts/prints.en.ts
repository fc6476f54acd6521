import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  ACCOUNT_PRINT: {
    TITLE: 'Statement of account of unit {number}',
    PERIOD: 'Period',
    OWNERS: 'Owners',
    SYMBOL: 'Variable symbol',
    BEFORE: 'At the beginning',
    AFTER: 'At the end',
    OWES: 'debt of {amount}',
    HAS: 'overpayment of {amount}',
    DAY: 'Day',
    WHAT: 'What',
    OWED: 'Prescribed (CZK)',
    PAID: 'Paid (CZK)',
    BALANCE: 'Debt (CZK)',
  },
} satisfies Translation<typeof cs>;
