import { type SQL, sql } from 'drizzle-orm';
import type { Sheet } from '#contract/surveys/rules-tally.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Survey } from '../rows/queries.ts';
import { isForMe, unitsOf } from '../rows/queries-audience.ts';

/** Who takes part: a member, or a unit with whoever answers for it, where somebody does. */
export type Taker = { memberId: number | null; unitId: number | null };

/** Whether the survey is for the asker. */
export async function isMine(db: Db, scope: Scope, id: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from survey where survey.svj_id = ${scope.svjId} and survey.id = ${id} and ${isForMe(scope, now)}`);
  return rows.length > 0;
}

/** Of `survey_part p` and `survey_paper p`: this one's row; units stand below zero. */
const those = ({ answering }: Pick<Survey, 'answering'>, { memberId, unitId }: Taker): SQL =>
  sql`p.taker = ${answering === 'unit' ? -(unitId ?? 0) : (memberId ?? 0)}::bigint`;

/** Whether a paper was given out that this one is to answer on. */
export async function hasPaper(db: Db, scope: Scope, s: Survey, taker: Taker): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from survey_paper p where p.svj_id = ${scope.svjId} and p.survey_id = ${s.id} and ${those(s, taker)}`);
  return rows.length > 0;
}

/** Keeps that they took part; answers false where they had already. */
export async function takePart(
  db: Db,
  scope: Scope,
  s: Pick<Survey, 'id' | 'anonymous'>,
  { memberId, unitId }: Taker,
): Promise<boolean> {
  const standing = s.anonymous ? 'newer' : 'joined';
  const { rows } = await db.execute(sql`
    insert into survey_part (svj_id, survey_id, member_id, unit_id, standing)
    values (${scope.svjId}, ${s.id}, ${memberId}, ${unitId}, ${standing}) on conflict do nothing returning survey_id`);
  return rows.length > 0;
}

/** Whether the unit is one of those that the survey is for. */
export async function isUnitFor(db: Db, scope: Scope, id: number, unitId: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from (${unitsOf(scope, sql`${id}::bigint`, now)}) u where u.unit_id = ${unitId}`);
  return rows.length > 0;
}

type Signed = Taker & { sheet: Sheet; paper: boolean };

/** Keeps an answer with the name of whose it is. */
export async function addSheet(db: Db, scope: Scope, id: number, signed: Signed, now: Date): Promise<void> {
  const recordedBy = signed.paper ? scope.memberId : null;
  await db.execute(sql`
    insert into survey_sheet (svj_id, survey_id, member_id, unit_id, replies, at, paper, recorded_by)
    values (${scope.svjId}, ${id}, ${signed.memberId}, ${signed.unitId}, ${JSON.stringify(signed.sheet)}::jsonb, ${now},
      ${signed.paper}, ${recordedBy})`);
}

/** Keys of everything that waits open nothing any more: the survey is deleted, or all of it joined the others. */
export async function spendKeys(db: Db, scope: Scope, id: number): Promise<void> {
  await db.execute(sql`
    update survey_waiting set spent = array_remove(spent || newer_key || older_key, null),
      newer_key = null, newer_sealed = null, newer_papers = 0, older_key = null, older_sealed = null, older_papers = 0
    where svj_id = ${scope.svjId} and survey_id = ${id}`);
}
