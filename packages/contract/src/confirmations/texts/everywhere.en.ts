import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  CONFIRMATIONS: {
    HOME: {
      DOOR: '{count, plural, one {message to confirm} other {messages to confirm}}',
      DOOR_DOCUMENTS: '{count, plural, one {document to confirm} other {documents to confirm}}',
    },
  },
} satisfies Translation<typeof cs>;
