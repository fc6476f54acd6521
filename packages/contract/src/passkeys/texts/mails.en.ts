import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    passkeyAdded: {
      SUBJECT: 'A passkey was added to your account',
      TEXT: 'A passkey{device, select, none {} other { “{device}”}} was added to your account {email} in Pavlač. It signs you in by the fingerprint, face or PIN of the device it is in.\n\nIf it was you, there is nothing to do. If not, open the link below: one button there removes the key, signs all devices out and closes sign-in by the present password. It works for 14 days.',
      ACTION: 'It was not me: sign all devices out',
    },

    passkeyRemoved: {
      SUBJECT: 'A passkey of your account was removed',
      TEXT: 'A passkey{device, select, none {} other { “{device}”}} was removed from your account {email} in Pavlač. It no longer signs you in; your password still works.\n\nIf it was you, there is nothing to do. If not, open the link below: one button there signs all devices out and closes sign-in by the present password. It works for 14 days.',
      ACTION: 'It was not me: sign all devices out',
    },
  },
} satisfies Translation<typeof cs>;
