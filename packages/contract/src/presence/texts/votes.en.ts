import type { Translation } from '../../texts/keys.ts';
import type cs from './votes.cs.ts';

export default {
  VOTE_LOCAL: {
    PROOF: {
      TITLE: 'What backs the attendance',
      TEXT: 'Attach the signed attendance sheet, or let a second person confirm attendance and votes. The vote finishes without it too, but result and minutes say so in the first line.',

      STATES: {
        sheet: 'The signed attendance sheet is attached.',
        confirmed: 'Attendance and votes confirmed by {name} {when}.',
        none: 'Not confirmed yet.',
      },
      STALE: 'Something has changed since it was confirmed ({name}, {when}). It has to be confirmed again.',
      SHEET: 'Signed attendance sheet',
      SAVE: 'Save the sheet',
      CONFIRM: 'Confirm attendance and votes',
      CONFIRM_TITLE: 'Confirm attendance and votes?',
      CONFIRM_TEXT:
        'You confirm that the attendance ({seats, plural, one {# participant} other {# participants}} in the room) and the recorded votes are as the meeting went. Your name stands in the minutes.',
      CONFIRM_YES: 'Confirm',
      ENDED_NONE:
        'Nobody but whoever wrote them down has confirmed attendance and votes on site: there is neither a signed attendance sheet nor a second person’s word.',
      TURNOUT: 'of all votes were in the room when points closed',
      ENDED_SHEET: 'The signed attendance sheet is attached to the vote.',
    },
  },
} satisfies Translation<typeof cs>;
