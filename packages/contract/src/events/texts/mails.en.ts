import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    eventCreated: {
      SUBJECT: '{title}, {when}',
      TEXT: 'There is a new event in the calendar of the house: {title}.\n\nWhen: {when}{repeats, select, none {} other {\nRepeats: {repeats}}}{place, select, none {} other {\nWhere: {place}}}\n\n{text}{files, select, none {} other {\n\nAttachments, you will find them in the portal:\n{files}}}{accept, select, none {} other {\n\nPlease confirm in the portal that you have read it.}}',
      ACTION: 'Open the event',
    },

    eventMoved: {
      SUBJECT: 'Changed: {title}, {when}',
      TEXT: 'The event {title} has changed.\n\nWhen: {when}{before, select, none {} other {\nBefore: {before}}}{repeats, select, none {} other {\nRepeats: {repeats}}}{place, select, none {} other {\nWhere: {place}}}\n\n{text}{coming, select, none {} other {\n\nIf you have said whether you come, your answer holds for the new time too. Should it not suit you, please change it in the portal.}}{accept, select, none {} other {\n\nEven if you have confirmed reading it already, please confirm it again.}}',
      ACTION: 'Open the event',
    },

    eventCancelled: {
      SUBJECT: 'Cancelled: {title}, {when}',
      TEXT: 'The event {title} will not take place.\n\nIt was to be: {when}{more, select, none {} other {\nAll the following ones are cancelled too.}}{place, select, none {} other {\nWhere: {place}}}',
      ACTION: 'Open the calendar',
    },

    eventSoon: {
      SUBJECT: '{title}, {when}',
      TEXT: 'A reminder: {title}.\n\nWhen: {when}{place, select, none {} other {\nWhere: {place}}}\n\n{text}',
      ACTION: 'Open the event',
    },

    eventReminder: {
      SUBJECT: 'Please confirm reading: {title}',
      TEXT: 'The committee waits for you to confirm that you have read the event {title}.\n\nWhen: {when}{place, select, none {} other {\nWhere: {place}}}\n\n{text}',
      ACTION: 'Read and confirm',
    },

    eventComment: {
      SUBJECT: 'New comment: {title}',
      TEXT: '{who} comments on the event {title}:\n\n{text}',
      ACTION: 'Show the comment',
    },

    eventMention: {
      SUBJECT: 'Mentioned in a comment: {title}',
      TEXT: '{who} mentions you in a comment on the event {title}:\n\n{text}',
      ACTION: 'Show the comment',
    },
  },
} satisfies Translation<typeof cs>;
