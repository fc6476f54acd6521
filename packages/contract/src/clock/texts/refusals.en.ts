import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  CLOCK: {
    NOT_YOURS: 'Terms of the house are seen by the committee, the manager and the audit commission.',
    NOT_FOUND: 'This term is not here any more. Please load the overview again.',
    ERRORS: {
      NOT_BY_HAND: 'The portal sees by itself whether this term was met; it is not written down by hand.',
      FUTURE: 'That day is still to come. Choose today or an earlier day.',
      ENDS_FIRST: 'The end cannot be before the beginning.',
      TOO_MANY: 'A house cannot have more than 200 terms written down. Delete the old ones first.',
      NO_DOCUMENT: 'This document is not here any more. Please choose another one.',
    },
  },
} satisfies Translation<typeof cs>;
