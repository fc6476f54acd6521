import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  ACTIVITY: {
    SHEET: {
      NAME: 'activity',
      AT: 'When',
      WHO: 'Who',
      NOUN: 'Area',
      WHAT: 'What happened',
      FIELD: 'Field',
      BEFORE: 'Before',
      AFTER: 'After',
      MORE: 'More',
    },
  },
} satisfies Translation<typeof cs>;
