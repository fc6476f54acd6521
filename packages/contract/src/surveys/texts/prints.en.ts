import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  SURVEY_PAPER: {
    FILE: 'Survey',
    TICKETS_FILE: 'Survey papers',
    RESULTS_FILE: 'Survey results',
    RESULTS: 'results',
    UNTIL: 'Answer until',
    BY_HAND: 'the committee finishes it',
    KIND: 'The survey is',
    ANONYMOUS: 'anonymous: nobody finds out who answered what',
    NAMED: 'with names: the committee will see who answered what',
    WHOSE: 'Answers',
    CODE: 'Your code',
    ONE: 'Tick one choice',
    SEVERAL: 'Tick one choice or more',
    ORDER: 'Write the order into the squares: 1 is the option you want most',
    PLACE: 'average place {place}, put first {first}×',
    PLACE_BY_SHARES: 'by shares average place {place}',
    OPTIONAL: 'you need not answer',
    OWN: 'Own answer',
    GIVE_ANONYMOUS:
      'Copy the code: after the end you will see in the portal by it that your answer is counted. Do not sign the paper, and hand it in to the committee.',
    GIVE_NAMED: 'Hand the filled paper in to the committee.',
    ANSWERED: 'Answers: {count}',
    ANSWER: 'Answer',
    COUNT: 'Count',
    SHARE: 'by shares {share}',
    JOINED: 'together {count}',
    KINDS: { few: 'fewer than 5', nearlyAll: 'nearly all', some: 'some', all: 'all' },
    HIDDEN: 'No more is shown: small counts could tell who answered what.',
  },
  SURVEY_DIGEST: {
    published: 'a new survey{until, select, none {} other {, it can be answered until {until}}}',
    reminder: 'it ends {until} and your answer is missing',
    finished: 'the survey has ended, answers: {count}',
  },
} satisfies Translation<typeof cs>;
