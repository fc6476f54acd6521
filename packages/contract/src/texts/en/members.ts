import type cs from '../cs/members.ts';
import type { Translation } from '../keys.ts';

export default {
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
    MERGED: 'The two records are one person.',
    NOT_FOUND: 'The neighbour does not exist or was deleted.',
    EXPORT: {
      NAME: 'Name',
      ROLE: 'Role',
      UNITS: 'Units',
      SHARE: 'Share of the house',
      PERCENT: 'Share in %',
      EMAILS: 'E-mails',
      PHONES: 'Phones',
      ACCESS: 'Access',
      ACCESSES: { active: 'active', waiting: 'waiting for activation', none: 'no access' },
    },
    PICTURE: { SAVED: 'The photograph is saved.', REMOVED: 'The photograph is deleted.' },
    ERRORS: {
      LAST_ADMIN:
        'The house would be left without an administrator: this is the last person who can administer neighbours. Give the role to somebody else first.',
      CHAIR_TAKEN: 'The committee already has a chair, {name}. Change the chair in Association detail.',
      ROLE_NOT_YOURS: 'Only the chair or the manager can change roles.',
      ROLE_TOO_STRONG: 'You cannot give more rights than you have.',
      ROLE_UNKNOWN: 'The association has no such role.',
      NAME_BY_COMMITTEE: 'The committee changes names by the land register. Please write to them.',
      OWNS: '{name} owns a unit. Write down the new owner first.',
      NOT_ARCHIVED: '{name} is not in the archive. Only people from the archive can be deleted.',
      MERGE_SELF: 'Choose two different people.',
      MERGE_KINDS: 'A person and a company cannot be merged.',
      MERGE_ACCOUNTS:
        'Both sign in with an account of their own. First take access away from the one whose record is to go: {name}.',
      MERGE_COUPLE: 'Both stand in one joint ownership. Correct the owners of the unit first.',
      MERGE_UNIT: 'Both own a share of the same unit. First add the shares up to one in the unit.',
      RELATION_SELF: 'Nobody can be related to themselves.',
      RELATION_TWICE: 'This person is in the list twice.',
      ENTRANCE_UNKNOWN: 'The house has no such entrance.',
    },
  },
} satisfies Translation<typeof cs>;
