import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  FEED_FILE: {
    NAME: 'Calendar: {house}',
    CHOSEN: '{calendars}: {house}',
    MAIN: 'Main calendar',
    GONE: 'The source {source} does not name this event any more.',
    FROM: 'Taken over from the calendar {source}.',
    LAYERS: {
      meetings: '{title}',
      votes: 'Vote ends: {title}',
      surveys: 'Survey ends: {title}',
      papers: 'Runs out: {title}',
      reports: 'Report due: {title}',
      works: 'Repair: {title}',
      bookings: 'Booking: {title}',
    },
  },
} satisfies Translation<typeof cs>;
