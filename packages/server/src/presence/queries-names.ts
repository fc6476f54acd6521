import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { wasOf } from '../census/queries-names.ts';

/** Names go from the attendance of assemblies that have ended: at their seats, and where they came for somebody by a power. */
export async function forgetAttendance(db: Db, scope: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = sql`${sql.param([...ids])}::bigint[]`;
  await db.execute(sql`
    update vote_presence p set person = '', beside = '' from vote_seat s, vote v
    where p.svj_id = ${scope.svjId} and s.svj_id = p.svj_id and s.id = p.seat_id
      and v.svj_id = s.svj_id and v.id = s.vote_id and v.status = 'finish' and ${wasOf(gone)}`);
  await db.execute(sql`
    update vote_presence p set person = '' from vote_proxy x, vote v
    where p.svj_id = ${scope.svjId} and x.svj_id = p.svj_id and x.id = p.proxy_id and x.agent_id = any(${gone})
      and v.svj_id = p.svj_id and v.id = p.vote_id and v.status = 'finish'`);
}
