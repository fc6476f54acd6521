import { sql } from 'drizzle-orm';
import type { InvitedPoint } from '#contract/summons/schema.ts';
import { agendaOf } from '../../agenda/rows/queries.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { openNames } from '../../documents/attached/queries.ts';

/** Names of the files of these points that everybody may open. */
async function filesOfPoints(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await db.execute<{ id: number; files: string[] }>(sql`
    select x.id, array(select f.name || case when f.extension = '' then '' else '.' || f.extension end from file f
      where f.svj_id = x.svj_id and f.owner = 'meeting_point' and f.owner_id = x.id and f.is_public order by f.position, f.id)
      || ${openNames(scope, 'meeting_point', sql`x.id`)} as files
    from meeting_point x where x.svj_id = ${scope.svjId} and x.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, r.files]));
}

/** The agenda of the meeting as its invitation tells it; nothing where the description alone says what is on. */
export async function invitedPoints(db: Db, scope: Scope, meetingId: number): Promise<InvitedPoint[]> {
  const points = await agendaOf(db, scope, meetingId);
  const files =
    points.length === 0
      ? new Map()
      : await filesOfPoints(
          db,
          scope,
          points.map((p) => p.id),
        );
  return points.map(({ id, label, kind, name, wording, body }) => ({
    ...{ id, label, kind, name, wording, body },
    files: files.get(id) ?? [],
  }));
}
