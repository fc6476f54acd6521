import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  RESOLUTION_LINES: {
    given: 'you are responsible{due, select, none {} other {, due {due}}}',
    soon: 'due {due}, you are responsible',
    late: 'overdue since {due}',
  },

  RESOLUTION_POINT: {
    NAME: 'Carrying out of resolutions',
    LEAD: 'Resolutions that are still to be done:',
    ONE: 'no. {number} – {name}{who, select, none {} other {, responsible: {who}}}{due, select, none {} other {, due {due}}}',
    MORE: '{count, plural, one {and # more} other {and # more}}',
  },

  RESOLUTION_PRINT: {
    TITLE: 'Resolutions of {year}',
    NONE: 'In this year the house neither adopted nor rejected anything.',
    ONE: 'Resolution no. {number}: {name}',
    RESULT: 'Result',
    ADOPTED: 'adopted',
    REJECTED: 'not adopted',
    DECIDED: 'Decided',
    VOTE: 'Vote',
    MEETING: 'Meeting',
    LAW: 'Section',
    SUMS: 'Votes',
    SUMS_TEXT:
      'for {agree}, against {notAgree}, abstained {noVote} ({of, select, present {of the votes present} other {of all votes}})',
    STATE: 'Carrying out',
    STATES: { open: 'to be done', done: 'done', dropped: 'dropped' },
    WHO: 'Responsible',
    DUE: 'Due',
    NOTE: 'Note',
    FOOT: 'Resolutions of {year}',
    FILE: 'resolutions-{year}.pdf',
    PRINTED: 'Printed {at}.',
  },
} satisfies Translation<typeof cs>;
