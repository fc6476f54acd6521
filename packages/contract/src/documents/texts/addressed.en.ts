import type { Translation } from '../../texts/keys.ts';
import type cs from './addressed.cs.ts';

export default {
  ADDRESSED: {
    TITLE: 'Papers sent to you by name',
    LEAD: 'You find them here even when the unit is not yours any more.',
    NONE: 'There is no paper yet.',
    OF_UNIT: 'unit {unit}, as of {day}',
    OF_DAY: 'as of {day}',
    TAKE: 'Download {name}',
    OPEN: 'Open the link {name}',
  },
} satisfies Translation<typeof cs>;
