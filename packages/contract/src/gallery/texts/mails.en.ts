import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    albumPublished: {
      SUBJECT: 'New album: {title}',
      TEXT: 'There is a new album {title} in the photo gallery of the house, {count, plural, one {# photograph} other {# photographs}}.{who, select, none {} other { It was made by {who}.}}{text, select, none {} other {\n\n{text}}}',
      ACTION: 'Look at the album',
    },

    albumDigest: {
      SUBJECT: '{count, plural, one {# new album} other {# new albums}} in the photo gallery',
      TEXT: 'These albums came lately:',
      ACTION: 'Open the photo gallery',
    },
  },
} satisfies Translation<typeof cs>;
