import type { Translation } from '../../texts/keys.ts';
import type cs from './standing.cs.ts';

export default {
  STANDING: {
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
