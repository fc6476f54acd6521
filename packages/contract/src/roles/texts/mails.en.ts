import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    roleChanged: {
      SUBJECT:
        '{deed, select, created {A new role in the house: {role}} deleted {A role in the house is deleted: {role}} other {Changed permissions of the role {role}}}',
      TEXT: '{deed, select, created {The house has a new role {role}.} deleted {The role {role} is deleted.} other {The role {role} has changed for everybody who holds it.}}\n\nDone by: {who}\n\nPermissions:\n{changes}\n\nWe write this to the whole committee so that permissions never change quietly.',
      ACTION: 'Show roles and permissions',
    },
  },
} satisfies Translation<typeof cs>;
