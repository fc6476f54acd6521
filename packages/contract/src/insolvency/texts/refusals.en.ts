import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  INSOLVENCY: {
    NOT_FOUND: 'This watch is not here any more. Somebody may have ended it.',
    ERRORS: {
      NOT_OWNER: 'Only an owner of a unit of today can be watched.',
      ALREADY: 'This owner is watched already.',
      BORN: 'Write the date of birth, without it the register would find other people of the same name too.',
      BORN_LATER: 'This day is yet to come. Write the date of birth.',
      NO_ICO: 'The company has no company number. Add it to its data.',
      PURPOSE: 'The owner owes nothing. Write why you want to watch them.',
      OFF: 'The portal is not connected to the insolvency register. Ask whoever runs it.',
      NOT_OVER: 'The case is still under way, only one that is over can be closed.',
      NO_QUESTION: 'The company number agrees, there is nothing to decide.',
      REASON: 'Write the reason.',
      LATER: 'The proceeding began on the day when the court declared insolvency at the latest.',
    },
  },
} satisfies Translation<typeof cs>;
