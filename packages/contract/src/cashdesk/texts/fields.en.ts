import type { Translation } from '../../texts/keys.ts';
import type cs from './fields.cs.ts';

export default {
  ACTIVITY: {
    FIELDS: {
      amount: 'amount',
      cashDay: 'day of the record',
      cashType: 'type of the record',
    },
  },
} satisfies Translation<typeof cs>;
