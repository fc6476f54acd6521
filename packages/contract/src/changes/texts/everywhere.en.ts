import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  CHANGES: {
    OPENED: 'The change request is open.',
  },
} satisfies Translation<typeof cs>;
