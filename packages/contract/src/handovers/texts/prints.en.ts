import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  HANDOVER_SHEETS: {
    FILE: 'how-fast-it-is-solved',
    COLUMNS: {
      BY: 'By',
      NAME: 'Who or what',
      COUNT: 'Mended',
      DAYS: 'Median of days',
      DATED: 'With a deadline',
      LATE: 'Of these overdue',
      GOOD: 'Answer: mended',
      BAD: 'Answer: still not',
    },
    BY: { type: 'kind', solver: 'solver', firm: 'firm, from the hand-over' },
    ALL: 'all',
    OTHER_FIRMS: 'other firms',
    RANGE: 'Mended {from, select, none {} other {from {from}}} {to, select, none {} other {until {to}}}',
  },
} satisfies Translation<typeof cs>;
