import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    debtReminder: {
      SUBJECT: '{title}',
      TEXT: '{letter, select, none {The association writes to you about a payment of your unit. The whole letter is in the portal.} other {{letter}}}',
      ACTION: 'Open the account of the unit',
    },
  },
} satisfies Translation<typeof cs>;
