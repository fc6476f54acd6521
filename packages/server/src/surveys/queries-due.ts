import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

type Place = { svj_id: number; id: number };

/** Across associations: running surveys with something to be done by now; at most 500, the oldest first. */
export async function dueSurveys(db: Db, now: Date): Promise<Place[]> {
  const { rows } = await db.execute<Place>(sql`
    select svj_id, id from survey where due_at is not null and due_at <= ${now} and deleted_at is null
    order by due_at limit 500`);
  return rows;
}

/** Across associations: surveys with keys that open nothing any more; at most 500. */
export async function withSpentKeys(db: Db): Promise<Place[]> {
  const { rows } = await db.execute<Place>(sql`
    select svj_id, survey_id as id from survey_waiting where spent_count > 0 limit 500`);
  return rows;
}

/** Names of keys of the survey that open nothing any more. */
export async function spentKeys(db: Db, scope: Scope, id: number): Promise<string[]> {
  const { rows } = await db.execute<{ spent: string[] }>(sql`
    select spent from survey_waiting where svj_id = ${scope.svjId} and survey_id = ${id}`);
  return rows[0]?.spent ?? [];
}

/** These keys are dropped. */
export async function forgetKeys(db: Db, scope: Scope, id: number, names: readonly string[]): Promise<void> {
  await db.execute(sql`
    update survey_waiting set spent = array(select s from unnest(spent) s where s <> all(${sql.param([...names])}::text[]))
    where svj_id = ${scope.svjId} and survey_id = ${id}`);
}

/** Tables that hold states of before until they are cleaned. */
export const cleaned = ['survey_part', 'survey_box', 'survey_waiting'] as const;
