import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    CASH: 'Cash desk',
  },
} satisfies Translation<typeof cs>;
