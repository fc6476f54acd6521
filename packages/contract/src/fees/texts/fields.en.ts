import type { Translation } from '../../texts/keys.ts';
import type cs from './fields.cs.ts';

export default {
  ACTIVITY: {
    FIELDS: {
      feeSide: 'who pays',
      feeKey: 'divided by',
      frequency: 'how often',
      firstDue: 'first due day',
      feeNumbers: 'numbers of units',
    },
  },
} satisfies Translation<typeof cs>;
