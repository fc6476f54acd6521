import { desc, eq, sql } from 'drizzle-orm';
import { questionsADay } from '#contract/cadastre/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { spentOn } from '../../base/registers/registers-turn.ts';
import { landRegister } from '../checking/steps.ts';
import { cadastreCheck, cadastrePlace, type PlaceRow } from '../rows/tables.ts';

export async function placeOf(db: Db, scope: Scope): Promise<PlaceRow | null> {
  const [row] = await db.select().from(cadastrePlace).where(eq(cadastrePlace.svjId, scope.svjId));
  return row ?? null;
}

/** Whether the register takes no more questions today. */
export const isDaySpent = async (db: Db, now: Date): Promise<boolean> =>
  (await spentOn(db, landRegister, now)) >= questionsADay;

const mostShown = 20;
export const checksOf = (db: Db, scope: Scope) =>
  db
    .select()
    .from(cadastreCheck)
    .where(eq(cadastreCheck.svjId, scope.svjId))
    .orderBy(desc(cadastreCheck.id))
    .limit(mostShown);

/** Names of members who asked for something or confirmed it. */
export async function namesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select m.id, coalesce(m.company_name, concat_ws(' ', m.first_name, m.last_name)) as name from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, r.name]));
}
