import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { seen, seesAll } from '../meetings/rows/queries-audience.ts';

/** Scans of signed minutes are for who administers meetings, and stay as they came. */
export const signedScans: FileGuard = {
  async sees(db, scope, id) {
    if (!seesAll(scope)) return 'nothing';
    const { rows } = await db.execute(sql`
      select from minutes_signature s join minutes x on x.svj_id = s.svj_id and x.id = s.minutes_id
      join meeting on meeting.svj_id = x.svj_id and meeting.id = x.meeting_id
      where ${seen(scope)} and s.id = ${id}`);
    return rows.length > 0 ? 'all' : 'nothing';
  },
  hasForm: (scope) => (seesAll(scope) && scope.mayWrite ? 'all' : null),
  mayChange: async () => false,
  uses: none('no document is chosen for a signed scan'),
};
