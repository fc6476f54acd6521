import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';

/** Archives of before say nothing of representatives: those on record stay so, and nobody is written to of them. */
export async function keepRepresentatives(db: Db, svjId: number, now: Date): Promise<void> {
  await db.execute(sql`
    insert into representation (svj_id, unit_ids, member_id, state, counted_as, created_at, decided_at)
    select distinct svj_id, array[unit_id], member_id, 'named', 'before', ${now}::timestamptz, ${now}::timestamptz
    from unit_representative where svj_id = ${svjId}`);
}
