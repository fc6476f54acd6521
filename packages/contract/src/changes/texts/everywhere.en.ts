import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  CHANGES: {
    OPEN: 'Open as a change request',
    OPENED: 'The change request is open.',
    HANDED: 'The request waits for a second person.',
    CLOSED: 'The decision is written down.',
    UNDONE: 'The changes were taken back.',
  },
} satisfies Translation<typeof cs>;
