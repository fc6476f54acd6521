import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  FEEDS: {
    SAVED: 'The address is changed.',
    REVOKED: 'The address leads nowhere now.',
  },
  SOURCES: {
    CREATED: 'The calendar is added.',
    SAVED: 'Changes are saved.',
    REMOVED: 'The calendar is not read any more.',
  },
} satisfies Translation<typeof cs>;
