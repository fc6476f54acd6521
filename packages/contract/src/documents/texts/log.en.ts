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
        older: 'Older version of a document restored: {name}',
        move: 'Document moved: {name}',
        delete: 'Document deleted: {name}',
        restore: 'Document restored from the bin: {name}',
        purge: 'Document removed from the bin after 30 days: {name}',
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
