import { sql } from 'drizzle-orm';
import type { PointInput } from '#contract/agenda/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';

export type Written = Pick<PointInput, 'id' | 'kind' | 'name' | 'body' | 'wording' | 'preset'> & {
  counterTo?: number | null;
};
type Of = { meetingId: number /** For points that are new. */; addedAt: Date | null };

const columns = sql`id bigint, kind text, name text, body text, wording text, preset text, position int, counter_to bigint`;

/** Makes the agenda exactly these points, in this order: those with an id keep it. Answers the ids in the order. */
export async function keepPoints(
  db: Db,
  scope: Scope,
  { meetingId, addedAt }: Of,
  points: readonly Written[],
  now: Date,
): Promise<number[]> {
  const given = JSON.stringify(points.map((p, position) => ({ ...p, position, counter_to: p.counterTo ?? null })));
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as g (${columns})`;
  const ofMeeting = sql`p.svj_id = ${scope.svjId} and p.meeting_id = ${meetingId}`;
  await db.execute(
    sql`delete from meeting_point p where ${ofMeeting} and p.id not in (select g.id from ${rows} where g.id is not null)`,
  );
  await db.execute(sql`
    update meeting_point p set kind = g.kind, name = g.name, body = g.body, wording = g.wording, preset = g.preset,
      position = g.position, version = p.version + 1, updated_at = ${now}
    from ${rows} where ${ofMeeting} and p.id = g.id`);
  await db.execute(sql`
    insert into meeting_point (svj_id, meeting_id, position, kind, name, body, wording, preset, counter_to, added_at,
      created_at, updated_at)
    select ${scope.svjId}::bigint, ${meetingId}::bigint, g.position, g.kind, g.name, g.body, g.wording, g.preset,
      g.counter_to, ${addedAt}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from ${rows} where g.id is null order by g.position`);
  return idsOf(db, sql`select p.id from meeting_point p where ${ofMeeting} order by p.position, p.id`);
}

/** Points of the meeting that a vote which has begun, and was not cancelled, holds to their wording. */
export const fixedPoints = (db: Db, scope: Scope, meetingId: number): Promise<number[]> =>
  idsOf(
    db,
    sql`select p.id from meeting_point p
      join vote_point o on o.svj_id = p.svj_id and o.id = p.vote_point_id
      join vote v on v.svj_id = o.svj_id and v.id = o.vote_id
      where p.svj_id = ${scope.svjId} and p.meeting_id = ${meetingId} and v.status <> 'concept' and v.cancelled_at is null`,
  );
