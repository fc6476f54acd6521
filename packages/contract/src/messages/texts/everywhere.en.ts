import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    MESSAGES: 'Messages',
  },

  MESSAGE_FORM: {
    WHEN: '{day, select, 1 {on Monday} 2 {on Tuesday} 3 {on Wednesday} 4 {on Thursday} 5 {on Friday} 6 {on Saturday} other {on Sunday}} {date}',
    WHEN_AT:
      '{day, select, 1 {on Monday} 2 {on Tuesday} 3 {on Wednesday} 4 {on Thursday} 5 {on Friday} 6 {on Saturday} other {on Sunday}} {date} {hour, select, other {at {time}}}',
    UNTIL: '{date}, {time}',
  },

  MESSAGE: {
    ARCHIVED: 'The message is in the archive.',
    RESTORED: 'The message is back from the archive.',
    DELETED: 'The message is deleted.',
    ARCHIVED_MORE: 'The messages are in the archive.',
    DELETED_MORE: 'The messages are deleted.',

    LABELS: {
      important: 'Important',
      general: 'General',
      internal: 'Internal',
      disorder: 'Malfunction',
      repair: 'Repair',
      maintenance: 'Maintenance',
      complain: 'Complaint',
    },

    STATES: {
      concept: 'Draft',
      planned: 'Planned',
      actual: 'Current',
      old: 'Older',
      archive: 'Archive',
      pinned: 'Pinned',
      emergency: 'Emergency',
    },
    UNREAD: 'unread',
    TO_CONFIRM: 'to confirm',
    CHOSEN_ONLY: 'for chosen readers',
    COMMITTEE_ONLY: 'seen by the committee only',
    DRAFT_SAVED: 'Draft, saved at {time}',
    UNTITLED: 'Message without a title',

    HOME: {
      TITLE: 'Messages',
      ALL: 'All',
      ALL_LONG: 'All messages',
      NONE: 'There is no message yet.',
      TODAY: 'today {time}',
      WAITS: '{count, plural, one {message to read} other {messages to read}}',
      WAITS_NONE: 'You have read everything',
      EMERGENCY: 'In force until {when}.',
    },
  },
} satisfies Translation<typeof cs>;
