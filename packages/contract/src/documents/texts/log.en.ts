import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      documents: 'Documents',
      folders: 'Folders',
    },

    DEEDS: {
      documents: {
        create: 'New document: {name}',
        update: 'Document changed: {name}',
        version: 'New version of a document: {name}',
        unread: 'Text could not be read three times, so the search does not find it: {name}',
        unscanned: 'A scan could not be read whole three times, so the search finds only pages that were: {name}',
        older: 'Older version of a document restored: {name}',
        remind: 'Reminder to confirm a document: {name}',
        confirm: 'Reading of a document confirmed: {name}, version {version, number}',
        paper: 'Confirmations of a document written down from paper: {name}',
        unpaper: 'Entry from paper taken back at a document: {name}',
        move: 'Document moved: {name}',
        delete: 'Document deleted: {name}',
        restore: 'Document restored from the bin: {name}',
        purge: 'Document removed from the bin after 30 days: {name}',
        due: 'Due date of a document: {name}',
        round: 'Round of a document closed: {name}',
        undue: 'Due date of a document removed: {name}',
      },

      folders: {
        create: 'New folder: {name}',
        update: 'Folder changed: {name}',
        move: 'Folder moved: {name}',
        delete: 'Folder deleted: {name}',
        restore: 'Folder restored from the bin: {name}',
        purge: 'Folder removed from the bin after 30 days: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
