import type { Translation } from '../../texts/keys.ts';
import type cs from './passkeys.cs.ts';

export default {
  PASSKEYS: {
    TITLE: 'Passkeys',
    WHAT: 'You sign in with your fingerprint, face or the PIN of your phone; there is no password to type.',
    STAYS: 'The key stays in your device and your password still works.',
    EMPTY: 'You have no passkey yet.',
    UNNAMED: 'device without a name',
    SINCE: 'Added {at}',
    USED: 'Last used {at}',
    UNUSED: 'Not used yet',
    ADD: 'Add a passkey',
    ADD_NEXT: 'Your device will now ask for your fingerprint, face or PIN by itself.',
    PASSWORD: 'Current password',
    PASSWORD_WHY: 'To be sure that it is you who adds the key.',
    RENAME: 'Rename the key',
    RENAME_SUBMIT: 'Save the name of the key',
    NAME: 'Name of the key',
    NAME_HINT: 'What you know the device by, such as “My phone”.',
    REMOVE: 'Remove the key',
    REMOVE_QUESTION: 'Remove the passkey {name}?',
    REMOVE_TEXT:
      'This key will no longer sign you in; your password still works. The key stays in the device, where you can delete it in the settings.',
    ELSEWHERE: 'A passkey can be added and used only at this address of the portal:',
    NOWHERE: 'Browsers allow no passkeys at the address of this portal: they need a secure address (https).',
    UNSUPPORTED: 'This browser has no passkeys. You can add one in another browser, for example on your phone.',

    ERRORS: {
      NOT_FOUND: 'The passkey does not exist or was removed.',
      NOT_PROVEN: 'The passkey could not be verified. Please try adding it again.',
      NOT_PRESENT: 'This passkey cannot confirm it. Please try again, or use the password.',
      PASSWORD_NEEDED: 'You signed in more than five minutes ago. Please write your password.',
      KNOWN: 'The portal already has this passkey.',
      TOO_MANY: 'No more passkeys can be added. Please remove those you do not use.',
      NO_PLACE: 'Passkeys do not work at the address of this portal.',
    },
  },
} satisfies Translation<typeof cs>;
