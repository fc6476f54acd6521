import type { Translation } from '../../texts/keys.ts';
import type cs from './due.cs.ts';

export default {
  FILE: {
    ERRORS: {
      NO_DUE: 'The document has no due date.',
      NEVER_DUE: 'Fill in until when it is valid, or after how many months it comes again.',
      ENDS_FIRST: 'It ends before it begins.',
      NOT_YET: 'This day is yet to come. A round can be closed with today at the latest.',
      WATCHER: 'Only people who may see the document can be warned of it.',
    },
  },

  DUE: {
    TITLE: 'What runs out',
    LEAD: 'Inspections, insurance and contracts by the day they run out. What is overdue stands on top.',
    DO: 'What runs out',
    SEARCH: 'Search in names and firms',
    EXPORT: 'Download as XLSX',

    TABS: {
      LABEL: 'By due date',
      all: 'All',
      overdue: 'Overdue',
      soon: 'Within 60 days',
      later: 'Later',
    },

    KIND: 'What it is of',
    ANY_KIND: 'Everything',
    KINDS: {
      lift: 'Lift inspection',
      gas: 'Gas inspection',
      electricity: 'Electrical inspection',
      chimney: 'Chimney check',
      fire: 'Fire protection',
      insurance: 'Insurance',
      contract: 'Contract',
      other: 'Other due date',
    },

    FILTERS: {
      ANY_FIRM: 'All firms',
      THIS_FIRM: 'The chosen firm',
      MINE: 'Who is warned',
      ANY: 'Anybody',
      ONLY_MINE: 'Me',
      FROM: 'Due from',
      TO: 'Due until',
    },

    COLUMNS: {
      NAME: 'Document',
      KIND: 'What it is of',
      FIRM: 'Firm',
      DUE: 'Due',
      STATE: 'State',
      PLACE: 'Folder',
      MONTHS: 'Comes again after months',
      AGAIN: 'Comes again',
    },

    STATE: {
      OVERDUE: '{days, plural, one {# day overdue} other {# days overdue}}',
      TODAY: 'today is the last day',
      SOON: '{days, plural, one {# day left} other {# days left}}',
      LATER: 'in order',
    },

    EMPTY: {
      TITLE: 'Nothing is due',
      TEXT: 'Open a document and say until when it is valid, or how often it comes again. It will show up here.',
      TEXT_OTHERS: 'As soon as the committee gives a document a due date, you will find it here.',
      TAB: 'Nothing here',
      TAB_OVERDUE: 'Nothing is overdue.',
      TAB_OTHERS: 'Look at the other tabs.',
    },

    CONTACT: {
      TITLE: 'Documents with a deadline',
      UNTIL: 'by {when}',
      MORE: '{count, plural, one {and # more document} other {and # more documents}}',
    },

    CARD: {
      TITLE: 'Due date',
      NONE: 'The document has no due date. Say when an inspection, insurance or contract runs out, and the portal will tell you ahead.',
      SET: 'Set the due date',
      EDIT: 'Change the due date',
      CLOSE: 'Close the round',
      REMOVE: 'Remove the due date',
      NEXT: 'Next due',
      KIND: 'What it is of',
      FIRM: 'Firm',
      NO_FIRM: 'not given',
      FROM: 'Valid from',
      UNTIL: 'Valid until',
      EVERY: 'Comes again',
      MONTHS: '{months, plural, one {every month} other {after # months}}',
      WATCHERS: 'Warnings',
      NO_WATCHERS: 'go to nobody',
      ROUNDS: 'Closed rounds',
      ROUND: 'Finished {closed}, due {due}',
      ROUND_LATE: 'Finished {closed}, after it was due {due}',
      ROUND_BY: '{who, select, none {} other {{who}}}{number, plural, =0 {} other { · version #}}',
      REMOVE_TITLE: 'Remove the due date of {name}?',
      REMOVE_TEXT: 'Warnings stop, and closed rounds go with the due date. The document stays.',
      REMOVE_YES: 'Remove the due date',
    },

    DAYS: {
      ENDS: 'Runs out: {name}',
      DONE: 'Finished: {name}',
    },

    PRINT: {
      DO: 'Print the list',
      COUNT:
        '{count, plural, =0 {Printed {when}.} one {# document, printed {when}.} other {# documents, printed {when}.}}',
      MORE: 'The first {count, number} are on paper. The whole list is in the XLSX sheet.',
      FILE: 'what-runs-out.pdf',
    },

    TASK: {
      DO: 'Give to a firm',
      TITLE: '{kind}: {name}',
      TEXT: 'By the document {name} it has to be finished by {day}.{firm, select, none {} other { Firm: {firm}.}}',
    },

    FORM: {
      TITLE: 'Due date of the document',
      FROM_HINT: 'The day of the last inspection, or when the contract began.',
      UNTIL: 'Valid until',
      UNTIL_HINT: 'Leave empty when it only comes again.',
      MONTHS: 'Comes again after (months)',
      MONTHS_HINT: 'For example 12 for a year. Leave empty when it does not come again.',
      FIRM: 'Firm or inspector',
      FIRM_HINT: 'Choose a contact, or type a name.',
      NEXT: 'Next due: {day}',
      WATCHERS: 'Who is warned',
      WATCHERS_HINT: 'By e-mail 60, 30 and 7 days ahead. Only those who may see the document.',
      ADD_WATCHER: 'Add a person',
      REMOVE_WATCHER: 'Do not warn: {name}',
      SAVE: 'Save the due date',
    },

    CLOSING: {
      TITLE: 'Close the round',
      TEXT: 'The round stays in the history of the document, and the next one is counted from the day it was done.',
      BY_VERSION: 'The new version closes the round',
      BY_VERSION_HINT: 'A report of a new inspection or new insurance. The next due date is counted from its day.',
      DAY: 'Done on',
      UNTIL: 'Now valid until',
      NEXT: 'The next due date will be {day}.',
      YES: 'Close the round',
    },
  },
} satisfies Translation<typeof cs>;
