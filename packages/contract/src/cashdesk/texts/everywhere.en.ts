import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    CASH: 'Cash desk',
    ADVANCE: 'My advance',
  },
} satisfies Translation<typeof cs>;
