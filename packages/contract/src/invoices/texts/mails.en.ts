import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    invoiceIssued: {
      SUBJECT: 'Proforma invoice {number} for the portal',
      TEXT: 'We have issued proforma invoice {number} for the period from {from} to {to}.\n\nTo pay: {amount}\nDue: {due}\nAccount: {account}\nVariable symbol: {symbol}\n\nThe committee downloads the PDF and ISDOC in the portal.',
      ACTION: 'Open invoicing',
    },
    invoiceDueSoon: {
      SUBJECT: 'Proforma invoice {number} is due on {due}',
      TEXT: 'This is a reminder of proforma invoice {number}.\n\nLeft to pay: {amount}\nDue: {due}\nAccount: {account}\nVariable symbol: {symbol}\n\nIf the payment has been sent, there is nothing to do.',
      ACTION: 'Open invoicing',
    },
    invoiceOverdue: {
      SUBJECT: 'Proforma invoice {number} is overdue',
      TEXT: 'Proforma invoice {number} was due on {due} and we have not seen the payment yet.\n\nLeft to pay: {amount}\nAccount: {account}\nVariable symbol: {symbol}\n\nThe portal locks nothing because of it. If the payment has been sent, there is nothing to do.',
      ACTION: 'Open invoicing',
    },
    invoicePaid: {
      SUBJECT: 'A payment of {amount} for the portal has come',
      TEXT: 'On {day} a payment of {amount} came{number, select, none {} other { for proforma invoice {number}}}. Thank you.{paper, select, none {} other {\n\nTax document {paper} is in the portal.}}',
      ACTION: 'Open invoicing',
    },
    invoicePrice: {
      SUBJECT: 'The price of the portal changes from {from}',
      TEXT: 'The period that begins on {from} and each one after it will cost {after}{tax, select, none {} other { without VAT}}, until now {before}.\n\nLength of a period: {period, select, annual {one year} other {one month}}\nUnits: {units}\n\nWhat was issued does not change.',
      ACTION: 'Open invoicing',
    },
    invoiceCancelled: {
      SUBJECT: 'Proforma invoice {number} is not valid',
      TEXT: 'We have cancelled proforma invoice {number}, do not pay it.\n\nReason: {reason}\n\nIf another one takes its place, it comes in a mail of its own.',
      ACTION: 'Open invoicing',
    },
  },
} satisfies Translation<typeof cs>;
