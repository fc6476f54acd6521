import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      accounts: 'Accounts of units',
    },
    DEEDS: {
      accounts: {
        enter: 'Entry by hand on the account of unit {name}',
        undo: 'Undoing of an entry on the account of unit {name}',
        move: 'Moving of a payment on the account of unit {name}',
        symbol: 'Change of the variable symbol of unit {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
