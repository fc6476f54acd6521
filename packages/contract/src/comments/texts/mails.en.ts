import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    commentMention: {
      SUBJECT: 'Mentioned in a comment: {title}',
      TEXT: '{who} mentions you in a comment to the message {title}:\n\n{text}',
      ACTION: 'Show the comment',
    },

    commentNew: {
      SUBJECT: 'New comment: {title}',
      TEXT: '{who} writes to the message {title}:\n\n{text}',
      ACTION: 'Show the comment',
    },
  },
} satisfies Translation<typeof cs>;
