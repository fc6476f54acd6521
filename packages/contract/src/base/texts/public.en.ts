import type { Translation } from '../../texts/keys.ts';
import type cs from './public.cs.ts';

export default {
  BASE: {
    ERRORS: {
      NO_PERMISSION: 'You do not have permission for this part.',
      NO_MEMBER: 'You no longer have access to this association.',
      FAILED: 'Unfortunately something went wrong. Please repeat the action later.',
      NOT_FOUND: 'The record does not exist or was deleted.',
      UNAUTHORIZED: 'Your sign-in has expired. Please sign in again.',
      INVALID_INPUT: 'Some fields need correcting.',
      CONFLICT: 'Somebody changed the record in the meantime. Your edits stayed in the form.',
      KEY_USED:
        'Your first attempt was saved, only its answer did not reach you. Please look at what is stored: saving again would make a second record.',
      TOO_LARGE: 'The file is too large.',
      UNSUPPORTED_TYPE: 'We cannot read this kind of file.',
      TOO_MANY: 'Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
      UNAVAILABLE: 'The portal cannot answer right now. Please try again in a while.',
      OFFLINE: 'The server did not answer. Check your connection and please try again.',
      NOT_CONNECTED: 'You are offline. Please try again once you are connected.',
      NO_ANSWER:
        'The server did not answer in time. It may have been done all the same: please look before you try again.',
      NO_ANSWER_ONCE:
        'The server did not answer in time. Please try again: what has been stored already is not stored twice.',
      DEMO: 'Nothing is saved in demo mode.',
    },

    LIMITS: {
      SEARCHES:
        'You are searching too quickly. It will be possible again {unit, select, minute {{n, plural, one {in # minute} other {in # minutes}}} other {{n, plural, one {in # hour} other {in # hours}}}}.',
      EXPORTS:
        'In the last hour you have already fetched {most, plural, one {# printed or exported file} other {# printed or exported files}}. The next one will be possible {unit, select, minute {{n, plural, one {in # minute} other {in # minutes}}} other {{n, plural, one {in # hour} other {in # hours}}}}.',
      UPLOADS:
        'In the last hour you have already uploaded {most, plural, one {# file} other {# files}}. The next one will be possible {unit, select, minute {{n, plural, one {in # minute} other {in # minutes}}} other {{n, plural, one {in # hour} other {in # hours}}}}.',
      BYTES:
        'Today you have already uploaded as much as one person may in a day ({size}). More will be possible {unit, select, minute {{n, plural, one {in # minute} other {in # minutes}}} other {{n, plural, one {in # hour} other {in # hours}}}}.',
      EMERGENCIES:
        'The association has already sent {most, plural, one {# emergency message} other {# emergency messages}} {span, select, hour {in an hour} other {in a day}}. The next one will be possible {unit, select, minute {{n, plural, one {in # minute} other {in # minutes}}} other {{n, plural, one {in # hour} other {in # hours}}}}; you can publish the message now without marking it as an emergency.',
      TODAY:
        'Enough of them have come today. The next one can be sent {unit, select, minute {{n, plural, one {in # minute} other {in # minutes}}} other {{n, plural, one {in # hour} other {in # hours}}}}.',
    },

    FORM: {
      REQUIRED: 'Fill in this field.',
      INVALID: 'The value is not valid.',
      EMAIL: 'Wrong e-mail format',
      TOO_LONG: 'The text is too long.',
      BANK_ACCOUNT: 'The account number does not add up. Please check the digits and the bank code.',
      PHONE: 'A phone number has at least nine digits, such as 605 118 274.',
      NAME_REQUIRED: 'Fill in {name}.',
      NAME_INVALID: '{name} is not valid.',
      NAME_NOT_FOUND: 'The value of {name} was not found.',
      TERMS_REQUIRED: 'You need to agree to the terms.',
    },

    SEARCH: {
      NOT_FOUND: 'Nothing was found.',
    },

    SELECT: {
      NO_OPTIONS: 'Nothing was found',
    },
    LOADING: 'Loading ...',
    TRY_AGAIN: 'Load again',
    CLOSE: 'Close',
    CANCEL: 'Cancel',
    BACK: 'Back',
    APP: 'Pavlač',
    VERSION: 'Pavlač {version}',
    TERMS: 'Terms and conditions',
    PRIVACY: 'Privacy',
    LANGUAGE: 'Language',
  },

  ERROR_PAGES: {
    MISSING_TITLE: 'This page does not exist',
    MISSING_TEXT: 'The link is probably old, or a piece of the address is missing.',
    SYSTEM_TITLE: 'Something went wrong',
    SYSTEM_TEXT: 'The error is on our side. Please try again later.',
    HOME: 'Go to the dashboard',
  },

  AUTH: {
    TITLE: 'Sign in',
    LEAD: '{opens, select, vote {The vote opens after you sign in.} message {The message opens after you sign in.} report {The report opens after you sign in.} document {The document opens after you sign in.} discussion {The discussion opens after you sign in.} survey {The survey opens after you sign in.} event {The event opens after you sign in.} meeting {The meeting opens after you sign in.} fees {The fees open after you sign in.} other {Enter the portal of your association.}}',
    CLAIM: 'Where the house comes together.',
    EMAIL: 'E-mail',
    PASSWORD: 'Password',
    SHOW_PASSWORD: 'Show the password',
    HIDE_PASSWORD: 'Hide the password',
    SUBMIT: 'Sign in',
    SIGNED_OUT: 'You are signed out.',
    FORGOT: 'Forgot your password?',
    NO_ACCESS_YET: 'No access yet? Your committee will e-mail you a link.',
    LETTER: 'I have a letter with a code',

    PASSKEY: {
      SUBMIT: 'Sign in with a passkey',

      ERRORS: {
        REFUSED: 'This passkey does not sign you in. Please sign in with your password.',
        CANCELLED: 'You cancelled it, or the device waited too long. Try again, or sign in with your password.',
        FAILED: 'Signing in with a passkey did not work. Please sign in with your password.',
      },
    },

    ERRORS: {
      WRONG: 'Wrong e-mail or password.',
      SAMPLE_ELSEWHERE:
        'Everybody knows the sample accounts and their password, so they work only on the computer that the portal runs on.',
      FAILED: 'Signing in did not work. Please try again.',
      EMAIL_EMPTY: 'Fill in the e-mail.',
      PASSWORD_EMPTY: 'Fill in the password.',
      NO_ACCOUNT: 'The account does not exist.',
      SIGNED_OUT_ELSEWHERE: 'This sign-in was ended on another device. Please sign in again.',
    },
  },

  FORGOT_PASSWORD: {
    TITLE: 'Forgotten password',
    LEAD: 'Write the e-mail you sign in with. We will send you a link to set a new password.',
    SUBMIT: 'Send the link',
    SENT: 'We have sent the link to a new password. Please check your e-mail.',
    FAILED: 'The link could not be sent. Please try again.',
    BACK: 'Back to sign-in',

    ERROR: {
      TITLE: 'The link no longer works',
      DESCRIPTION: 'The link to set a password has expired or was already used. Please ask for a new one.',
      AGAIN: 'Ask for a new link',
    },
  },

  PASSWORD: {
    TITLE: 'New password',
    LEAD: 'Choose a password you do not use anywhere else.',
    NEW: 'New password',
    AGAIN: 'New password again',
    SUBMIT: 'Set the password',
    CHANGED: 'The password is changed. Sign in again on your other devices.',
    SET: 'The password is set. Please sign in.',
    RULES: 'At least 8 characters, an upper-case and a lower-case letter and a digit.',

    ERRORS: {
      SHORT: 'The password needs at least 8 characters.',
      UPPER: 'The password needs an upper-case letter.',
      LOWER: 'The password needs a lower-case letter.',
      DIGIT: 'The password needs a digit.',
      COMMON: 'This password is among the commonest, anybody would guess it. Please choose another one.',
      PERSONAL:
        'The password is little more than the e-mail, name, house or Pavlač. Add at least four other signs, or choose another one.',
      MISMATCH: 'The passwords do not match',
      WRONG_OLD: 'The current password is not right.',
    },

    STRENGTH: {
      LABEL: 'Password strength: {level}',
      ADVICE: 'Longer is better: add, say, another word that nobody connects with you.',
      S0: 'very weak',
      S1: 'weak',
      S2: 'medium',
      S3: 'good',
      S4: 'strong',
    },
  },
} satisfies Translation<typeof cs>;
