import type { Translation } from '../../texts/keys.ts';
import type cs from './base.cs.ts';

export default {
  TABLE: {
    NEWS: '{count, plural, one {# new item} other {# new items}}',
    CHANGED: 'The list has changed',
    PAGES: 'Pages of the list',
    ACTIONS: 'Actions',
    MORE: 'Load more',
    ORDER: 'Sorted by:',
    FILTERED_TEXT: 'Try another search, or clear the filters.',

    EMPTY: {
      DEFAULT: 'There is nothing here yet',
    },
    PER_PAGE: 'Per page:',
    ALL: 'All',
    ROWS: '{from, number}–{to, number} of {total, number}',
    PREVIOUS: 'Previous page',
    NEXT: 'Next page',
    PAGE: 'Page {page, number}',
    SORT_BY: 'Sort by: {column}',
    SELECTION: 'Selection',
    SELECT_ALL: 'Select all on this page',
    SELECT_ROW: 'Select row {name}',
    CLEAR_SELECTION: 'Clear selection',
    ROW_MENU: 'Actions for {name}',
    FILTERED_EMPTY: 'Nothing matches the filter',
  },

  FILTER: {
    MORE: 'More filters',
    SHOW: 'Filters',
    HIDE: 'Hide filters',
    CLEAR: 'Clear filters',
    SEARCH: 'Search',
  },

  FORM: {
    TO_FIX: 'Please correct these fields:',
    BUSY: 'Saving',
    CHANGED_WHEN: '{today, select, yes {} other {on {date} }}{hour, select, other {at {time}}}',
    CHANGED_BY:
      '{who, select, self {You saved the record yourself} visit {The portal administration saved a change} other {{name} saved a change}} in the meantime, {at}. Your edits stayed in the form.',
    CHANGED_AT: 'Somebody changed the record in the meantime, {at}. Your edits stayed in the form.',
    SAVE_MINE: 'Save my version',
    SAVE_MINE_TITLE: 'Save your version?',
    SAVE_MINE_TEXT: 'It will overwrite what somebody else saved in the meantime.',
    LOAD_THEIRS: 'Load their version',
    LOAD_THEIRS_TITLE: 'Load their version?',
    LOAD_NEW_TEXT: 'What you typed into the form will be discarded.',
    LOAD_NEW_NO: 'Keep my text',
    NOT_CONNECTED: 'You are offline. Your text stayed here, please save it once you are connected.',
    NO_ANSWER:
      'The server did not answer in time. Your text stayed in the form. It may have been saved: please look before you try again.',
    NO_ANSWER_ONCE:
      'The server did not answer in time. Your text stayed in the form. Please save it again: if it has been stored already, it is not stored twice.',
    KEEP: 'Leave it',
    SAVE: 'Save changes',
    EDIT: 'Edit',
    DELETE: 'Delete',
    UNSAVED: 'You have unsaved changes',
    KEPT_HERE: 'Not saved, a copy is on this device',
    LEAVE_TITLE: 'Leave without saving?',
    LEAVE_TEXT: 'The changes in the form will not be saved.',
    LEAVE_YES: 'Leave without saving',
    LEAVE_NO: 'Stay',
    DRAFT_TITLE: 'Save what you wrote as a draft?',
    DRAFT_TEXT: 'You can finish a draft any time. Discarded changes cannot be brought back.',
    DRAFT_SAVE: 'Save draft',
    DRAFT_DISCARD: 'Discard changes',
    SUMMARY: 'Please correct {count, plural, one {# field} other {# fields}}.',
    REQUIRED_MARK: 'required field',
  },

  SELECT: {
    NO_OPTIONS: 'Nothing found',
    CREATE: 'Add “{text}”',
    PLACEHOLDER: 'Choose',
  },

  WIZARD: {
    STEP: 'Step {at, number} of {count}',
    DONE: 'done',
  },

  REACH: {
    PHONE: 'Call {name}',
    EMAIL: 'Write an e-mail to {name}',
  },

  CONFIRM: {
    YES: 'Yes',
    NO: 'No',
  },

  FACES: {
    ERROR_TITLE: 'The data could not be loaded',
    REFUSED_TITLE: 'You have no access here',
    MISSING_TITLE: 'There is nothing here',
    BACK_HOME: 'Back to the dashboard',
  },

  DATE: {
    OPEN: 'Choose a date in the calendar',
    CALENDAR: 'Calendar',
    TIME_HINT: 'DD. MM. YYYY, HH:mm',
    NEXT_MONTH: 'Next month',
    PREVIOUS_MONTH: 'Previous month',
    MONTH: 'Choose a month',
    YEAR: 'Choose a year',
    OK: 'Confirm',
    CLEAR: 'Clear the date',
    HINT: 'DD. MM. YYYY',
  },

  SHARES: {
    NUMERATOR: 'numerator',
    DENOMINATOR: 'denominator',
    EXACT: 'exact share',
    PERCENT: '{percent}%',
    UNKNOWN: 'unknown',
    WHOLE: 'whole',
  },

  PICK: {
    PERSON: 'Type a name or a company',
    UNIT: 'Unit number or an owner',
    HINT: 'Start typing.',
    SEARCHING: 'Searching ...',
    FOUND: '{count, plural, =0 {Nothing found} one {# option} other {# options}}',
    NEW_PERSON: 'Add a new neighbour',
    NEW_TITLE: 'New neighbour',
    NEW_TEXT: 'The neighbour is added without access to the portal. You can invite them later.',
    KIND: 'Who it is',
    IS_PERSON: 'Person',
    IS_COMPANY: 'Company',
    TITLE_BEFORE: 'Title before the name',
    FIRST_NAME: 'First name',
    LAST_NAME: 'Last name',
    TITLE_AFTER: 'Title after the name',
    COMPANY: 'Company name',
    ICO: 'Company number',
    ADD: 'Add the neighbour',
    REMOVE: 'Remove {name}',
  },
} satisfies Translation<typeof cs>;
