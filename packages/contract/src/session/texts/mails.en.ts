import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    reset: {
      SUBJECT: 'A new password for Pavlač',
      TEXT: 'Somebody, probably you, asked for a new password for the account {email}.\n\nThe link works for two hours and once. If you did not ask, there is nothing to do: the old password still works.',
      ACTION: 'Set a new password',
    },

    passwordChanged: {
      SUBJECT: 'The password of your account was changed',
      TEXT: 'The password of your account {email} in Pavlač was just changed.\n\n{devices, select, none {No other device was signed in.} other {It signed out these devices: {devices}}}\n\n{passkeys, select, none {The account has no passkey.} other {These passkeys still sign you in: {passkeys}}}\n\nIf it was you, there is nothing to do. If not, open the link below: one button there signs all devices out, closes sign-in by the present password and removes passkeys added lately. It works for 14 days.',
      ACTION: 'It was not me: sign all devices out',
    },

    accountDeed: {
      SUBJECT:
        '{what, select, close {Your account in Pavlač is closed} reopen {Your account in Pavlač is open again} passkey {The portal’s administration removed a passkey of your account} passkeys {The portal’s administration removed the passkeys of your account} other {The portal’s administration signed out a device of your account}}',
      TEXT: '{what, select, close {The portal’s administration closed your account {email}. Nobody can sign in by it now, and houses keep your records without access.} reopen {The portal’s administration opened your account {email} again. You sign in as before.} session {The portal’s administration signed a device{device, select, none {} other { ({device})}} out of your account {email}.} sessions {The portal’s administration signed all devices out of your account {email}.} passkey {The portal’s administration removed a passkey{device, select, none {} other { “{device}”}} of your account {email}.} other {The portal’s administration removed all passkeys of your account {email}.}}\n\nReason: {reason}\n\nIf you did not ask for it, please contact support at once.',
    },

    accountClosed: {
      SUBJECT: '{person} no longer signs in to Pavlač',
      TEXT: 'The portal’s administration closed the account by which somebody of your house signed in to Pavlač: {person}.\n\nThe records of the house keep them as a person without access; units, shares and votes cast do not change. Please ask the portal’s administration before you invite them again; it told them of the closing and why.',
      ACTION: 'Open among neighbours',
    },

    signInTries: {
      SUBJECT: 'Failed attempts to sign in to your account',
      TEXT: 'Signing in to your account {email} in Pavlač failed {count, plural, one {# time} other {# times}} in the last hour, last {when} from the address {address}.\n\nNobody got in. Further tries from the same place are slowed down; devices that you sign in from are not affected.\n\nIf it was you and you forgot the password, set a new one. If not, there is nothing to do; if your password is short or used elsewhere too, better change it.',
      ACTION: 'Set a new password',
    },

    diskLow: {
      SUBJECT: 'The portal is running out of disk space',
      TEXT: '{free} is left on the disk of the portal, less than the reserve for the database ({reserve}).\n\nUploads, imports, printing of tickets and backups onto this disk are refused until there is more room. Reading, voting and messages go on.\n\nPlease free some room, or enlarge the disk. Another mail comes only when there was room again and it ran out anew.',
    },

    loginChangeOld: {
      SUBJECT: 'Confirm the change of your sign-in e-mail',
      TEXT: 'Somebody, probably you, asked to change the sign-in e-mail from {email} to {newEmail}.\n\nThe change holds once you confirm it here and at the new address. The link works for two days.\n\nIf you did not ask for it, the link cancels it and signs all devices out. Please change your password then.',
      ACTION: 'Confirm or cancel the change',
    },

    loginChangeNew: {
      SUBJECT: 'Confirm your new sign-in e-mail',
      TEXT: 'This address, {newEmail}, is to become the new sign-in e-mail of a Pavlač account.\n\nPlease confirm it with the link. It works for two days. If you do not know about it, there is nothing to do.',
      ACTION: 'Confirm the new e-mail',
    },

    loginChangeTaken: {
      SUBJECT: 'This e-mail already has a Pavlač account',
      TEXT: 'Somebody wanted to move their Pavlač account to {newEmail}. Because it already has an account, nothing changed.\n\nIf it was you, sign in with this address. Otherwise there is nothing to do.',
    },

    loginChangeAdmin: {
      SUBJECT: 'Support is changing your sign-in e-mail',
      TEXT: 'On request, an administrator of the portal is changing the sign-in e-mail of the account {email} to {newEmail}. Reason: {reason}\n\nThe change holds once the new address confirms it. If you did not ask for it, the link cancels it within two days.',
      ACTION: 'Show the change',
    },

    loginChanged: {
      SUBJECT: 'The sign-in e-mail is changed',
      TEXT: 'The sign-in e-mail of the account changed from {email} to {newEmail}. All other devices are signed out.\n\nIf you do not know about it, please contact support at once.',
    },

    firstAdmin: {
      SUBJECT: 'Administration of the Pavlač portal',
      TEXT: 'The portal is installed and you are its first administrator.\n\nThe link to set your password works for 14 days and once.',
      ACTION: 'Set the password',
    },
  },
} satisfies Translation<typeof cs>;
