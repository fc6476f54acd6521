import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      events: 'Events',
      calendars: 'Calendars',
      eventLabels: 'Labels of events',
    },

    DEEDS: {
      events: {
        create: 'New event: {name}',
        update: 'Event edited: {name}',
        updateOne: 'One occurrence of an event edited: {name}',
        updateNext: 'Following occurrences of an event edited: {name}',
        delete: 'Event deleted: {name}',
        deleteOne: 'One occurrence of an event deleted: {name}',
        deleteNext: 'Following occurrences of an event deleted: {name}',
        remind: 'Reminder to confirm an event: {name}',
        confirm: 'Reading of an event confirmed: {name}',
        paper: 'Confirmation of an event written down from paper: {name}',
        unpaper: 'Confirmation of an event from paper taken back: {name}',
        uncomment: 'Comment deleted at an event: {name}',
      },
      calendars: {
        create: 'New calendar: {name}',
        update: 'Calendar edited: {name}',
        delete: 'Calendar deleted: {name}',
      },
      eventLabels: {
        create: 'New label of events: {name}',
        update: 'Label of events edited: {name}',
        delete: 'Label of events deleted: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
