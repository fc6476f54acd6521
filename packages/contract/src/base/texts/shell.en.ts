import type { Translation } from '../../texts/keys.ts';
import type cs from './shell.cs.ts';

export default {
  NAV: {
    LABEL: 'Main menu',
    OPEN: 'Open the menu',
    CLOSE: 'Close the menu',
    FAVOURITES: 'Favourites',
    MODULES: 'Modules',
    SUPPORT: 'Support',
    FAQ: 'Questions and answers',
    FEEDBACK: 'Write to us',
    NEWS: 'What is new',
    NEW_TAB: 'opens in a new tab',
    SKIP: 'Skip to content',
    TOP: 'Back to top',
    TOTAL: '{count, number} in total',
    WAITING: '{count, plural, one {# thing waits for you} other {# things wait for you}}',
    ACCOUNT: 'Account: {name}',
    HOUSE: 'Change association, now {name}',
    STAR_ADD: 'Add to favourites',
    STAR_REMOVE: 'Remove from favourites',
    NOTICES: 'Notices',
    FOOTER: 'Footer',
  },

  FIND: {
    FOLDERS: 'Folders of documents',
    LABEL: 'Search the whole house',
    PLACEHOLDER: 'Find a message, a document, a neighbour…',
    OPEN: 'Search',
    CLOSE: 'Close the search',
    CLEAR: 'Clear the search',
    RESULTS: 'Found',
    COUNT: '{count, plural, one {# result} other {# results}}',
    FIRST: 'first {count, number}',
    HINT: 'Try another word, or just a part of it.',
    SHORT: 'Type at least {count, plural, one {# character} other {# characters}}.',
    SILENT: '{count, plural, one {No answer from {names}.} other {No answer from {names}.}}',

    KEYS: {
      MOVE: 'choose',
      OPEN: 'open',
      CLOSE: 'close',
    },
  },

  BANNER: {
    FREE: 'Your association uses the free version.',
    SALES: 'Contact sales',
    VERSIONS: 'Compare versions',
  },

  PROVIDER: {
    TITLE: 'Portal administration',
    SHORT: 'P',
    ORDERS: 'Orders',
    EMPLOYEES: 'Staff',
    INVOICES: 'Invoicing',
    HOUSES: 'Associations',
    OUTBOX: 'Outgoing mail',
    IMPORTS: 'Transfers',
    SWITCH: 'Go to an association, now in the portal administration',
    ACCOUNTS: 'Accounts',
    LEAD: 'All associations',
  },

  FACES: {
    ERROR_TITLE: 'The data could not be loaded',
    REFUSED_TITLE: 'You have no access here',
    MISSING_TITLE: 'There is nothing here',
    BACK_HOME: 'Back to the dashboard',
  },

  REACH: {
    PHONE: 'Call {name}',
    EMAIL: 'Write an e-mail to {name}',
  },

  SHARES: {
    NUMERATOR: 'numerator',
    DENOMINATOR: 'denominator',
    EXACT: 'How it is counted',
    PERCENT: '{percent}%',
    UNKNOWN: 'unknown',
    WHOLE: 'whole',
  },

  UPLOAD: {
    FILE_SIZE_ERROR: 'The file {name} is larger than 250 MB and cannot be uploaded.',
  },

  FILES: {
    ERRORS: {
      NAME: 'Give the file a name.',
      EMPTY: 'The file {name} is empty.',
      EXECUTABLE: 'The portal does not take programs or scripts. Send a document, a sheet, a PDF or a photograph.',
      HEIC: 'We cannot read HEIC photographs yet. Save it as JPEG in the phone and try again.',
    },
  },

  CONFIRM: {
    YES: 'Yes',
    NO: 'No',
  },

  PICK: {
    SEARCHING: 'Searching ...',
  },
} satisfies Translation<typeof cs>;
