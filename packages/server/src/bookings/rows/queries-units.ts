import { sql } from 'drizzle-orm';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

export type Unit = { id: number; number: string };

/** Units that the asker belongs to today, by number. */
export async function myUnits(db: Db, scope: Scope, now: Date): Promise<Unit[]> {
  if (scope.memberId === null) return [];
  const { rows } = await db.execute<Unit>(sql`
    select u.id, u.number from unit u where u.svj_id = ${scope.svjId} and u.deleted_at is null
      and u.id = any((select my_places(${scope.svjId}, ${dayIn(now)}::date, ${scope.memberId}))::bigint[])
    order by u.number collate cs_numeric, u.id`);
  return rows;
}

type Theirs = { unitId: number; memberId: number | null };
/** Whether the member belongs to the unit on the day. */
export async function isTheirsOn(db: Db, scope: Scope, { unitId, memberId }: Theirs, day: Day): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from house_places(${scope.svjId}, ${day}::date) p where p.unit_id = ${unitId} and p.member_id = ${memberId} limit 1`);
  return rows.length > 0;
}

/**
 * Holds the unit until the end of the transaction, so that what it has of all things is counted by one at a time; before any
 * thing is held. Whoever holds a thing already may only try (`ifFree`): answers whether it is held.
 */
export async function unitHeld(
  db: Db,
  scope: Scope,
  unitId: number,
  how: 'wait' | 'ifFree' = 'wait',
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from unit where svj_id = ${scope.svjId} and id = ${unitId}
    for no key update ${how === 'ifFree' ? sql`skip locked` : sql``}`);
  return rows.length > 0;
}

/** One person of each unit today, by its number; at most 30. */
export async function neighboursOf(db: Db, scope: Scope, now: Date) {
  const { rows } = await db.execute<{ unitId: number; memberId: number }>(sql`
    select u.id as "unitId", min(p.member_id) as "memberId" from house_places(${scope.svjId}, ${dayIn(now)}::date) p
    join unit u on u.svj_id = ${scope.svjId} and u.id = p.unit_id
    group by u.id, u.number order by u.number collate cs_numeric, u.id limit 30`);
  return rows;
}
