import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      fees: 'Overview of fees',
    },
    DEEDS: {
      fees: {
        create: 'New fee: {name}',
        update: 'Change of fee: {name}',
        delete: 'Deletion of fee: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
