import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    invitation: {
      SUBJECT: 'Invitation to the house {house}',
      TEXT: '{person}, what happens in your house {house} is now on the Pavlač portal. The invitation is sent by {by}.\n\nThe link takes you through setting a password and checking your data. If you already have a Pavlač account, your password stays and the house is only added to it.\n\nThe link works for 14 days and once. Please do not pass it on.',
      ACTION: 'Accept the invitation',
    },

    membershipMoved: {
      SUBJECT: 'A change of access to the house {house}',
      TEXT: 'From now on another account than {email} signs in to the house {house} as {person}. Your Pavlač account and its other houses did not change.\n\nIf you do not know about it, please contact the committee of the house or support at once.',
    },
  },
} satisfies Translation<typeof cs>;
