import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    REPORTS: 'Reports',
  },

  HOME: {
    REPORTS: '{count, plural, one {report waits for you} other {reports wait for you}}',
    REPORTS_ASKED:
      '{count, plural, one {solved report asks for your answer} other {solved reports ask for your answer}}',
  },

  REPORT: {
    CREATED: 'The report is sent.',
    UPDATED: 'The report is changed.',
    TAKEN_OVER: 'You solve the report now.',
    SOLVED: 'The report is solved.',
    SOLVED_MORE: 'The chosen reports are solved.',
    ARCHIVED: 'The report is in the archive.',
    WITHDRAWN: 'The report is withdrawn.',
    READERS_SAVED: 'Saved who may read the report.',
    DELETED: 'The report is deleted.',
    DELETED_MORE: 'The chosen reports are deleted.',
    JUDGED: 'Thank you, the solver and the committee will know.',
    DUE_MOVED: 'The deadline is moved. Those concerned will be told.',
    FOLLOWED: 'Saved. It holds from the next news on.',
    DUE: { UNTIL: 'due {day}' },
    STATES: { new: 'New', solving: 'Being solved', solved: 'Solved', archive: 'Archive' },
    TYPES: { fault: 'Fault', request: 'Request', repair: 'Repair', complaint: 'Complaint', other: 'Other' },
  },
} satisfies Translation<typeof cs>;
