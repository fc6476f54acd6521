import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  INVOICE: {
    PROFORMA_INVOICE_NOT_FOUND: 'The proforma invoice is not here.',
    ERRORS: {
      NO_PAPER: 'The document is not here.',
      NO_MONTH: 'Nothing was issued in this month.',
      NO_PERIOD: 'There is no such period.',
      NO_MOVEMENT: 'This movement is not here, or it is no incoming payment.',
      NO_CUSTOMER: 'This house is not here, or it has no subscription.',
      OTHER_ACCOUNT: 'The statement is of account {account}, the supplier has {ours}. Nothing was uploaded.',
      SENT_BACK: 'A part of the payment was sent back already, it cannot be taken back.',
      CORRECTED_TAX: 'The tax document of the payment is corrected already. Send the overpayment back by transfer.',
      SUPPLIER: 'Fill in the supplier first, nothing is issued without it.',
      NO_PRICE:
        'The price list has no price that would hold on that day. Add one, or write the price to the subscription.',
      PAID: 'The proforma invoice is already paid in full.',
      FUTURE: 'A payment cannot come in the future.',
      NOT_CORRECTED:
        'A corrective document is issued only for a tax document or an invoice that nobody has corrected yet.',
      NOT_CANCELLED: 'Only a proforma invoice that holds can be cancelled.',
      SPLIT_MORE: 'The parts come to more than what was received.',
      SPLIT_REST: 'Choose the house that takes the rest of the payment.',
      PAID_PARTLY: 'A payment of the proforma invoice has come already. Correct the mistake by a corrective document.',
      SETTLED: 'The period is settled by an invoice. Correct the mistake by a corrective document of that one.',
      SAME_DAYS:
        'Other periods stand behind this one, only the number of units and the price can change. Cancel the later proforma invoices first.',
      TOO_SOON: 'Announce a changed price at least 30 days ahead.',
      NO_CHANGE: 'The document already comes to this amount.',
      LEFT: 'Nothing of the payment is left.',
      SYMBOL: 'Another association already has this variable symbol.',
      CHANGED: 'Somebody else has changed it meanwhile. Load it again.',
    },
  },
} satisfies Translation<typeof cs>;
