import type { Translation } from '../../texts/keys.ts';
import type cs from './surveys.cs.ts';

export default {
  SURVEY: {
    TITLE: 'Surveys',
    ONE: 'Survey',
    NEW: 'New survey',
    MORE: 'More actions',
    OPEN: 'Open the survey',
    RESULTS: 'Results',
    TO_SURVEY: 'Back to the questions',
    TO_RESULTS: 'Show the results',
    PRINT: 'Print the survey',
    PRINT_RESULTS: 'Print the results',
    CHANGE: 'Change the description or the end',
    ABOUT: 'Why we ask',
    ATTACHED: 'Attachments of the survey',
    QUESTIONS: 'Questions',
    OTHER: 'Something else, I will write it',
    OTHER_DONE: 'Something else',
    OWN_WORDS: 'own words',
    AHEAD: 'Yet to begin',
    ANONYMOUS: 'anonymous',
    ANSWERED: 'Answered',
    WAITS: 'waits for your answer',
    SOON: 'ends {left}',
    CHOSEN_ONLY: 'for chosen ones',
    COMMITTEE_ONLY: 'committee and audit only',
    DATED:
      '{day, select, 1 {Monday} 2 {Tuesday} 3 {Wednesday} 4 {Thursday} 5 {Friday} 6 {Saturday} other {Sunday}} {date} {hour, select, other {at {time}}}',
    AT: '{date} {hour, select, other {at {time}}}',
    STARTS:
      'begins on {day, select, 1 {Monday} 2 {Tuesday} 3 {Wednesday} 4 {Thursday} 5 {Friday} 6 {Saturday} other {Sunday}} {date} {hour, select, other {at {time}}}',
    ENDS: 'ends on {day, select, 1 {Monday} 2 {Tuesday} 3 {Wednesday} 4 {Thursday} 5 {Friday} 6 {Saturday} other {Sunday}} {date} {hour, select, other {at {time}}}',
    ENDS_BY_HAND: 'until the committee ends it',
    NO_END: 'no end yet',
    TABS: {
      LABEL: 'Surveys by state',
      all: 'All',
      active: 'Running',
      concept: 'Drafts',
      finished: 'Finished',
    },
    COLUMNS: {
      NAME: 'Survey',
      STATE: 'State',
      WHEN: 'Term',
      START: 'Beginning',
      END: 'End',
      ANSWERED: 'Answered',
    },
    SEARCH: 'Search in surveys',
    FILTERS: {
      MINE: 'My answer',
      ANY_MINE: 'All',
      ONLY_MINE: 'Only what waits for me',
      FROM: 'End from',
      TO: 'End until',
    },
    EMPTY: {
      TITLE: 'There is no survey yet',
      TEXT: 'Ask the house the first thing: what would people like?',
      TEXT_OTHERS: 'When the committee asks something, you will find the questions here.',
      TAB_TITLE: 'Nothing is here',
      TAB_TEXT: 'The house has no surveys in this state.',
    },
    ANSWERED_OF: {
      member: '{count} of {of} people',
      unit: '{count} of {of} units',
    },
    DELETE: {
      TITLE: 'Delete the survey {name}?',
      DRAFT: 'The draft goes with its questions. It cannot be undone.',
      TEXT: 'The survey goes for everybody, with its answers and results. It cannot be undone.',
      YES: 'Delete the survey',
    },
    FINISH: {
      TITLE: 'End the survey {name}?',
      TEXT: 'Nobody will be able to answer any more, and the results are shown to those who may see them. It cannot be started again.',
      YES: 'End the survey',
    },
    FACTS: {
      TITLE: 'About the survey',
      WHO: 'Who answers',
      SHEETS: 'Answers',
      FROM: 'Beginning',
      TO: 'End',
      AT_START: 'as soon as it is started',
      RESULTS: 'Who sees the results',
      FOR: 'Whom it is for',
      OWNER: 'Prepared by',
    },
    SHEETS: {
      anonymous: 'anonymous',
      named: 'the committee sees names',
      namesShown: 'everybody sees names',
    },
    ANSWERING: {
      member: 'each person',
      unit: 'one answer per unit',
    },
    PUBLISHING: {
      afterAnswer: 'whoever answered, and after the end everybody it is for',
      afterEnd: 'everybody it is for, from the end on',
      committee: 'the committee only',
    },
    HOW: {
      words: 'Answer in your own words.',
      several: 'Choose one or more.',
      order: 'Put the options in order: the one you want most goes to the top.',
      one: 'Choose one.',
      optional: 'You may leave it out.',
    },
    NOTES: {
      AHEAD:
        'The survey begins on {day, select, 1 {Monday} 2 {Tuesday} 3 {Wednesday} 4 {Thursday} 5 {Friday} 6 {Saturday} other {Sunday}} {date} {hour, select, other {at {time}}}. You can answer from then on.',
      OVER: 'The survey has ended, it can no longer be answered.',
      ANSWERED: 'Your answer has come, thank you. It can no longer be changed.',
      ANSWERED_BY: 'The unit has answered already: {name}. The first answer holds and cannot be changed.',
      PAPER: 'The committee gave out a paper. Answer on it, or return it empty to the committee.',
      MISSED: 'No answer came.',
      NOT_YOURS: 'You can read this survey; others answer it.',
    },
    GUARD: {
      DO: 'How we guard it and what cannot be promised',
      TITLE: 'What an anonymous survey means',
      PROMISED_TITLE: 'What we promise',
      PROMISED: {
        apart:
          'Who took part is stored apart. Neither the committee nor whoever runs the portal can join it with what was answered.',
        groups: 'Answers join the others in groups of at least five, and are shuffled each time.',
        times: 'When an answer came is written nowhere.',
        counts:
          'Until the end only the number of answers is seen. Small counts are then joined or told by words, for the committee too.',
        codes:
          'You get a code for your answer. After the end all codes are published, and by yours you see that your answer counts.',
      },
      LEFT_TITLE: 'What cannot be promised',
      LEFT: {
        unanimity:
          'When all answer alike, it is known how each answered. A nought beside a choice likewise says that nobody chose it.',
        words: 'Own words may be recognised by how you write, or by what only you know.',
        device:
          'Unfinished answers and the code stay on this device until you send them and leave. Whoever holds it may see them.',
        group:
          'Whoever had two backups of the server from different moments could tell at most the group that answered between them.',
        watching: 'Whoever watched the running server at the very moment of sending could see the answer.',
        restored:
          'If the portal were restored from a backup, the last group of answers may be lost. Then you are asked to answer again.',
        paper: 'A paper is read by whoever types it in.',
      },
    },
  },
} satisfies Translation<typeof cs>;
