import type { Translation } from '../../texts/keys.ts';
import type cs from './fields.cs.ts';

export default {
  ACTIVITY: {
    FIELDS: {
      category: 'category',
      called: 'called when',
    },
  },
} satisfies Translation<typeof cs>;
