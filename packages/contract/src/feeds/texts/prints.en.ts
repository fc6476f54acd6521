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
      papers: '{title}',
      reports: 'Report due: {title}',
      works: 'Repair: {title}',
      bookings: 'Booking: {title}',
      terms: 'Term: {title}',
    },
  },

  WALL_CALENDAR: {
    FILE: 'calendar-{when}.pdf',
    FOOT: 'Printed on {when} from Pavlač. Events for the committee or for some people alone are not on this sheet.',
    MORE: 'and {n} more',
    CALL: 'When something happens',
    OUTAGES: '{n, plural, one {Outage} other {Outages}}',
    WASTE: 'Waste collection',
    CODE: 'Calendar in your phone',
    CODE_HINT: 'Point the camera at the square.',
    MARKS: { OUTAGE: 'water', WASTE: 'paper' },
    LEGEND: { OUTAGE: 'outage', WASTE: 'waste collection', EVENT: 'event in the house', HOLIDAY: 'holiday' },
  },
} satisfies Translation<typeof cs>;
