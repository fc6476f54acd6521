import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  PRESCRIPTION_PRINT: {
    FILE: '{unit, select, none {{name}} other {{name} {unit}}}.pdf',
    FOOT: '{name}, unit {unit}',
    LEAD: '{house} prescribes these payments to the owners of the unit.',
    UNIT: 'Unit',
    OWNERS: 'Owner',
    PAY: 'Monthly',
    ACCOUNT: 'To the account',
    SYMBOL: 'Variable symbol',
    QR: 'Code of the first payment: scan it in the application of your bank.',
    WHY: 'What the amount is made of',
    WHEN: 'When it is paid',
    FEE: 'Fee',
    KEY: 'Divided by',
    PART: 'Part of the unit',
    TOTAL: 'Total (CZK)',
    MONTHLY: 'First month (CZK)',
    SUM: 'Total',
    OF: '{weight} of {whole}',
    MONTH: 'Month',
    DUE: 'Due',
    AMOUNT: 'Amount (CZK)',
    ROUNDED: 'Parts of units add up to exactly the whole. Single months may differ by a haléř.',
    KEYS: {
      share: 'share of the house',
      equal: 'equally',
      persons: 'persons',
      area: 'floor area (m²)',
      own: 'a number of its own',
      fixed: 'a fixed amount',
    },
    MAIL_UNIT: 'Unit {unit}: {monthly} a month, {total} in all for {months, plural, one {# month} other {# months}}',
    MAIL_FEE: '{name}: {amount}',
  },
} satisfies Translation<typeof cs>;
