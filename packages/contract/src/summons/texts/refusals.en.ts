import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  SUMMONS: {
    ERRORS: {
      NOT_SENT: 'The invitation has not gone yet. Call the meeting first.',
      NO_SEATS: 'Choose at least one participant.',
      SEATS: 'Somebody chosen does not belong to this meeting. Load the page again.',
      DAY: 'The day of delivery can be neither in the future nor before the invitation went.',
      NOBODY: 'There is nobody to print for.',
    },
  },
} satisfies Translation<typeof cs>;
