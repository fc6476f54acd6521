import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  REPORT: { ASKED_HINT: 'Is it really all right?' },

  MAIL: {
    reportFiled: {
      SUBJECT: 'Report: {title}',
      TEXT: '{type}{place, select, none {} other {, {place}}}\n{who, select, none {} other {Reported by {who}.}}\n\n{text}{again, select, yes {\n\nIt follows a report that, as its reporter says, is still not mended.} other {}}{files, select, none {} other {\n\nAttachments, you will find them in the portal:\n{files}}}\n\nSolver: {solver}',
      ACTION: 'Open the report',
    },

    reportGiven: {
      SUBJECT: 'Re: Report: {title}',
      TEXT: 'From now on you take care of the report {title}.\n\n{text}',
      ACTION: 'Open the report',
    },

    reportTaken: {
      SUBJECT: 'Re: Report: {title}',
      TEXT: 'The report {title} is being solved.\n\nSolver: {solver}',
      ACTION: 'Open the report',
    },

    reportMoved: {
      SUBJECT: 'Re: Report: {title}',
      TEXT: 'The deadline of the report {title} is now {due}.\n\nReason: {moved}\n\nSolver: {solver}',
      ACTION: 'Open the report',
    },

    reportSolved: {
      SUBJECT: 'Re: Report: {title}',
      TEXT: 'The report {title} is solved: {outcome}.{text, select, none {} other {\n\n{text}}}\n\nIf the fault comes back, file a report that follows it.',
      ACTION: 'Show the solution',
    },

    reportRepeats: {
      SUBJECT: 'Re: Report: {title}',
      TEXT: 'The report {title} is closed, because it repeats another one{repeats, select, none {} other {: {repeats}}}.{text, select, none {} other {\n\n{text}}}{repeats, select, none {} other {\n\nWhoever followed this one follows the other from now on.}}',
      ACTION: 'Open the report',
    },

    reportOverdue: {
      SUBJECT: 'Re: Report: {title}',
      TEXT: 'The report {title} was to be solved by {due} and still waits.\n\nSolver: {solver}\n\n{text}',
      ACTION: 'Open the report',
    },

    reportAsked: {
      SUBJECT: 'Re: Report: {title}',
      TEXT: 'The report {title} has been solved since {since}.{text, select, none {} other {\n\n{text}}}\n\nIs it really all right? We ask once. If not, write one sentence and we file a report that follows it.',
      ACTION: 'Answer',
    },

    reportComment: {
      SUBJECT: 'Re: Report: {title}',
      TEXT: '{who} comments on the report {title}:\n\n{text}',
      ACTION: 'Show the comment',
    },

    reportMention: {
      SUBJECT: 'Re: Report: {title}',
      TEXT: '{who} mentions you in a comment on the report {title}:\n\n{text}',
      ACTION: 'Show the comment',
    },

    reportInner: {
      SUBJECT: 'Re: Report: {title}',
      TEXT: '{who} comments on the report {title}, for the committee alone:\n\n{text}',
      ACTION: 'Show the comment',
    },

    reportInnerMention: {
      SUBJECT: 'Re: Report: {title}',
      TEXT: '{who} mentions you in a comment on the report {title}, for the committee alone:\n\n{text}',
      ACTION: 'Show the comment',
    },
  },
} satisfies Translation<typeof cs>;
