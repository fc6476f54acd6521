import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      payments: 'Payments of the house',
    },
    DEEDS: {
      payments: {
        create: 'Payment of a fee: {name}',
        join: 'Payment joined with what paid it: {name}',
        undo: 'Payment taken back: {name}',
        cash: 'Approved request written into the cash desk: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
