import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  HOME: {
    INVOICES: '{count, plural, one {invoice for the portal overdue} other {invoices for the portal overdue}}',
    INVOICES_HINT: 'Show them',
  },
} satisfies Translation<typeof cs>;
