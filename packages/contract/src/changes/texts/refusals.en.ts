import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  CHANGES: {
    NOT_FOUND: 'There is no such change request.',
    ERRORS: {
      ENTRY: 'Somebody has changed the unit meanwhile. Look at the new difference.',
      STALE: 'Somebody has changed the unit meanwhile. Look at the new difference.',
      CLOSED: 'Somebody has already decided this request. Look how.',
      CHANGED_SINCE:
        'Something of the request was changed since, it cannot be taken back whole. Correct the unit by hand.',
      NO_READING: 'The cadastre has not been read yet, so there is nothing to compare with.',
      BLOCKED: 'The file has errors, no request can be opened from it. Correct it and upload it again.',
      NOTHING: 'There is nothing to decide here.',
      UNDECIDED: 'Decide each change first.',
      REASON: 'Write the reason.',
      DAY: 'Write from when the change holds, by the extract.',
      DAY_FUTURE: 'This day is yet to come. Write the day from which the change holds by the extract.',
      DAY_LATER: 'The share of unit {unit} was changed once more after this day. Check from when the change holds.',
      SUM: 'Shares would not make a whole after the change, it cannot be accepted.',
      WHO: 'Say first who it is.',
      SECOND: 'A share or the number of units changes. Hand the request to a second person.',
      SECOND_SELF: 'You handed the request over yourself. Somebody else has to confirm it.',
      UNDO_LATE: 'Changes could be taken back for 30 days only. Correct the unit by hand.',
    },
  },
} satisfies Translation<typeof cs>;
