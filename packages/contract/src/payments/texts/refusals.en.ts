import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  PAYMENTS: {
    NOT_FOUND: 'This payment is not here.',
    ERRORS: {
      SIDE: 'Units pay this fee, payments of the house do not belong to it.',
      FUTURE: 'The day of the payment has not come yet.',
      UNDONE: 'The payment was already taken back.',
      PAID: 'This has already paid a fee. It cannot pay twice, take that payment back first.',
      NOT_OUT: 'The house paid nobody by this movement. Choose an outgoing payment in CZK that gives nothing back.',
      NOT_EXPENSE: 'This record of the cash desk is no expense, or it was cancelled. Choose another one.',
      NOT_APPROVED: 'The request is not approved, nothing can be made of it yet.',
      NO_AMOUNT: 'The request has no amount. Write the expense or the payment by hand.',
      TWICE: 'The same sum of this fee was already paid by something else. Say whether it is the same payment.',
      NO_TWIN: 'The payment that it should belong to is gone, or has another sum.',
      BECAME: 'The request has already become an expense or a payment. It cannot become another one.',
    },
  },
} satisfies Translation<typeof cs>;
