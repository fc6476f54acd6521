import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    MEMBERS: 'Neighbours',
  },

  HOME: {
    OWN_UNITS: 'My units',
  },

  CARE: {
    TWIN: {
      TITLE: '{name} is in the house already',
      TEXT: 'Is it the same person or company? Two records of one would get mails twice and be mistaken in votes.',
      ARCHIVED: 'They are in the archive and can come back from there with everything you know of them.',
      ADD: 'Add as another one',
      OPEN: 'Open the record that is here',
      USE: 'Use the record that is here',
    },
  },

  MEMBERS: {
    TITLE: 'Neighbours',
    CREATED: 'The neighbour is added.',
    UPDATED: 'Changes are saved.',
    ARCHIVED: 'The neighbour is in the archive.',
    ARCHIVED_ALL: 'The chosen neighbours are in the archive.',
    RESTORED: 'The neighbour is back from the archive.',
    DELETED: 'The neighbour is deleted.',
    DELETED_ALL: 'The chosen neighbours are deleted.',
    ACCESS_REMOVED: 'Access is taken away.',

    INVITE: {
      ADDRESSES: 'Who gets an invitation and where',
      LEFT_OUT: '{count, plural, one {# person gets none:} other {# people get none:}}',
    },

    ERRORS: {
      ROLE_NOT_YOURS: 'Only the chair or the manager can change roles.',
    },
  },

  PERSON: {
    RELATIONS: {
      husband: 'husband',
      wife: 'wife',
      partner: 'partner',
      daughter: 'daughter',
      son: 'son',
      mother: 'mother',
      father: 'father',
      familyMember: 'family member',
      renter: 'renter',
      authorizePerson: 'authorised person',
      notSpecify: 'not specified',
    },

    ROOMS: {
      AS: {
        owner: 'owns',
        representative: 'common representative',
      },
      TOTAL: 'Share in the house in total',
    },
  },

  REGISTER: {
    ACCEPTED: 'The list is accepted.',
    DOOR: '{count, plural, one {neighbour not entitled to access} other {neighbours not entitled to access}}',
    DOOR_HINT: 'See whose access will end',

    FORMER: {
      PROFILE: 'My profile',
    },

    CHANGES: {
      UNDONE: 'The change of owner is undone.',
    },
  },
} satisfies Translation<typeof cs>;
