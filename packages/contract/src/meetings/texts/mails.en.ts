import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    meetingInvitation: {
      SUBJECT: 'Invitation to the owners’ meeting: {title}',
      TEXT: 'You are invited to the owners’ meeting.\n\nWhen: {when}\nWhere: {address}{text, select, none {} other {\n\n{text}}}{files, select, none {} other {\n\nMaterials, you will find them in the portal:\n{files}}}',
      ACTION: 'Open the invitation',
    },

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
