import { sql } from 'drizzle-orm';
import type { RequestAgenda } from '#contract/approvals/schema-agenda.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { seen as seenMeeting } from '../../meetings/rows/queries-audience.ts';
import { seen } from '../rows/queries.ts';

/** The point made of the request, where the asker reads its meeting. */
export async function pointOf(db: Db, scope: Scope, id: number): Promise<RequestAgenda['point']> {
  const { rows } = await db.execute<{ name: string; id: number; meeting: string; start: string }>(sql`
    select p.name, meeting.id, meeting.name as meeting, meeting.starts_at as start
    from approval join meeting_point p on p.svj_id = approval.svj_id and p.id = approval.point_id
      join meeting on meeting.svj_id = p.svj_id and meeting.id = p.meeting_id
    where ${seen(scope)} and approval.id = ${id} and ${seenMeeting(scope)}`);
  const [row] = rows;
  const start = row && new Date(row.start).toISOString();
  return row && start ? { name: row.name, meeting: { id: row.id, name: row.meeting, start } } : null;
}

/** Whether its point stands on the agenda of a meeting that is not over; whoever reads it or not. */
export async function isOnAgenda(db: Db, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from approval a join meeting_point p on p.svj_id = a.svj_id and p.id = a.point_id
      join meeting m on m.svj_id = p.svj_id and m.id = p.meeting_id
    where a.svj_id = ${scope.svjId} and a.id = ${id} and m.status <> 'finished'`);
  return rows.length > 0;
}

/** Requests that points of the meeting were made of, in the order of its agenda. */
export async function requestsOf(db: Db, scope: Scope, meetingId: number) {
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    select approval.id, approval.title
    from meeting_point p join approval on approval.svj_id = p.svj_id and approval.point_id = p.id
    where p.svj_id = ${scope.svjId} and p.meeting_id = ${meetingId} and ${seen(scope)} order by p.position, p.id`);
  return rows;
}
