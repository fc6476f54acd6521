import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/** Writes into the register who represents the units from today; null ends it. The day of change is the new one's. */
export async function setRepresentative(
  db: Db,
  scope: Scope,
  unitIds: readonly number[],
  memberId: number | null,
  now: Date,
): Promise<void> {
  const today = dayIn(now);
  const theirs = sql`svj_id = ${scope.svjId} and unit_id = any(${list(unitIds)})`;
  await db.execute(sql`delete from unit_representative where ${theirs} and valid_from >= ${today}`);
  await db.execute(sql`
    update unit_representative set valid_to = ${today} where ${theirs} and (valid_to is null or valid_to > ${today})`);
  if (memberId === null) return;
  await db.execute(sql`
    insert into unit_representative (svj_id, unit_id, member_id, valid_from)
    select ${scope.svjId}::bigint, u, ${memberId}::bigint, ${today}::date from unnest(${list(unitIds)}) as u`);
}

/** Nobody is represented by this member from today, however it was written down. */
export async function endAsRepresentative(db: Db, scope: Scope, memberId: number): Promise<void> {
  const mine = sql`svj_id = ${scope.svjId} and member_id = ${memberId}`;
  await db.execute(sql`delete from unit_representative where ${mine} and valid_from >= current_day()`);
  await db.execute(sql`
    update unit_representative set valid_to = current_day()
    where ${mine} and (valid_to is null or valid_to > current_day())`);
}
