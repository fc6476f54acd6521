import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    messagePublished: {
      SUBJECT: '{title}',
      TEXT: '{label, select, important {Important} internal {Internal message} disorder {Fault} repair {Repair} maintenance {Maintenance} complain {Complaint} other {Message}} No. {number}{until, select, none {} other { · valid until {until}}}\n\n{text}{files, select, none {} other {\n\nAttachments, you will find them in the portal:\n{files}}}{accept, select, none {} yes {\n\nPlease confirm in the portal that you have read the message.} other {\n\nPlease confirm in the portal by {accept} that you have read the message.}}',
      ACTION: 'Open the message',
    },

    messageChanged: {
      SUBJECT: 'Changed: {title}',
      TEXT: 'Message No. {number} has changed in substance.{who, select, none {} other { Its author: {who}.}} It now reads:\n\n{text}{files, select, none {} other {\n\nAttachments, you will find them in the portal:\n{files}}}{accept, select, none {} yes {\n\nEven if you have confirmed reading it already, please confirm it again.} other {\n\nEven if you have confirmed reading it already, please confirm it again by {accept}.}}',
      ACTION: 'Open the message',
    },

    messageEmergency: {
      SUBJECT: 'Emergency: {title}',
      TEXT: 'An emergency message for the house, valid until {until}.\n\n{text}{files, select, none {} other {\n\nAttachments, you will find them in the portal:\n{files}}}{accept, select, none {} other {\n\nPlease confirm in the portal that you have read the message.}}\n\nEmergency messages come at once and to everybody, even to those who have turned mails off or put them off.',
      ACTION: 'Open the message',
    },

    messageReminder: {
      SUBJECT: 'Please confirm reading{accept, select, none {} yes {} other { by {accept}}}: {title}',
      TEXT: 'The committee waits for you to confirm that you have read message No. {number}: {title}.{accept, select, none {} yes {} other { It is to be confirmed by {accept}.}}\n\n{text}',
      ACTION: 'Read and confirm',
    },

    commentMention: {
      SUBJECT: 'Mentioned in a comment: {title}',
      TEXT: '{who} mentions you in a comment on the message {title}:\n\n{text}',
      ACTION: 'Show the comment',
    },

    commentNew: {
      SUBJECT: 'New comment: {title}',
      TEXT: '{who} comments on the message {title}:\n\n{text}',
      ACTION: 'Show the comment',
    },
  },
} satisfies Translation<typeof cs>;
