import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  CONTACT_IMPORT: {
    OPEN: 'Load contacts from a file',
  },
} satisfies Translation<typeof cs>;
