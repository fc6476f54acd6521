import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    VOTE: 'Votes',
  },

  HOME: {
    VOTES: '{count, plural, one {vote waits for you} other {votes wait for you}}',
    VOTES_NONE: 'Nothing awaits your vote',
    SECOND: '{count, plural, one {paper waits for a second person} other {papers wait for a second person}}',
    SECOND_HINT: 'Confirm or answer',
  },

  VOTE: {
    CREATED: 'The vote is saved as a draft.',
    SAVED: 'Changes of the vote are saved.',
    DELETED: 'The draft is deleted.',
    STARTED: 'The vote is running and invitations are on their way.',
    CANCELLED: 'The vote is cancelled.',
    FINISHED: 'The vote is finished.',

    STATES: {
      concept: 'Draft',
      run: 'Running',
      finish: 'Finished',
      closed: 'Closed',
      counting: 'Counting tickets',
      cancelled: 'Cancelled',
    },

    CENSUS: {
      REBUILT: 'The attendance list is built anew from the register of units.',
      SEAT_SAVED: 'The row of the attendance list is saved.',
      SEAT_REMOVED: 'The row is taken out of the attendance list.',
    },

    DETAIL: {
      ERRORS: {
        VOTE_NOT_COMPLETE: 'The vote is not complete: please choose an answer for every point and person.',
      },
    },

    ERRORS: {
      PERCENT_PLACES: 'Percents have at most four decimal places. Enter an exact fraction as a fraction.',
      CLOSES_BEFORE: 'The end must come after the beginning.',
      PRESET_OF_ANOTHER: 'This preset belongs to another basis of the decision.',
    },
  },
} satisfies Translation<typeof cs>;
