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
      NOT_CANCELLED: 'Only the last proforma invoice of a house can be cancelled.',
      PAID_PARTLY: 'A payment of the proforma invoice has come already. Correct the mistake by a corrective document.',
      TOO_SOON: 'Announce a changed price at least 30 days ahead.',
      NO_CHANGE: 'The document already comes to this amount.',
      LEFT: 'Nothing of the payment is left.',
      SYMBOL: 'Another association already has this variable symbol.',
      CHANGED: 'Somebody else has changed it meanwhile. Load it again.',
    },
  },
} satisfies Translation<typeof cs>;
