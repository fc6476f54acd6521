import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  PICKER: {
    TITLE: 'Which house are you going to?',
    LEAD: '{count, plural, one {You have access to # association.} other {You have access to # associations.}} You can switch at any time in the header.',
    LEAD_ADMIN: 'You enter a house you do not belong to by a visit. Its committee will see it in the log.',
    SEARCH: 'Name or nickname',
    SEARCH_ADMIN: 'Name, nickname or e-mail',
    EMPTY: 'No association matches that.',
    NONE: 'Your account does not belong to any association yet.',
    NONE_TEXT: 'Ask the committee of your house for access. They will send you an invitation by e-mail.',
    LOST: 'You no longer have access to this association. Please choose another.',
    SWITCH: 'Change association',
    FOUND: '{count, plural, one {# association found} other {# associations found}}',
    LAST: 'Last visited',
    HERE: 'You are here',
    MORE: 'Load more',
    CREATE: 'Create an association',
    VISIT_TITLE: 'Visit {name}',
    VISIT_TEXT: 'A visit lasts one hour. The committee of the house will see its reason and time.',
    VISIT_REASON: 'Reason of the visit',
    VISIT_REASON_HINT: 'For example the number of a request, or what you help with.',
    VISIT_WRITE: 'I also need to make changes',
    VISIT_SUBMIT: 'Begin the visit',
    VISIT_UNTIL: 'Visit until {at}',
    VISIT_END: 'End the visit',
  },

  ACCOUNT: {
    TITLE: 'My account',
    SIGN_OUT: 'Sign out',
    LANGUAGE: 'Language',
    OLD_PASSWORD: 'Current password',
    PRESENCE_TITLE: 'Is it you?',
    PRESENCE_TEXT:
      'Before you sign another device out or remove a passkey, please {key, select, yes {confirm that it is you: by a passkey, or your password} other {type your password}}. We will not ask again for five minutes.',
    KEY_PROOF: 'Confirm by a passkey',
    KEY_PROVEN: 'Confirmed by a passkey. For five minutes no password is needed.',
    KEY_CANCELLED: 'You cancelled it, or the device waited too long. Please try again, or use the password.',
    KEY_FAILED: 'Confirming by the passkey did not work. Please try again, or use the password.',
    PRESENCE_YES: 'Confirm by password',

    ERRORS: {
      PRESENCE: 'Please confirm by your password or a passkey that it is you, or sign in again.',
    },
    SESSION_ENDED: 'The device is signed out.',
    SESSIONS_ENDED: 'The other devices are signed out.',
    LANGUAGE_SAVED: 'The language is changed.',
    SCHEME: 'Appearance',
    SCHEME_LIGHT: 'Light',
    SCHEME_DARK: 'Dark',
    SCHEME_AUTO: 'As the device',
  },
} satisfies Translation<typeof cs>;
