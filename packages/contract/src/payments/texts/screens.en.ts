import type { Translation } from '../../texts/keys.ts';
import type cs from './screens.cs.ts';

export default {
  PAYMENTS: {
    TITLE: 'Payments',
    CREATED: 'The payment is written down.',
    UNDONE: 'The payment is taken back.',
    IN_CASH: 'The expense is in the cash desk.',
    SUMS: 'Paid this year ({year}): {paid} of {due}.',
    NONE: 'There is no payment yet.',
    MORE: 'The latest {count} payments are shown.',
    NUMBER: 'invoice {number}',
    FROM: {
      bank: 'bank statement',
      cash: 'cash desk {name}',
      approval: 'request {name}',
    },
    STATES: { undone: 'Taken back', lost: 'The movement or the expense no longer holds' },
    REASON: 'Reason: {reason}',
    ADD: 'Write a payment down',
    TAKE_BACK: 'Take the payment back',

    FORM: {
      SOURCE: 'How it was paid',
      BY_HAND: 'I will write it by hand',
      OFFERED: {
        bank: 'Bank: {day}, {amount}, {name}',
        cash: 'Cash desk: {day}, {amount}, {name}',
        approval: 'Approved request: {amount}, {name}',
      },
      GROUPS: { bank: 'Outgoing payments of the bank', cash: 'Expenses in cash', approval: 'Approved requests' },
      SAME: 'Is it the same payment?',
      SAME_AS: 'Yes: {day}, {name}',
      ANOTHER: 'No, it was paid once more',
      CARRIED: 'The amount is that of what you chose: {amount}.',
      AMOUNT: 'Amount in CZK',
      DATE: 'Day',
      NAME: 'For what',
      SUPPLIER: 'Paid to',
      NUMBER: 'Number of the invoice',
      FILES: 'Invoice',
      FILES_HINT:
        'PDF, a photograph or ISDOC. Amount, day, supplier and number are filled in from an .isdoc or .isdocx file.',
      CHOOSE: 'Choose a file',
      TAKE: 'Take a photograph',
      YES: 'Write the payment down',
    },
    UNDO: {
      TITLE: 'Take back the payment of {amount}?',
      LEAD: 'The payment stays in the list and counts no more. The movement, expense or request can be used again.',
      REASON: 'Reason',
      YES: 'Take back',
    },

    BECAME: {
      TITLE: 'What comes next',
      CASH: 'Expense in the cash desk',
      FEE: 'Payment of a fee',
      LEAD: 'The request is approved. Write down how it was paid.',
      INTO_CASH: 'Write an expense in cash',
      PAY: 'Write a payment of a fee',
      TO_WHOM: 'Paid to',
      WHICH: 'Which fee',
      NO_FEES: 'The house has no fee to pay yet.',
      PAY_TITLE: 'Payment of a fee from the request',
    },
    OF_RECORD: {
      TITLE: 'Related',
      APPROVAL: 'Approved request',
      FEE: 'Payment of a fee',
    },
  },
} satisfies Translation<typeof cs>;
