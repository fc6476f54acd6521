import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    discussionOpened: {
      SUBJECT: 'Discussion: {title}',
      TEXT: '{who, select, none {A new discussion has begun in the house.} other {{who} opens a new discussion.}}\n\n{text}{files, select, none {} other {\n\nAttachments, you will find them in the portal:\n{files}}}\n\nYou can reply in the portal. We write to you about further replies only when you follow the discussion or somebody mentions you.',
      ACTION: 'Open the discussion',
    },

    discussionReply: {
      SUBJECT: 'Re: Discussion: {title}',
      TEXT: '{who} writes in the discussion {title}:\n\n{text}',
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

    discussionComplained: {
      SUBJECT: 'A reported reply in the discussion: {title}',
      TEXT: '{who} reports a reply by {author}. {reason, select, rude {It insults or threatens.} private {It gives away something personal.} untrue {It is not true.} advert {It is an advertisement.} other {It is for another reason.}}{words, select, none {} other {\n\nExplanation:\n{words}}}\n\nThe reported reply:\n{text}\n\nYou can leave the reply with an explanation, or hide it with a reason. Whoever wrote it does not learn who reported it.',
      ACTION: 'Look at the reply',
    },

    discussionAnswered: {
      SUBJECT: 'The reply you reported: {title}',
      TEXT: '{verdict, select, left {The committee looked at the reply you reported in the discussion {title} and leaves it as it is:\n\n{text}} hidden {The committee hid the reply you reported in the discussion {title}. In its place people read:\n\n{text}} other {The committee shows the reply you reported in the discussion {title} again.}}',
      ACTION: 'Show the discussion',
    },

    discussionJudged: {
      SUBJECT: 'Your reply in the discussion: {title}',
      TEXT: '{verdict, select, left {Somebody reported your reply in the discussion {title} to the committee. The committee looked at it and it stays as it is.} hidden {The committee hid your reply in the discussion {title}. Only you and the committee see its words now, the others read in its place:\n\n{text}} other {The committee shows your reply in the discussion {title} again. Everybody the discussion is for reads it.}}',
      ACTION: 'Show the reply',
    },
  },
} satisfies Translation<typeof cs>;
