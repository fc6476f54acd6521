import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    HOME: 'Dashboard',
  },

  HOME: {
    MORNING: 'Good morning',
    DAY: 'Hello',
    EVENING: 'Good evening',
    WAITS: 'Waiting for you',
    MORE: 'and {count, number} more',
    STEP: 'Step of the house',
    CALM: 'Nothing is waiting for you',
    CALM_TEXT: 'Everything is read and voted on. We will write when you are needed.',
  },

  STANDING: {
    REMIND: {
      AT_ONCE: 'Remind',
      ONE: 'Remind of {title}',
      ONE_ASK: 'Remind of {title} those who have not confirmed it?',
      ONE_TEXT: 'We will send them an e-mail. It can be sent again in 12 hours.',
    },
    TITLE: 'The house now',
    CALM: 'All is calm in the house: nothing stands open and nothing runs out.',
    ALL: 'All',
    MESSAGES: 'Messages',
    REPORTS: 'Open reports',
    ALL_REPORTS: 'All reports',
    AGES: { week: 'of the last week', month: 'over a week old', older: 'over a month old' },
    VOTES: 'Running votes',
    ALL_VOTES: 'All votes',
    TURNOUT: 'turnout, {voted, number} of {seats, number} voters',
    UNTIL: 'until {when}',
    UNCONFIRMED: 'Yet to be confirmed',
    ALL_MESSAGES: 'All messages',
    OF: '{done, number} of {total, number}',
    DUE: 'What runs out',
    ALL_DUE: 'All terms',
    OVERDUE: 'overdue',
    SOON: 'within 30 days',
  },
} satisfies Translation<typeof cs>;
