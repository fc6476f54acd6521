import type { Translation } from '../../texts/keys.ts';
import type cs from './members.cs.ts';

export default {
  MEMBERS: {
    MERGED: 'The two records are one person.',
    NOT_FOUND: 'The neighbour does not exist or was deleted.',

    PICTURE: {
      SAVED: 'The photograph is saved.',
      REMOVED: 'The photograph is deleted.',
    },

    TABS: {
      LABEL: 'Who is in the list',
      all: 'All',
      committee: 'Committee',
      active: 'Active',
      waiting: 'Waiting',
      companies: 'Companies',
      archived: 'Archive',
    },
    SEARCH: 'Search name, unit, phone',

    COLUMNS: {
      name: 'Name',
      role: 'Role',
      unit: 'Unit',
      share: 'Share',
      access: 'Access',
    },
    PHONE: 'Phone',
    ANY_ENTRANCE: 'Whole house',
    ANY_ROLE: 'All roles',
    ANY_ACCESS: 'Any access',
    MORE_UNITS: 'and {count, number} more',
    NO_UNIT: 'no unit',
    SELECTED: '{count, plural, one {# neighbour chosen} other {# neighbours chosen}}',

    ACCESS: {
      active: 'Active',
      waiting: 'Waiting for activation',
      none: 'No access',
    },
    ARCHIVE_TAG: 'Archive',
    NEW: 'New neighbour',
    MORE: 'More actions',
    OPEN: 'Open',
    EDIT: 'Edit',
    EDIT_ONE: 'Editing: {name}',
    CREATE: 'Add the neighbour',

    EMPTY: {
      TITLE: 'Nobody is in the house yet',
      TEXT: 'Add the first neighbours, or load them together with units.',
      TEXT_OTHERS: 'The committee has not listed anybody yet. You will find neighbours here when it does.',
      TAB_TITLE: 'Nobody is here yet',
      TAB_TEXT: 'Look at another tab.',
      WAITING_TITLE: 'Nobody is waiting',
      WAITING_TEXT: 'Everybody who was invited uses the portal already.',
      ARCHIVE_TITLE: 'The archive is empty',
      ARCHIVE_TEXT: 'Here belong people who no longer live in the house or own anything in it.',
    },

    ARCHIVE: {
      OWNERS:
        'Mind that they own a unit: {owners}. They stay its owner in the register, but do not enter the portal and get neither invitations nor messages. If they sold the unit, write down its new owner first.',
      OWNERS_YES: 'Archive all the same',
      ACT: 'Archive',
      ONE: 'Archive {name}?',
      MANY: '{count, plural, one {Archive # neighbour?} other {Archive # neighbours?}}',
      TEXT: 'They leave the list and lose access to the portal at once. You can bring them back from the archive at any time.',
      TEXT_MANY:
        'They leave the list and lose access to the portal at once. You can bring them back from the archive at any time.',
    },

    RESTORE: {
      ACT: 'Bring back from the archive',
      ONE: 'Bring {name} back from the archive?',
      TEXT: 'They will be among neighbours again, without access and without an office for now. You can invite them then.',
    },

    DELETE: {
      ACT: 'Delete the neighbour',
      MANY: '{count, plural, one {Delete # neighbour for ever?} other {Delete # neighbours for ever?}}',
      TEXT: 'The name, contacts, addresses, bank account, note and relationships disappear. The history of units and votes stays, with Deleted person in place of the name. This cannot be undone.',
    },

    CLOSE: {
      ACT: 'Take access away',
      ONE: 'Take access away from {name}?',
      TEXT: 'They are out of the portal at once and are told by e-mail. Only the committee and the manager still see them in the list.',
    },

    INVITE: {
      LETTER: 'Prepare a letter with a code',
      ACT: 'Invite to the portal',
      AGAIN: 'Send the invitation again',
      ONE: 'Invite {name} to the portal?',
      AGAIN_ONE: 'Send the invitation to {name} again?',
      EMAIL: 'E-mail for signing in',
      EMAIL_HINT: 'A link that works for 14 days comes here. Everybody signs in with an e-mail of their own.',
      SEND: 'Send the invitation',
      ALL: 'Send invitations ({count, number})',
      SEND_ALL: '{count, plural, one {Send the invitation} other {Send the invitations}}',
      ALL_TITLE: '{count, plural, one {Send an invitation to # neighbour?} other {Send invitations to # neighbours?}}',
      ALL_TEXT: 'Everybody gets a new link that works for 14 days. Links sent before stop working.',
      SENT: '{count, plural, =0 {No invitation was sent.} one {# invitation was sent.} other {# invitations were sent.}}',
      NOBODY: 'None of those chosen can get an invitation now.',
      SKIPPED: 'Who got no invitation',
      WAITS: 'The invitation was sent on {at} to {email} and works until {until}.',
      EXPIRED: 'The invitation for {email} of {at} no longer works. Please send a new one.',
      NONE: 'Nobody has sent an invitation yet.',
    },

    ERRORS: {
      LAST_ADMIN:
        'The house would be left without an administrator: this is the last person who can administer neighbours. Give the role to somebody else first.',
      CHAIR_TAKEN: 'The committee already has a chair, {name}. Change the chair in Association detail.',
      CHAIR_SUCCESSOR: 'The chair can only be handed on. First choose the new chair in Association detail.',
      REGISTER_CHANGED: 'The list has changed meanwhile. Please look at it again.',
      REACH_OF:
        '{name} holds an office. Name and contacts are changed only by the holder, or by who may give that office: the chair or the manager of the house.',
      ROLE_TOO_STRONG: 'You cannot give more rights than you have.',
      ROLE_UNKNOWN: 'The association has no such role.',
      NAME_BY_COMMITTEE: 'The committee changes names by the cadastre. Please write to them.',
      OWNS: '{name} owns a unit. Write down the new owner first.',
      ARCHIVE_OWNS: 'Somebody who owns a unit would be in the archive: {owners}. Please check it first.',
      NOT_ARCHIVED: '{name} is not in the archive. Only people from the archive can be deleted.',
      MERGE_SELF: 'Choose two different people.',
      MERGE_KINDS: 'A person and a company cannot be merged.',
      MERGE_ACCOUNTS:
        'Both sign in with an account of their own. First take access away from the one whose record is to go: {name}.',
      MERGE_COUPLE: 'Both stand in one joint ownership. Correct the owners of the unit first.',
      MERGE_CONTACTS: 'Together they have more than ten e-mails or phones. First delete some of them.',
      MERGE_DEAD:
        'A death is recorded in one of the two records only. Record it in the other one too, or undo it, and merge them then.',
      MERGE_VOTES:
        'One of them is on the list of a vote that runs now and does not sign in. They can be merged once the vote has ended.',
      MERGE_UNIT: 'Both own a share of the same unit. First add the shares up to one in the unit.',
      RELATION_SELF: 'Nobody can be related to themselves.',
      RELATION_TWICE: 'This person is in the list twice.',
      ENTRANCE_UNKNOWN: 'The house has no such entrance.',
    },
  },
} satisfies Translation<typeof cs>;
