import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      roles: 'Roles',
    },

    DEEDS: {
      roles: {
        create: 'New role {name}',
        update: 'Role {name} changed',
        delete: 'Role {name} deleted',
      },
    },
  },
} satisfies Translation<typeof cs>;
