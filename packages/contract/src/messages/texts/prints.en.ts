import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  MESSAGE_EXTRAS: {
    PRINT: {
      FILE: 'message-{name}.pdf',
      POSTER_FILE: 'poster-{name}.pdf',
      NUMBER: 'Number',
      LABEL: 'Kind',
      STATE: 'State',
      FROM: 'Published',
      FROM_PLANNED: 'To be published',
      UNTIL: 'Valid until',
      AUTHOR: 'Author',
      ONLY_COMMITTEE: 'For the committee only',
      VISIBILITY: 'Visibility',
      PRINTED: 'Printed',
      FILES: 'Attachments',
      EMERGENCY: 'Emergency message',
      FOOT: 'Message {number}',
      FOOT_DRAFT: 'Draft of a message',
      CODE: 'The code opens the message in the portal.',
      UNTIL_BIG: 'Valid until {when}',
      POSTER_CODE: 'The whole message with attachments is in the portal. Point the camera of your phone at the code.',
      CUT: 'The text goes on. Read the whole of it in the portal.',
    },
  },
} satisfies Translation<typeof cs>;
