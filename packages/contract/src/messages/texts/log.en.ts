import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      messages: 'Messages',
    },

    DEEDS: {
      messages: {
        create: 'New message: {name}',
        update: 'Message changed: {name}',
        publish: 'Message published: {name}',
        archive: 'Message archived: {name}',
        restore: 'Message taken out of the archive: {name}',
        delete: 'Message deleted: {name}',
        remind: 'Reminder to confirm a message: {name}',
        confirm: 'Reading of a message confirmed: {name}',
        paper: 'Confirmation written down from paper: {name}',
        unpaper: 'Confirmation from paper taken back: {name}',
        uncomment: 'Comment deleted from a message: {name}',
        template: 'New template of a message: {name}',
        templateRemoved: 'Template of a message deleted: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
