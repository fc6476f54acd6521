import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: { cadastre: 'Check in the cadastre' },
    DEEDS: {
      cadastre: {
        check: 'Check in the cadastre asked for',
        account: 'Account of the paid service of the cadastre saved',
        accountEnd: 'Account of the paid service of the cadastre removed',
        order: 'Extract from the cadastre ordered',
        confirm: 'Price of an extract from the cadastre confirmed',
        cancel: 'Extract from the cadastre cancelled',
      },
    },
  },
} satisfies Translation<typeof cs>;
