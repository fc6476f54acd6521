import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    messageDigest: {
      SUBJECT: '{count, plural, one {# piece of news} other {# pieces of news}} on the notice board',
      TEXT: 'New since the last digest:',
      ACTION: 'Open the notice board',
    },
  },
} satisfies Translation<typeof cs>;
