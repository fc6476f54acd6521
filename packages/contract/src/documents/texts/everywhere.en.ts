import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    DOCUMENTS: 'Documents',
  },

  DOCS: {
    LINK_SIGN: 'WEB',
    FILE_SIGN: 'FILE',
  },

  DOCUMENTS: {
    ON_PAGE: 'p. {page, number}',
    SCAN: 'from a scan, may contain errors',
    MOVED: 'Moved.',
    DELETED_MORE: 'What you chose is in the bin. It can be restored for 30 days.',
  },

  FILING: {
    DONE: 'The papers are with their units.',
  },

  HOME: {
    DUE: '{count, plural, one {document overdue} other {documents overdue}}',
  },

  FOLDER: {
    CREATED: 'The folder is there.',
    SAVED: 'The changes are saved.',
    DELETED: 'The folder is in the bin. It can be restored for 30 days.',
  },

  FILE: {
    FORM: {
      VALIDATION: {
        NAME: 'Fill in the name of the document.',
      },
    },
    LINKED: 'The link is saved.',
    SAVED: 'The changes are saved.',
    DELETED: 'The document is in the bin. It can be restored for 30 days.',
    VERSION_ADDED: 'The new version is saved, the older one stays at hand.',
    VERSION_RESTORED: 'The older version holds again, as the newest one.',
    DUE_SAVED: 'The due date is saved.',
    DUE_REMOVED: 'The due date is removed.',
    DUE_CLOSED: 'The round is closed, the next due date is set.',
  },
} satisfies Translation<typeof cs>;
