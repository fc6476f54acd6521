import { type SQL, sql } from 'drizzle-orm';
import type { Sheet } from '#contract/surveys/rules-tally.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { isForMe } from '../rows/queries-audience.ts';

/** Who takes part: a member, or a unit with whoever answers for it, where somebody does. */
export type Taker = { memberId: number | null; unitId: number | null };
/** Whether the survey knows them as those who answered, and in which group their answer is. */
export type Part = Taker & { standing: 'joined' | 'older' | 'newer' };

/** Of `survey_part` and `survey_paper`: members above zero, units below. */
export const takerOf = ({ memberId, unitId }: Taker): number => (unitId === null ? (memberId ?? 0) : -unitId);

/** Whether the survey is for the asker. */
export async function isMine(db: Db, scope: Scope, id: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from survey where survey.svj_id = ${scope.svjId} and survey.id = ${id} and ${isForMe(scope, now)}`);
  return rows.length > 0;
}

const numbers = (all: readonly (number | null)[]): SQL => sql`${sql.param([...all])}::bigint[]`;

/** Of these takers: those who took part, and those who got a paper to answer on. */
export async function knownOf(db: Db, scope: Scope, id: number, takers: readonly number[]) {
  const ours = sql`p.svj_id = ${scope.svjId} and p.survey_id = ${id} and p.taker = any(${numbers(takers)})`;
  const { rows } = await db.execute<{ taker: number; paper: boolean }>(sql`
    select p.taker, false as paper from survey_part p where ${ours}
    union all select p.taker, true from survey_paper p where ${ours}`);
  const of = (paper: boolean) => new Set(rows.flatMap((r) => (r.paper === paper ? r.taker : [])));
  return { took: of(false), paper: of(true) };
}

/** Keeps that these took part; they had not until now. */
export async function takePart(db: Db, scope: Scope, id: number, parts: readonly Part[]): Promise<void> {
  await db.execute(sql`
    insert into survey_part (svj_id, survey_id, member_id, unit_id, standing)
    select ${scope.svjId}::bigint, ${id}::bigint, x.member_id, x.unit_id, x.standing
    from unnest(${numbers(parts.map((p) => p.memberId))}, ${numbers(parts.map((p) => p.unitId))},
      ${sql.param(parts.map((p) => p.standing))}::text[]) x (member_id, unit_id, standing)`);
}

export type Signed = Taker & { sheet: Sheet; paper: boolean };

/** Keeps answers with the names of whose they are. */
export async function addSheets(db: Db, scope: Scope, id: number, signed: readonly Signed[], now: Date): Promise<void> {
  await db.execute(sql`
    insert into survey_sheet (svj_id, survey_id, member_id, unit_id, replies, at, paper, recorded_by)
    select ${scope.svjId}::bigint, ${id}::bigint, x.member_id, x.unit_id, x.replies::jsonb, ${now}::timestamptz, x.paper,
      case when x.paper then ${scope.memberId}::bigint end
    from unnest(${numbers(signed.map((s) => s.memberId))}, ${numbers(signed.map((s) => s.unitId))},
      ${sql.param(signed.map((s) => JSON.stringify(s.sheet)))}::text[], ${sql.param(signed.map((s) => s.paper))}::boolean[])
      x (member_id, unit_id, replies, paper)`);
}

/** Keys of everything that waits open nothing any more: the survey is deleted, or all of it joined the others. */
export async function spendKeys(db: Db, scope: Scope, id: number): Promise<void> {
  await db.execute(sql`
    update survey_waiting set spent = array_remove(spent || newer_key || older_key, null),
      newer_key = null, newer_sealed = null, newer_papers = 0, older_key = null, older_sealed = null, older_papers = 0
    where svj_id = ${scope.svjId} and survey_id = ${id}`);
}
