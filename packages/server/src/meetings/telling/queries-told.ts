import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { openNames } from '../../documents/attached/queries.ts';
import type { Meeting } from '../rows/queries.ts';
import { invitedTo } from '../rows/queries-audience.ts';

export type ToldMeeting = Pick<
  Meeting,
  'id' | 'name' | 'address' | 'description' | 'status' | 'news' | 'cancelReason'
> & {
  start: Date;
  end: Date;
  files: string[];
};

/** Meetings as mails tell of them; of attachments only those that everybody may open. */
export async function meetingsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldMeeting[]> {
  type Row = Omit<ToldMeeting, 'start' | 'end' | 'cancelReason'> & {
    starts_at: string;
    ends_at: string;
    cancel_reason: string | null;
  };
  const { rows } = await db.execute<Row>(sql`
    select x.id, x.name, x.address, x.description, x.status, x.news, x.cancel_reason, x.starts_at, x.ends_at,
      array(select f.name || case when f.extension = '' then '' else '.' || f.extension end from file f
        where f.svj_id = x.svj_id and f.owner = 'meeting' and f.owner_id = x.id and f.is_public order by f.position, f.id)
        || ${openNames(scope, 'meeting', sql`x.id`)} as files
    from meeting x where x.svj_id = ${scope.svjId} and x.id = any(${sql.param([...ids])}::bigint[])`);
  return rows.map(({ starts_at, ends_at, cancel_reason, ...x }) => ({
    ...{ ...x, cancelReason: cancel_reason },
    ...{ start: new Date(starts_at), end: new Date(ends_at) },
  }));
}

/** Of these members, those whom the meeting is for now. */
export const invitedAmong = (db: Db, scope: Scope, id: number, memberIds: readonly number[], now: Date) =>
  idsOf(
    db,
    sql`select t.id from (${invitedTo(scope, id, now)}) t where t.id = any(${sql.param([...memberIds])}::bigint[])`,
  );
