import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import type { Frequency } from '#contract/fees/schema-words.ts';
import { writersOf } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { fee } from '../rows/tables.ts';

const aimed = {
  table: 'fee',
  module: 'roomFees',
  aimOf: (scope: Scope, id: SQL) =>
    sql`select true as everyone, false as to_public from fee x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
} as const;

/** Ids of members who administer fees, as a subquery. */
export const administratorsOf = (scope: Scope): SQL => writersOf(scope, aimed);
/** Of these members, those who administer fees. */
export const administratorsAmong = (db: Db, scope: Scope, ids: readonly number[]): Promise<number[]> =>
  idsOf(db, sql`select r.id from (${administratorsOf(scope)}) r where r.id = any(${sql.param([...ids])}::bigint[])`);

/** Across associations: fees that somebody is reminded of by this moment. */
export async function feesToRemind(db: Db, now: Date, most: number): Promise<{ svjId: number; id: number }[]> {
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select svj_id, id from fee where remind_at <= ${now} order by remind_at limit ${most}`);
  return rows.map(({ svj_id, id }) => ({ svjId: svj_id, id }));
}

type Taken = { id: number; frequency: Frequency; firstDue: Day; remindAt: Date };
/** The fee, if it is still due; whoever else is at it is not waited for. */
export async function takeToRemind(db: Db, scope: Scope, id: number, now: Date): Promise<Taken | undefined> {
  const [row] = await db
    .select()
    .from(fee)
    .where(and(eq(fee.svjId, scope.svjId), eq(fee.id, id), lte(fee.remindAt, now)))
    .for('update', { skipLocked: true });
  return row && { ...row, remindAt: row.remindAt as Date };
}

export async function keepReminder(db: Db, scope: Scope, id: number, at: Date | null): Promise<void> {
  await db.execute(sql`update fee set remind_at = ${at} where svj_id = ${scope.svjId} and id = ${id}`);
}
