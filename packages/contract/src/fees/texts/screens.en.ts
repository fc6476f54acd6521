import type { Translation } from '../../texts/keys.ts';
import type cs from './screens.cs.ts';

export default {
  FEES: {
    TITLE: 'Overview of fees',
    ONE: 'Fee',
    NEW: 'New fee',
    SEARCH: 'Search name, notes',
    DOORS: {
      LABEL: 'Accounts and prescriptions',
      ACCOUNT: 'Account of the unit',
      ACCOUNTS: 'Accounts of units',
      DEBTS: 'Who owes',
      PRESCRIPTIONS: 'Prescriptions',
      BANK: 'Bank',
      CLEARANCES: 'Confirmations of debts',
    },
    CREATED: 'The fee is saved.',
    UPDATED: 'The fee is saved.',
    DELETED: 'The fee is deleted.',
    SHOW: 'Show',
    NO_NEXT: 'none to come',

    SIDES: { house: 'The house pays', units: 'Units pay' },
    FREQUENCIES: {
      monthly: 'monthly',
      quarterly: 'quarterly',
      halfYearly: 'half-yearly',
      annual: 'annually',
      oneOff: 'once',
      every2Years: 'every 2 years',
      every3Years: 'every 3 years',
      every4Years: 'every 4 years',
      every5Years: 'every 5 years',
    },
    KEYS: {
      share: 'share of the house',
      equal: 'equally',
      persons: 'number of persons',
      area: 'floor area',
      own: 'a number of the unit’s own',
      fixed: 'a fixed amount a unit',
    },
    KEY_HINTS: {
      share: 'Contribution to the management of the house, § 1180(1) of the Civil Code.',
      equal: 'Costs of the association’s own administration, § 1180(2) of the Civil Code.',
      persons: 'For example cleaning, lighting, lift, water.',
      area: 'For example heating.',
      own: 'For example parking places or a coefficient of your own.',
      fixed: 'Each unit pays the whole amount.',
    },

    COLUMNS: {
      NAME: 'Name',
      AMOUNT: 'Amount (CZK)',
      FREQUENCY: 'How often',
      NEXT: 'Next due day',
      SIDE: 'Who pays',
    },
    FILTERS: {
      FREQUENCY: 'How often',
      ANY_FREQUENCY: 'However often',
      SIDE: 'Who pays',
      ANY_SIDE: 'House and units',
    },
    SORTS: { name: 'By name', amount: 'By amount', next: 'By due day' },

    SUMS: {
      HOUSE: 'The house pays',
      UNITS: 'Units pay',
      IN: 'in {year}',
      NEXT: 'in {year} it will be {amount}',
    },

    MINE: {
      TITLE: 'Prescriptions of your units',
      ONE: '{name}, unit {unit}',
      SUM: '{monthly} for the first month, {total} in all',
      PAPER: 'Prescription in PDF',
      PAPER_OF: 'Prescription in PDF: {name}, unit {unit}',
    },

    EMPTY: {
      TITLE: 'There is no fee yet',
      TEXT: 'Add what the house pays regularly (inspections, insurance, cleaning), and what units pay (contributions, advances). The portal reminds you of what the house pays in advance.',
      TEXT_OTHERS: 'When the committee enters fees, you will see them here.',
    },

    DETAIL: {
      AMOUNTS: 'Amount in time',
      FROM: 'from {day}',
      LATER: 'does not hold yet',
      YEARS: 'What it comes to in a year',
      NUMBERS: 'Numbers of units',
    },

    DELETE: {
      OPEN: 'Delete',
      TITLE: 'Delete the fee {name}?',
      TEXT: 'The fee leaves the overview. What was prescribed by it stays.',
      YES: 'Delete fee',
    },

    FORM: {
      MAIN: 'Fee',
      WHEN: 'When and how it is paid',
      NAME: 'Name',
      AMOUNT: 'Amount in CZK',
      AMOUNT_HINT: 'For one period, for example a month.',
      VALID_FROM: 'The new amount holds from',
      VALID_FROM_HINT: 'The earlier amount stays with earlier due days.',
      FREQUENCY: 'How often',
      FIRST_DUE: 'First due on',
      FIRST_DUE_HINT: 'Further due days are counted from it.',
      SIDE: 'Who pays',
      SIDE_HINT: {
        house: 'The portal reminds the committee before the next due day.',
        units: 'It will be prescribed to units.',
      },
      KEY: 'Divided by',
      NUMBERS: 'Numbers of units',
      NUMBERS_HINT: 'A unit without a number takes no part in the fee.',
      NOTES: 'Notes',
      NUMBER_WRONG: 'Enter a number with three decimal places at most.',
      SAVE: 'Save fee',
    },
  },
} satisfies Translation<typeof cs>;
