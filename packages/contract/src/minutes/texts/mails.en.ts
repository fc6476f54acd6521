import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    minutesToSign: {
      SUBJECT: 'Minutes wait for your signature: {meeting}',
      TEXT: 'The minutes of {meeting} are finished and wait for your signature. Open them, read them and sign by a code that we send you.',
      ACTION: 'Open the minutes',
    },
    minutesCode: {
      SUBJECT: 'Code to sign minutes: {meeting}',
      TEXT: 'The code below signs the minutes of the meeting {meeting}. It works for ten minutes and for minutes of this fingerprint only:\n\n{print}\n\nIf you did not ask for it, give it to nobody, sign out your other devices in the portal and change your password.',
    },
  },
} satisfies Translation<typeof cs>;
