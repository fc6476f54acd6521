import type { Translation } from '../../texts/keys.ts';
import type cs from './fields.cs.ts';

export default {
  MESSAGE_FORM: {
    NAME: 'Title',
    LABEL: 'Type of message',
    TEXT: 'Text',
    PIN: 'Pin to the board',
    PIN_HINT: 'A pinned message has no end date.',
    ACCEPT: 'Ask for a read confirmation',
    ACCEPT_HINT: 'People confirm the message after signing in; you see who has read it. The author is not asked.',
    COMMENTS: 'Allow comments',
  },

  ACTIVITY: {
    FIELDS: {
      title: 'title',
      label: 'label',
      concept: 'draft',
      isPinned: 'pinned',
      dateFrom: 'beginning',
      dateTo: 'end',
      toPublic: 'visible to all',
      emergency: 'emergency',
      acceptRead: 'confirmed reading',
      acceptUntil: 'confirm by',
      comments: 'comments',
      description: 'text',
      audience: 'who it is for',
    },
  },
} satisfies Translation<typeof cs>;
