import type cs from '../cs/mail.ts';
import type { Translation } from '../keys.ts';

export default {
  MAIL: {
    reset: {
      SUBJECT: 'A new password for Pavlač',
      TEXT: 'Somebody, probably you, asked for a new password for the account {email}.\n\nThe link works for two hours and once. If you did not ask, there is nothing to do: the old password still works.',
      ACTION: 'Set a new password',
    },
    officeChanged: {
      SUBJECT: 'Role changed: {person}',
      TEXT: 'A role in the association has changed.\n\nWho: {person}\nBefore: {from}\nNow: {to}\nChanged by: {who}\n\nIf you know nothing of it, please ask the other members of the committee.',
    },
    accessClosed: {
      SUBJECT: 'Your access to the association has ended',
      TEXT: 'Your access to this association in Pavlač was taken away by {who}.\n\nYour account and other associations you belong to are not touched. If this is a mistake, please contact the committee.',
    },
    firstAdmin: {
      SUBJECT: 'Administration of the Pavlač portal',
      TEXT: 'The portal is installed and you are its first administrator.\n\nThe link to set your password works for 14 days and once.',
      ACTION: 'Set the password',
    },
    roleChanged: {
      SUBJECT:
        '{deed, select, created {A new role in the house: {role}} deleted {A role in the house is deleted: {role}} other {Changed permissions of the role {role}}}',
      TEXT: '{deed, select, created {The house has a new role {role}.} deleted {The role {role} is deleted.} other {The role {role} has changed for everybody who holds it.}}\n\nDone by: {who}\n\nPermissions:\n{changes}\n\nWe write this to the whole committee so that permissions never change quietly.',
      ACTION: 'Show roles and permissions',
    },
  },
} satisfies Translation<typeof cs>;
