import type { Translation } from '../../texts/keys.ts';
import type cs from './roles.cs.ts';

export default {
  ROLES: {
    TITLE: 'Roles and permissions',
    ONE: 'Role',
    LEAD: 'A role says what somebody sees in Pavlač and what they may change. Default roles are given; your own ones can be shaped to the house.',

    TABS: {
      LABEL: 'Kind of roles',
      own: 'Own',
      default: 'Default',
    },

    GROUPS: {
      committee: 'Committee and management',
      audit: 'Audit commission',
      owners: 'Owners and neighbours',
    },
    NEW: 'New role',
    NEW_FROM: 'Make your own role',
    CREATE: 'Create the role',
    EDIT: 'Edit the role',
    EDIT_ONE: 'Editing the role {title}',
    NAME: 'Name of the role',
    NAME_HINT: 'For example Caretaker or Accountant.',
    FROM: 'Based on the default role',
    FROM_HINT: 'The new role takes over its permissions and group. Then you shape it.',
    FROM_CHAIR: 'A house has one chair. Whoever gets a copy of this role will be a committee member.',
    COPY_OF: 'Copy of the role {role}',
    FIXED: 'A default role can’t be changed. You can make your own from it.',
    HELD: '{count, plural, =0 {nobody holds it} one {held by # person} other {held by # people}}',
    ARCHIVED: '{count, plural, one {and # in the archive} other {and # in the archive}}',
    GIVES:
      '{rw, plural, =0 {reads {r, plural, one {# part} other {# parts}}} one {administers # part{r, plural, =0 {} other {, reads #}}} other {administers # parts{r, plural, =0 {} other {, reads #}}}}',
    MAP: 'Map of permissions',
    MAP_LEAD:
      'Who reads sees what is for them and takes part: votes, comments, reports defects. Who administers also creates, changes and deletes.',
    MODULE: 'Module',
    RIGHT: 'Permission',
    NO_ACCESS: 'no access',

    CLOSED: {
      switchedOff: 'off in this house',
      notInstalled: 'not offered by the portal',
    },
    NOT_HELD: 'You can’t give more permissions than you have.',
    NOBODY: 'Orders are handled by the portal’s administration only.',

    MODULE_GROUPS: {
      people: 'People and the house',
      news: 'Messages and documents',
      decisions: 'Decisions',
      care: 'Running and money',
      registers: 'Registers and orders',
    },

    EMPTY: {
      TITLE: 'Only default roles so far',
      TEXT: 'When somebody in the house needs other permissions, make a role for them from one of the default ones.',
    },

    DELETE: {
      TITLE: 'Delete the role {title}?',
      TEXT: 'Nobody holds it, so nothing changes for anybody. It can’t be undone.',
      YES: 'Delete the role',
      HELD: '{count, plural, one {# person holds the role} other {# people hold the role}}, the archive included. It can be deleted once they have another one.',
    },

    CHANGE: {
      ONE: '{module}: was {from}, now {to}',
      NAME: 'Name: was {from}, now {to}',
      NONE: 'no permission',
    },
    NOT_FOUND: 'The role does not exist or was deleted.',

    ERRORS: {
      TITLE_TAKEN: 'The association already has a role with this name.',
      IN_USE:
        'The role can’t be deleted because {count, plural, one {# person holds} other {# people hold}} it, the archive included. Give them another one first.',
      DEFAULT: 'A default role can’t be changed or deleted.',
      COMMITTEE_ONLY:
        'Only a role that is a copy of a role of the committee or the manager may see the insolvency register.',
      TOO_MANY: 'The association already has {most, number} roles of its own. First delete those nobody holds.',
    },
  },
} satisfies Translation<typeof cs>;
