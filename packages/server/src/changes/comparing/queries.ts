import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { endOwnerships } from '../../units/bulk/queries.ts';
import { whoEnters } from '../../units/periods/queries-touched.ts';

/** Which of these people could enter the house no more if these ownerships ended; nothing is written. */
export async function wouldLose(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  ownerships: readonly number[],
  today: string,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const enter = await whoEnters(db, scope, ids, today);
  if (enter.size === 0) return [];
  await db.execute(sql`savepoint as_if`);
  try {
    await endOwnerships(db, scope, ownerships, today);
    const after = await whoEnters(db, scope, [...enter], today);
    return [...enter].filter((id) => !after.has(id));
  } finally {
    await db.execute(sql`rollback to savepoint as_if`);
  }
}

/** Units of these that have an account. */
export async function withAccount(db: Db, scope: Scope, unitIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ unit_id: number }>(sql`
    select unit_id from account_unit
    where svj_id = ${scope.svjId} and unit_id = any(${sql.param([...unitIds])}::bigint[])`);
  return new Set(rows.map((r) => r.unit_id));
}
