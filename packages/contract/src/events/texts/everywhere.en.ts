import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    EVENTS: 'Calendar of events',
  },

  CALENDAR: {
    ALL_DAY: 'all day',

    HOME: {
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
      NOT_FOUND: 'This calendar is not here. It may have been deleted.',
      NAME_TAKEN: 'There is a calendar of this name already.',
      NO_SLASH: 'The name of a calendar cannot hold a slash.',
      TOO_MANY: 'There are as many calendars as a house may have.',
    },

    LABELS: {
      CREATED: 'The label is created.',
      UPDATED: 'The label is saved.',
      DELETED: 'The label is deleted.',
      NOT_FOUND: 'This label is not here. It may have been deleted.',
      NAME_TAKEN: 'There is a label of this name already.',
      TOO_MANY: 'There are as many labels as a house may have.',
    },

    FORM: {
      NO_TIME: 'Give a date, and of an event with an hour also the time.',
      RANGE: 'Choose a range of at most 400 days that ends after it begins.',
      OUT_OF_TIME: 'Choose a day between the years 2000 and 2199.',
      END_BEFORE_START: 'The end is before the start.',
      LONG: 'An event may last a year at most.',
      LONG_IN_SERIES: 'An event that repeats may last 31 days at most.',
      END_OF_SERIES: 'The repeating would end before it begins.',
      START_NOT_IN_SERIES: 'The first day does not fit the repeating. Choose another day, or another repeating.',
    },

    ERRORS: {
      CALENDAR_UNKNOWN: 'The chosen calendar is here no more. Choose another one.',
      LABEL_UNKNOWN: 'The chosen label is here no more. Choose another one.',
      AUDIENCE_UNKNOWN: 'Some of those chosen are no longer in the house. Choose again whom the event is for.',
      SCOPE: 'The event repeats. Choose whether this one is meant, this and the following, or only the following.',
      NO_COMMENTS: 'This event takes no comments.',
      NO_NEXT: 'There is none after this one.',
      FALLS: 'Some changed or deleted occurrences would have no place. Confirm that they are to fall.',
      WHOLE_SERIES:
        'Whom the event is for, attachments, comments, confirmation of reading and repeating belong to the whole series. They are not changed for one occurrence.',
    },
  },
} satisfies Translation<typeof cs>;
