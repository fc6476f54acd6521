import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    CONTACTS: 'Contacts',
  },

  CONTACTS: {
    CREATED: 'The contact is added.',
    SAVED: 'The contact is saved.',
    DELETED: 'The contact is deleted.',
    DELETED_MANY: 'The contacts are deleted.',
    PINNED: 'Emergency and pinned numbers',
    ALL: 'All',
    ALL_LONG: 'All contacts',

    ERRORS: {
      WEB: 'Write a web address, for example www.company.cz.',
      HOURS: 'Write the hours from–to, for example 8–12, 13–16:30.',
      TOO_MANY: 'At most ten can be written down.',
    },

    EMERGENCIES: {
      life: 'Life in danger',
      gas: 'Gas leak',
      lift: 'Stuck in the lift',
      water: 'Water leak',
      drain: 'Blocked drain',
      power: 'No electricity',
      heat: 'No heating',
      lock: 'Locked out',
    },
  },
} satisfies Translation<typeof cs>;
