import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  MEMBERS: {
    EXPORT: {
      NAME: 'Name',
      ROLE: 'Role',
      UNITS: 'Units',
      SHARE: 'Share of the house',
      PERCENT: 'Share in %',
      EMAILS: 'E-mails',
      PHONES: 'Phones',
      ACCESS: 'Access',

      ACCESSES: {
        active: 'active',
        waiting: 'waiting for activation',
        none: 'no access',
      },
    },
  },
} satisfies Translation<typeof cs>;
