import type { Translation } from '../../texts/keys.ts';
import type cs from './results.cs.ts';

export default {
  SURVEY_RESULT: {
    SECTIONS: {
      LABEL: 'Parts of the results',
      results: 'Results',
      people: 'Who answered',
      paper: 'Papers',
    },
    BINDS_NOBODY: 'A survey binds nobody. It takes a vote to decide.',
    NONE_TITLE: 'Nobody answered',
    NONE_TEXT: 'Not a single answer came.',
    FEW_AT_ALL: 'Fewer than five answers came. So we show no numbers: they would tell who answered what.',
    WAITS: {
      afterAnswer_TITLE: 'You will see the results after your answer',
      afterAnswer: 'Please answer first, so that the results do not sway you.',
      afterEnd_TITLE: 'Results come after the end of the survey',
      afterEnd: 'Until the end only the number of answers is seen.',
      committee_TITLE: 'Only the committee sees the results',
      committee: 'This survey is set so.',
      notStarted_TITLE: 'The survey is not running yet',
      notStarted: 'Results come when it is started and people answer.',
    },
    WAITS_UNTIL:
      'It ends on {day, select, 1 {Monday} 2 {Tuesday} 3 {Wednesday} 4 {Thursday} 5 {Friday} 6 {Saturday} other {Sunday}} {date} {hour, select, other {at {time}}}.',
    WAITS_COUNT: 'The survey is anonymous; the committee sees no more yet either.',
    HOW: {
      one: 'one choice',
      several: 'several choices',
      words: 'own words',
    },
    ANSWERED: {
      member: '{count, plural, one {# answer} other {# answers}} of {of} people',
      unit: '{count, plural, one {# answer} other {# answers}} of {of} units',
    },
    TOGETHER: 'together',
    PERCENT: '{percent}%',
    ROW: '{name}: {count} of {of}, {percent} percent',
    WORDS: {
      few: 'fewer than 5',
      nearlyAll: 'nearly all',
      some: 'some',
      all: 'all',
    },
    WHO: '{count, plural, one {Show who (#)} other {Show who (#)}}',
    WHY: {
      NOTHING: 'There are too few answers to show numbers. They would tell who answered what.',
      JOINED: 'Small counts are joined with the next one, so that nobody can tell who answered what.',
      WORDS: 'Where a number would tell who answered what, a word stands in its place.',
    },
    TEXTS: '{count, plural, one {Own words: # answer} other {Own words: # answers}}, in random order',
    ALL_TEXTS: '{count, plural, one {Show # answer} other {Show all # answers}}',
    PARTICIPATION: 'Answered',
    PARTICIPATION_RAIL: 'Answered: {sum}',
    SEEN: 'The committee sees who answered. Who answered what nobody learns.',
    ONLINE: 'In the portal',
    PAPER: 'On paper',
    SHOW_PEOPLE: 'Show who answered',
    CODES: {
      TITLE: 'Is your answer counted?',
      LEAD: 'You got a code when you sent your answer. If it is in the list, your answer counts.',
      FIELD: 'Your code',
      DO: 'Check the code',
      FOUND: 'The code is in the list, your answer is counted.',
      NOT_FOUND: 'This code is not in the list. Check whether a sign is missing.',
      HERE: 'The code is looked for in your browser alone, it is sent nowhere.',
      SHOW: '{count, plural, one {Show # code} other {Show all # codes}}',
      HIDE: '{count, plural, other {Hide the codes}}',
      LIST: 'Codes of all answers',
    },
  },
} satisfies Translation<typeof cs>;
