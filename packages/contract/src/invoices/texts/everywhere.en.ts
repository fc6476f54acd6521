import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  INVOICE: {
    TITLE: 'Invoicing',
    KEPT: 'The changes are saved.',
    PAYMENT_KEPT: 'The payment is written down.',
    CORRECTED: 'The corrective document is issued.',
    RETURNED: 'The return is written down.',
  },
} satisfies Translation<typeof cs>;
