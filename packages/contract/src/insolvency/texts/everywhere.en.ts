import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  INSOLVENCY: {
    CREATED: 'The owner is watched.',
    SAVED: 'Changes are saved.',
    CHECKING: 'We are asking the register, the answer will be here soon.',
    DECIDED: 'The decision is written down.',
    REMOVED: 'The owner is not watched any more.',
  },
} satisfies Translation<typeof cs>;
