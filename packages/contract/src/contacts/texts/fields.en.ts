import type { Translation } from '../../texts/keys.ts';
import type cs from './fields.cs.ts';

export default {
  ACTIVITY: {
    FIELDS: {
      category: 'category',
      called: 'called when',
      hours: 'opening hours',
      onHolidays: 'open on holidays',
    },
  },
} satisfies Translation<typeof cs>;
