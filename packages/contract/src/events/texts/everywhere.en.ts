import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    EVENTS: 'Calendar of events',
  },

  CALENDAR: {
    ALL_DAY: 'all day',

    HOME: {
      TODAY: 'Today in the house:',
      QUIET: 'A calm day in the house.',
      TITLE:
        'Events in {month, select, 1 {January} 2 {February} 3 {March} 4 {April} 5 {May} 6 {June} 7 {July} 8 {August} 9 {September} 10 {October} 11 {November} other {December}}',
      ALL: 'All',
      ALL_LONG: 'The whole calendar of events',
      NONE_NOW: 'Nothing more this month. The next event:',
      NONE: 'There is nothing in the calendar now.',
      WAITS: '{count, plural, one {event to confirm} other {events to confirm}}',
      WAITS_HINT: 'Please confirm that you have read it',
    },
  },

  EVENT: {
    CREATED: 'The event is in the calendar.',
    UPDATED: 'The changes are saved.',
    DELETED: 'The event is deleted.',
    NOT_FOUND: 'This event is not in the calendar. It may have been deleted.',
    MAIN: 'Main',

    TYPES: {
      general: 'General',
      meeting: 'Meeting',
      inspection: 'Inspection',
      outage: 'Outage',
      works: 'Works in the house',
      cleaning: 'Cleaning',
      reading: 'Meter readings',
      waste: 'Waste collection',
      deadline: 'Deadline',
      social: 'Get-together',
    },

    CALENDARS: {
      CREATED: 'The calendar is created.',
      UPDATED: 'The calendar is saved.',
      DELETED: 'The calendar is deleted, its events are in the main one.',
      NAME_TAKEN: 'There is a calendar of this name already.',
      NO_SLASH: 'The name of a calendar cannot hold a slash.',
    },

    LABELS: {
      CREATED: 'The label is created.',
      UPDATED: 'The label is saved.',
      DELETED: 'The label is deleted.',
      NAME_TAKEN: 'There is a label of this name already.',
    },

    FORM: {
      NO_TIME: 'Give a date, and of an event with an hour also the time.',
    },
  },
} satisfies Translation<typeof cs>;
