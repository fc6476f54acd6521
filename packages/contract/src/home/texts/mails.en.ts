import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    stepHanded: {
      SUBJECT:
        'A step of the house for you: {step, select, house {house and entrances} units {units and shares} owners {owners of units} contacts {contacts of neighbours} committee {committee and roles} statutes {rules of the statutes} other {invitations of neighbours}}',
      TEXT: '{who} hands you one of the first steps of the house: {step, select, house {house and entrances} units {units and shares} owners {owners of units} contacts {contacts of neighbours} committee {committee and roles} statutes {rules of the statutes} other {invitations of neighbours}}.\n\nIt waits for you on the dashboard until it is done.',
      ACTION: 'Open the steps of the house',
    },
  },
} satisfies Translation<typeof cs>;
