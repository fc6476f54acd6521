import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      prescriptions: 'Prescriptions',
    },
    DEEDS: {
      prescriptions: {
        create: 'Beginning of a prescription: {name}',
        update: 'Change of a prescription: {name}',
        delete: 'Deletion of a prescription: {name}',
        check: 'Check of units for a prescription: {name}',
        issue: 'Issue of a prescription: {name}',
        correct: 'Correction of a prescription: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
