import type { Translation } from '../../texts/keys.ts';
import type cs from './accounts.cs.ts';

export default {
  PROVIDER: {
    LOGIN: 'Change of a login e-mail',
    LOGIN_LEAD:
      'At the request of somebody who cannot get to the old mailbox. The new address confirms by a link; the old one hears of it at once and can stop it.',
    LOGIN_NOW: 'Signs in by the e-mail',
    REASON: 'Reason',
    REASON_HINT: 'Who asked for the change and how you made sure it is them.',
    LOGIN_SUBMIT: 'Send the confirmation',
    LOGIN_SENT: 'The confirmation went to {email}. The change holds once it is confirmed from there.',
  },

  ACCOUNTS: {
    TITLE: 'Devices, passkeys and closing of an account',
    LEAD: 'At the request of somebody who lost a device or the account. Every deed has a reason, and the holder gets an e-mail.',
    SEARCH: 'Beginning of the login e-mail',
    FIND: 'Find the account',
    NONE: 'There is no such account.',
    OPEN: 'Show',
    CLOSED: 'closed',

    CLOSED_WHY: {
      death: 'It was closed when a death was recorded.',
      admin: 'The portal’s administration closed it.',
    },
    OWN: 'This is your own account; look after it in the menu at your name.',
    DEVICES: 'Devices signed in',
    NO_DEVICES: 'No device is signed in.',
    UNKNOWN: 'Unknown device',
    NETWORK: 'network {network}',
    SEEN: 'last {at}',
    KEYS: 'Passkeys',
    NO_KEYS: 'The account has no passkey.',
    DEEDS: 'What was done with the account',
    REASON: 'Reason',
    REASON_HINT: 'Who asked for it and how you made sure it is them. The holder will see it in the e-mail.',

    DO: {
      session: 'Sign out the device',
      sessions: 'Sign out all devices',
      passkey: 'Remove the passkey',
      passkeys: 'Remove all passkeys',
      close: 'Close the account',
      reopen: 'Open the account again',
    },

    TEXT: {
      session: 'The device will have to sign in again.',
      sessions: 'All devices will have to sign in again.',
      passkey: 'Nobody signs in by the passkey any more. The password still works.',
      passkeys: 'Nobody signs in by any passkey any more. The password still works.',
      close: 'Nobody signs in by the account, and people stay in the houses without access. It can be undone.',
      reopen: 'The account signs in again, and access returns in the houses where the closing took it.',
    },
    DONE: 'Done; the holder gets an e-mail.',

    ERRORS: {
      OWN: 'Your own account cannot be managed this way.',
      CLOSED: 'The account is closed already.',
      OPEN: 'The account is not closed.',
    },
  },
} satisfies Translation<typeof cs>;
