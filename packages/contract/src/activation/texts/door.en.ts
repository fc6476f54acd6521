import type { Translation } from '../../texts/keys.ts';
import type cs from './door.cs.ts';

export default {
  LETTER_DOOR: {
    TITLE: 'I have a letter with a code',
    LEAD: 'Copy the code from the letter and write the e-mail that the link to the portal should go to.',
    CODE: 'Code from the letter',
    CODE_HINT: 'Twelve characters. Dashes and capital letters do not matter.',
    EMAIL: 'Your e-mail',
    EMAIL_HINT: 'One of your own: each person signs in with a different e-mail, spouses too.',
    SUBMIT: 'Send to the committee',
    SENT_TITLE: 'We have the address',
    SENT: 'The committee now checks that the address {email} is yours. Then a link comes to it that lets you into the portal: {house}.',
    AGAIN: 'Write another address',

    ERRORS: {
      FORM: 'The code has twelve letters and digits. Please look into the letter again.',
      CODE: 'This code opens nothing. Check it in the letter; if that does not help, ask the committee for a new one.',
      TOO_OFTEN: 'The address was changed five times already. Please tell the committee which one holds.',
    },
  },
} satisfies Translation<typeof cs>;
