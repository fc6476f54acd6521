import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      agenda: 'Agenda of a meeting',
    },

    DEEDS: {
      agenda: {
        update: 'Agenda edited: {name}',
        ballot: 'Vote prepared from the agenda: {name}',
        counter: 'Another proposal: {name}',
        keepTemplate: 'New template of an agenda: {name}',
        dropTemplate: 'Template of an agenda deleted: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
