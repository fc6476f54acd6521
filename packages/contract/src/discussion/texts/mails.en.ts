import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    discussionOpened: {
      SUBJECT: 'Discussion: {title}',
      TEXT: '{who, select, none {A new discussion has begun in the house.} other {{who} opens a new discussion.}}\n\n{text}{files, select, none {} other {\n\nAttachments, you will find them in the portal:\n{files}}}\n\nYou can reply in the portal. Of further replies we write to you only when you follow the discussion or somebody mentions you.',
      ACTION: 'Open the discussion',
    },

    discussionReply: {
      SUBJECT: 'Re: Discussion: {title}',
      TEXT: '{who} writes to the discussion {title}:\n\n{text}',
      ACTION: 'Show the reply',
    },

    discussionMention: {
      SUBJECT: 'Re: Discussion: {title}',
      TEXT: '{who} mentions you in the discussion {title}:\n\n{text}',
      ACTION: 'Show the reply',
    },

    discussionFinished: {
      SUBJECT: 'Re: Discussion: {title}',
      TEXT: 'The discussion {title} is finished.{who, select, none {} other { {who} writes the conclusion:}}\n\n{text}',
      ACTION: 'Show the conclusion',
    },
  },
} satisfies Translation<typeof cs>;
