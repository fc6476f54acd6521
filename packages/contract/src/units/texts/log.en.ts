import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      rooms: 'Units',
    },

    DEEDS: {
      rooms: {
        representative: 'Representative of the co-owners of unit {name}',
        create: 'New unit {name}',
        update: 'Unit {name} changed',
        delete: 'Unit {name} deleted',
        undo: 'Change of owner of unit {name} undone',
        correct: 'Correction of the record of owners of unit {name}',
        plan: 'Planned change of owners of unit {name}',
        unplan: 'Cancelled plan of a change of owners of unit {name}',
        import: 'Units and owners imported from a file',
      },
    },
  },
} satisfies Translation<typeof cs>;
