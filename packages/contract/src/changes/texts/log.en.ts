import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: { changes: 'Change requests of the register' },
    DEEDS: {
      changes: {
        open: 'Change request opened',
        find: 'Differences from the cadastre found',
        write: 'Fractions written as the cadastre does',
        hand: 'Change request handed to a second person',
        accept: 'Changes of the register accepted',
        leave: 'All differences left open',
        undo: 'Accepted changes of the register taken back',
      },
    },
  },
} satisfies Translation<typeof cs>;
