import type { Translation } from '../../texts/keys.ts';
import type cs from './fields.cs.ts';

export default {
  EVENT: {
    FIELDS: {
      TITLE: 'Title',
      TEXT: 'Description',
      PLACE: 'Place',
      START: 'Start',
      END: 'End',
      ALL_DAY: 'All day',
      REPEAT: 'Repeating',
      CALENDAR: 'Calendar',
      LABEL: 'Label',
      COLOUR: 'Colour',
      AUDIENCE: 'Whom it is for',
      NOTIFY_PERIOD: 'Reminder by e-mail',
      NOTIFY: 'Tell people now by e-mail',
      ACCEPT: 'Ask for confirmation of reading',
      COMMENTS: 'Allow comments',
      COMING: 'Ask who comes',
      CAPACITY: 'People at most',
    },
  },

  ACTIVITY: {
    FIELDS: {
      place_description: 'description',
      place_address: 'place',
      start: 'start',
      end: 'end',
      allDay: 'all day',
      repeat: 'repeating',
      calendar: 'calendar',
      labelId: 'label',
      colour: 'colour',
      notify_period: 'reminder',
      coming: 'who comes',
      capacity: 'people at most',
    },
  },
} satisfies Translation<typeof cs>;
