import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    resolutionGiven: {
      SUBJECT: 'Resolution no. {number}: you are responsible',
      TEXT: 'You are now responsible for carrying out resolution no. {number}.{due, select, none {} other { It is due on {due}.}}\n\n{title}{note, select, none {} other {\n\n{note}}}\n\nOnce it is done, please tell the committee so that it is written down in the portal.',
      ACTION: 'Open the resolution',
    },

    resolutionSoon: {
      SUBJECT: 'Resolution no. {number}: due {due}',
      TEXT: 'You are responsible for resolution no. {number}, and it is due on {due}.\n\n{title}{note, select, none {} other {\n\n{note}}}\n\nOnce it is done, please tell the committee so that it is written down in the portal.',
      ACTION: 'Open the resolution',
    },

    resolutionLate: {
      SUBJECT: 'Resolution no. {number} is overdue',
      TEXT: 'Resolution no. {number} was due on {due}, and the portal still has it open.\n\n{title}\n\nResponsible: {who, select, none {nobody} other {{who}}}{note, select, none {} other {\n\n{note}}}\n\nIf it is done, please write it down. Otherwise move its term.',
      ACTION: 'Open the resolution',
    },
  },
} satisfies Translation<typeof cs>;
