import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    FEES: 'Overview of fees',
  },

  FEES: {
    CREATED: 'The fee is saved.',
    UPDATED: 'The fee is saved.',
    DELETED: 'The fee is deleted.',
  },
} satisfies Translation<typeof cs>;
