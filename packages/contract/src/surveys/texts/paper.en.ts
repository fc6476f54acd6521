import type { Translation } from '../../texts/keys.ts';
import type cs from './paper.cs.ts';

export default {
  SURVEY_PAPERS: {
    TITLE: 'Who answered',
    LEAD: 'Who has answered and who has not. Whoever will not answer in the portal can get a paper.',
    LEAD_ANONYMOUS:
      'Who has answered and who has not; what they answered is stored with nobody. Whoever will not answer in the portal can get a paper.',
    PRINT_ALL: 'Papers for the rest ({count})',
    SEARCH: 'Search for a person or unit',
    STATE: 'State',
    STATES: {
      all: 'Everybody',
      answered: 'Answered',
      waiting: 'Not yet',
      paper: 'Has a paper',
    },
    NAME: 'Who',
    UNITS: 'Units',
    SELECTED: '{count, plural, one {# row chosen} other {# rows chosen}}',
    PRINT_SELECTED: 'Print papers',
    BACK_DO: 'The paper came back empty',
    BACK_TITLE: '{count, plural, one {Mark the paper as returned?} other {Mark # papers as returned?}}',
    BACK_TEXT: 'Then the portal takes the answer again. Please destroy the returned papers.',
    BACK_YES: 'Mark as returned',
    FILE: 'Survey papers {day}.pdf',
    NONE_TITLE: 'No paper is given out',
    NONE_TEXT: 'You print papers under Who answered. Type them in here when they come back.',
    DONE_TITLE: 'All papers are typed in',
    DONE_TEXT: '{count, plural, one {# was given out and is typed in.} other {# were given out and all are typed in.}}',
    RECORDED: '{recorded} of {given} given out are typed in.',
    RECORD_ANONYMOUS: 'A paper bears no name; no more can be typed in than were given out.',
    RECORD_NAMED: 'Each paper belongs to whom it was given.',
    ONE: 'A filled-in paper',
    CODE: 'Code of the paper',
    CODE_HINT: 'Leave it empty where it cannot be read.',
    WHOSE: 'Whose paper it is',
    WHOSE_REQUIRED: 'Choose whose paper it is.',
    RECORD: 'Type the paper in',
  },
} satisfies Translation<typeof cs>;
