import type { Translation } from '../../texts/keys.ts';
import type cs from './fields.cs.ts';

export default {
  ACTIVITY: {
    FIELDS: {
      sorted: 'order of photographs',
    },
  },
} satisfies Translation<typeof cs>;
