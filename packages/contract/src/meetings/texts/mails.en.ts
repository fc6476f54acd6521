import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    meetingChanged: {
      SUBJECT: 'Changed: Invitation to the owners’ meeting: {title}',
      TEXT: 'The owners’ meeting {title} changes.\n\n{changes}\n\nSo this holds:\nWhen: {when}\nWhere: {address}',
      ACTION: 'Open the invitation',
    },

    meetingCancelled: {
      SUBJECT: 'Called off: Invitation to the owners’ meeting: {title}',
      TEXT: 'The owners’ meeting {title} will not be held.\n\nIt was to be: {when}\nWhere: {address}\n\nReason: {reason}',
      ACTION: 'Open the meeting',
    },
  },
} satisfies Translation<typeof cs>;
