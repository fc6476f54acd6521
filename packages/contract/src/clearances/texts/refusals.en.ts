import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  CLEARANCES: {
    NOT_FOUND: 'This confirmation is not here.',
    ERRORS: {
      LINK: 'We know no confirmation with this code.',
      NOT_YOURS: 'Only the committee and the audit commission check the chain of all confirmations.',
      ASKED: 'The confirmation has been asked for already.',
      CHANGED:
        'The account of the unit has changed meanwhile. Nothing was issued. See what the confirmation would say now.',
      ENDED: 'This confirmation does not hold any more.',
      FUTURE: 'That day has not come yet. A confirmation is of today at the latest.',
      OLD: 'A confirmation is of a day a year ago at most.',
    },
  },
} satisfies Translation<typeof cs>;
