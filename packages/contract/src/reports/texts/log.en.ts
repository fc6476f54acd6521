import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      report: 'Reports',
    },

    DEEDS: {
      report: {
        create: 'New report: {name}',
        update: 'Report edited: {name}',
        takeOver: 'Report taken over: {name}',
        solve: 'Report solved: {name}',
        verdict: 'Answer whether it is mended: {name}',
        due: 'Deadline of a report: {name}',
        archive: 'Report archived: {name}',
        withdraw: 'Report withdrawn: {name}',
        readers: 'Who may read a report: {name}',
        delete: 'Report deleted: {name}',
        attach: 'Attachment of a report: {name}',
        uncomment: 'Comment deleted at a report: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
