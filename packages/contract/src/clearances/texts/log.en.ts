import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      clearances: 'Confirmations of debts',
    },
    DEEDS: {
      clearances: {
        ask: 'Request for a confirmation of debts of unit {name}',
        issue: 'Confirmation of debts {name} issued',
        withdraw: 'Confirmation of debts {name} withdrawn',
      },
    },
  },
} satisfies Translation<typeof cs>;
