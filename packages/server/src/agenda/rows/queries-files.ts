import { and, eq, sql } from 'drizzle-orm';
import { meetingLinks } from '#contract/meetings/links.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { FileGuard } from '../../base/files/file-handlers.ts';
import type { Scope } from '../../base/http/gate.ts';
import { meetingSeen } from '../../meetings/rows/queries.ts';
import { seen, seesAll } from '../../meetings/rows/queries-audience.ts';
import { meetingPoint } from './tables.ts';

/** The meeting that the point is of, if the asker may read it. */
async function meetingOf(db: Db, scope: Scope, pointId: number) {
  const [row] = await db
    .select({ id: meetingPoint.meetingId })
    .from(meetingPoint)
    .where(and(eq(meetingPoint.svjId, scope.svjId), eq(meetingPoint.id, pointId)));
  try {
    return row && (await meetingSeen(db, scope, row.id));
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Materials of a point are for whoever reads the meeting; those that are not public only for who administers meetings. */
export const pointFiles: FileGuard = {
  async sees(db, scope, id) {
    if (!(await meetingOf(db, scope, id))) return 'nothing';
    return seesAll(scope) ? 'all' : 'public';
  },
  hasForm: (scope) => (seesAll(scope) ? 'all' : null),
  async mayChange(db, scope, id) {
    const m = await meetingOf(db, scope, id);
    return m !== undefined && seesAll(scope) && m.status !== 'finished';
  },
  async uses(db, scope, ids) {
    const { rows } = await db.execute<{ id: number; meetingId: number; title: string }>(sql`
      select p.id, meeting.id as "meetingId", meeting.name || ': ' || p.name as title
      from meeting_point p join meeting on meeting.svj_id = p.svj_id and meeting.id = p.meeting_id
      where p.svj_id = ${scope.svjId} and p.id = any(${sql.param([...ids])}::bigint[]) and ${seen(scope)}`);
    return rows.map(({ id, meetingId, title }) => ({ id, title, at: meetingLinks.one(meetingId) }));
  },
  goesWith: {
    owner: 'meeting',
    async ids(db, scope, meetingId) {
      const rows = await db
        .select({ id: meetingPoint.id })
        .from(meetingPoint)
        .where(and(eq(meetingPoint.svjId, scope.svjId), eq(meetingPoint.meetingId, meetingId)));
      return rows.map((p) => p.id);
    },
  },
};
