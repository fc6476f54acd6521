import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  REMINDERS: {
    NOT_FOUND: 'This reminder is not here.',
    NOT_YOURS: 'This reminder is not here.',
    ERRORS: {
      CHANGED: 'Something changed meanwhile, a payment may have come. Look at the preview again, nothing was done.',
      STALE: 'Somebody else saved the settings meanwhile. Load them again, what you typed stays here.',
      NOBODY: 'There is nobody to send anything to. Choose at least one unit.',
      NO_LETTERS: 'No letters went on this day.',
      FIELD: 'There is something in braces that we cannot fill in. Use the fields offered only.',
      ORDER: 'Each further step and each half-year has to differ: a step needs more days than the one before it.',
      FIRST_ITSELF: 'The first reminder is always sent by a person.',
      PERCENT: 'Write the rate in per cent, as 3.50.',
      SOURCE: 'Write where the rate stands, as article 12 of the statutes.',
      HALF_YEAR: 'A rate holds from 1 January or from 1 July.',
      NO_COST: 'This reminder has no cost.',
      NOTHING_LATE: 'Nothing is overdue, there is nothing to pay in instalments.',
      FIRST_PAST: 'The first instalment cannot be in the past.',
      AGREED: 'This unit has agreed instalments already. End them first.',
      SCAN: 'The signed agreement has to be a PDF or a picture.',
      NO_INTEREST: 'There is nothing to enter: all days are entered already, or the rate is not known.',
    },
  },
} satisfies Translation<typeof cs>;
