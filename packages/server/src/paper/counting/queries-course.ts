import { sql } from 'drizzle-orm';
import { decidedAt } from '#contract/motions/rules-papers.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Vote } from '../../motions/queries.ts';
import { courseOf } from '../../motions/queries-course.ts';
import { waitingPapers } from './queries.ts';

/** When the vote is decided at the latest, as it stands now; null without an announced end. */
export async function decisionOf(db: Db, scope: Scope, v: Vote): Promise<Date | null> {
  return decidedAt(await courseOf(db, scope, v), await waitingPapers(db, scope, v.id));
}

/** People of the seat: its owners, and who may vote for it. */
export async function peopleOfSeat(db: Db, scope: Scope, seatId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select unnest(owner_ids) as id from vote_seat where svj_id = ${scope.svjId} and id = ${seatId}
    union select member_id from vote_voter where svj_id = ${scope.svjId} and seat_id = ${seatId}
    order by id`);
  return rows.map((r) => r.id);
}

/** Whether these members together hold more than half of the seat now, as its co-owners; of a couple either speaks for both. */
export async function holdMoreThanHalf(
  db: Db,
  scope: Scope,
  seatId: number,
  members: readonly number[],
  day: string,
): Promise<boolean> {
  const { rows } = await db.execute<{ enough: boolean }>(sql`
    select coalesce(sum(o.num::numeric / o.den) filter (where exists (select from ownership_member m
        where m.svj_id = o.svj_id and m.ownership_id = o.id and m.member_id = any(${sql.param([...members])}::bigint[])))
      * 2 > sum(o.num::numeric / o.den), false) as enough
    from vote_seat s join ownership o on o.svj_id = s.svj_id and o.unit_id = s.unit_ids[1]
      and (o.valid_from is null or o.valid_from <= ${day}::date) and (o.valid_to is null or o.valid_to > ${day}::date)
    where s.svj_id = ${scope.svjId} and s.id = ${seatId}`);
  return rows[0]?.enough === true;
}
