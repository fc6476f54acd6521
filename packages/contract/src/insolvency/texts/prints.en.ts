import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  CLAIM_PRINT: {
    TITLE: 'Annex of the claim',
    NAME: 'Annex of the claim {file}.pdf',
    DEBTOR: 'Debtor',
    KNOWN: 'Day of birth, or company number',
    FILE: 'File number',
    STARTED: 'Proceeding began',
    DECLARED: 'Insolvency declared',
    TERM: 'To be filed by',
    BEFORE: 'Debts due before that day (these are filed)',
    ALL: 'Debts; the day on which the proceeding began is not filled in',
    AFTER: 'Debts due from that day on',
    AFTER_TEXT: 'They are not filed and are paid as before.',
    NONE: 'No debts.',
    UNIT: 'Unit',
    WHAT: 'What for',
    DUE: 'Due',
    AMOUNT: 'Prescribed (CZK)',
    PAID: 'Paid (CZK)',
    OPEN: 'Left (CZK)',
    SUM: 'Total',
    HOW: 'Left = prescribed − paid, by the accounts of units on {day}. Debts are divided by the day they were due.',
    HELP: 'It goes with the claim and is not the claim itself. The term and the form are set by the decision of the court.',
    SIGNED: 'For the association',
  },
} satisfies Translation<typeof cs>;
