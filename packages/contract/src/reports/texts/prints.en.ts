import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  REPORT_SHEETS: {
    FILE: 'reports.pdf',
    SHEET_FILE: 'reports.xlsx',
    TITLE: 'Reports',
    COUNT: '{count, plural, one {# report} other {# reports}}',
    PRINTED: 'Printed {when}',
    PUBLIC: 'public',
    PRIVATE: 'private',
    MORE: 'The first {count} are printed. Narrow the choice by a filter, or take the sheet.',
    NONE: 'No report.',
    COLUMNS: {
      NUMBER: 'Number',
      TITLE: 'Report',
      TYPE: 'Kind',
      STATUS: 'State',
      PLACE: 'Place',
      OWNER: 'Reported by',
      SOLVER: 'Solver',
      VISIBILITY: 'Visibility',
      CREATED: 'Reported',
      DUE: 'Deadline',
      SOLVED: 'Solved',
      OUTCOME: 'Outcome',
      VERDICT: 'Answer',
      ALSO: 'Others with the same',
      TEXT: 'Description',
      SOLUTION: 'Solution',
      FILES: 'Attachments',
      COMMENTS: 'Comments',
    },
    PLACE: { ENTRANCE: 'entrance {name}', FLOOR: 'floor {floor}', GROUND: 'ground floor', UNIT: 'unit {number}' },
  },
} satisfies Translation<typeof cs>;
