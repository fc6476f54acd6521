import type { Translation } from '../../texts/keys.ts';
import type cs from './session.cs.ts';

export default {
  PICKER: {
    WAITS: '{count, plural, one {# thing waits for you here} other {# things wait for you here}}',
  },

  ACCOUNT: {
    LOGIN_HINT: 'You sign in with this e-mail. Your contact e-mail in a house is separate.',
    CHANGE_EMAIL: 'Change the sign-in e-mail',
    CHANGE_EMAIL_LEAD:
      'We send a link to the old and to the new address. The change takes effect once you confirm it at both addresses within two days.',
    NEW_EMAIL: 'New e-mail',
    CHANGE_EMAIL_SUBMIT: 'Send the confirmation links',
    EMAIL_ASKED: 'The links are sent. Please confirm the change at the old and the new address.',
    EMAIL_ASKED_FOR: 'The link is sent to the new address and the present address knows of the change.',
    SAME_EMAIL: 'You already sign in with this e-mail.',
    LOOK_SECTION: 'Language and appearance',
    READING: 'Reading',
    SIZE: 'Text size',
    SIZE_NAMES: { normal: 'ordinary text', large: 'larger text', largest: 'largest text' },
    SIZE_KEPT: 'It applies at once on this device, and on devices where no size has been chosen yet.',
    SIMPLE: 'Simple mode',
    SIMPLE_TEXT: 'Only three things in large type: vote, confirm, read. One tap brings you back.',
    SIMPLE_ON: 'Turn simple mode on',
    SIMPLE_OFF: 'Turn simple mode off',
    SIGN_IN: 'Sign-in',
    PASSWORD_SUBMIT: 'Change the password',
    SESSIONS: 'Signed-in devices',
    SESSIONS_LEAD: 'If you do not recognise a device, sign it out and change your password.',
    SESSION_THIS: 'this device',
    SESSION_UNKNOWN: 'unknown device',
    SESSION_LAST: 'Last seen {at}',
    SESSION_SINCE: 'Signed in {at}',
    SESSION_END: 'Sign the device out',
    SESSION_END_OTHERS: 'Sign out other devices',
    SESSION_END_OTHERS_TEXT: 'All devices but this one will need to sign in again.',
  },
} satisfies Translation<typeof cs>;
