import type { Translation } from '../../texts/keys.ts';
import type cs from './screens.cs.ts';

export default {
  ISDOC: {
    FILLED: 'Filled in from the invoice {number}: {fields}. Check it.',
    NOTHING: 'The invoice {number} was read. What is filled in stays as it is.',
    FIELDS: {
      title: 'title',
      name: 'for what',
      amount: 'amount',
      supplierName: 'supplier',
      supplier: 'supplier',
      supplierIco: 'company number',
      externalNumber: 'number of the invoice',
      dueOn: 'last day to decide',
    },
  },
} satisfies Translation<typeof cs>;
