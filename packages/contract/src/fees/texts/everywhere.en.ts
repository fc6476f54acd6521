import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    FEES: 'Overview of fees',
  },
} satisfies Translation<typeof cs>;
