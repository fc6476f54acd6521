import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      houseArchive: 'House archive',
    },
    DEEDS: {
      houseArchive: {
        ask: 'An archive of the whole house asked for',
        askSealed: 'An archive of the whole house, sealed by a passphrase, asked for',
        delete: 'An archive of the whole house deleted',
        bring: 'The association brought in from an archive',
      },
    },
  },
} satisfies Translation<typeof cs>;
