import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    DEEDS: {
      meetings: {
        register: 'Registration of a meeting opened: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
