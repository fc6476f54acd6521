import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    surveyStarted: {
      SUBJECT: 'Survey: {title}',
      TEXT: '{text}{files, select, none {} other {\n\nAttachments, you will find them in the portal:\n{files}}}\n\n{until, select, none {You can answer until the committee finishes it.} other {You can answer until {until}.}} {anonymous, select, yes {The survey is anonymous: it will be seen that an answer came, but not which.} other {The survey is not anonymous: the committee will see who answered what.}}',
      ACTION: 'Answer',
    },

    surveyEnds: {
      SUBJECT: 'Re: Survey: {title}',
      TEXT: 'The survey {title} ends on {until} and your answer is still missing.',
      ACTION: 'Answer',
    },

    surveyResults: {
      SUBJECT: 'Re: Survey: {title}',
      TEXT: 'The survey {title} has ended. {count, plural, =0 {No answer came.} one {# answer came.} other {# answers came.}}',
      ACTION: 'Show the results',
    },
  },
} satisfies Translation<typeof cs>;
