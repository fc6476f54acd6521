import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    cashAdvanceGiven: {
      SUBJECT: 'Advance from the cash desk: {purpose}',
      TEXT: 'You have an advance from the cash desk for an expense of the association.\n\nPurpose: {purpose}\nAmount: {amount}\nVoucher: {number}\nTo be settled by: {due}\n\nYou can hand in receipts in the portal as they come; a photograph will do. What is left goes back to the cash desk.',
      ACTION: 'Open the advance',
    },
    cashAdvanceLate: {
      SUBJECT: 'Please settle the advance: {purpose}',
      TEXT: 'The advance from the cash desk was to be settled by {due}.\n\nPurpose: {purpose}\nAmount: {amount}\nReceipts handed in: {spent}\n\nPlease hand in the receipts and return what is left to the cash desk. If you did so already, have a word with the committee.',
      ACTION: 'Open the advance',
    },
  },
} satisfies Translation<typeof cs>;
