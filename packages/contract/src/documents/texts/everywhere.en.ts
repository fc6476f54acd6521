import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    DOCUMENTS: 'Documents',
  },
} satisfies Translation<typeof cs>;
