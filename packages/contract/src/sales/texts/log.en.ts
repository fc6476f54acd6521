import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      sales: 'Transfers of units',
    },
    DEEDS: {
      sales: {
        make: 'Unit {name} transferred to the new owner',
        undo: 'Transfer of unit {name} undone',
        give: 'Payment moved to the previous owner of unit {name}',
        refund: 'What was left over to the previous owner of unit {name} went back',
        pay: 'Payment of the previous owner of unit {name} entered',
      },
    },
  },
} satisfies Translation<typeof cs>;
