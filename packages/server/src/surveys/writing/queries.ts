import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { asKind } from '#contract/surveys/rules-kinds.ts';
import type { QuestionInput } from '#contract/surveys/schema-questions.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Survey } from '../rows/queries.ts';
import { survey } from '../rows/tables.ts';

const one = (scope: Scope, id: number): SQL =>
  and(eq(survey.svjId, scope.svjId), eq(survey.id, id), isNull(survey.deletedAt)) as SQL;

export type Written = Pick<
  Survey,
  'name' | 'description' | 'anonymous' | 'publishing' | 'answering' | 'namesShown' | 'manualEnd' | 'dateFrom' | 'dateTo'
> &
  Pick<Survey, 'toPublic' | 'everyone'>;

export async function addSurvey(db: Db, scope: Scope, written: Written, now: Date): Promise<Survey> {
  const values = { ...written, svjId: scope.svjId, ownerId: scope.memberId, createdAt: now, updatedAt: now };
  const [row] = await db.insert(survey).values(values).returning();
  return row as Survey;
}

/** Changes a survey that is held by this transaction. */
export async function changeSurvey(
  db: Db,
  scope: Scope,
  { id, version }: Pick<Survey, 'id' | 'version'>,
  changed: Partial<Omit<Survey, 'id' | 'svjId' | 'version'>>,
  now: Date,
): Promise<Survey> {
  const [row] = await db
    .update(survey)
    .set({ ...changed, updatedAt: now, version: version + 1 })
    .where(one(scope, id))
    .returning();
  return row as Survey;
}

/** Keeps what the portal itself has done with it; a form that is open stays good. */
export async function noteSurvey(
  db: Db,
  scope: Scope,
  id: number,
  noted: Partial<Pick<Survey, 'announcedAt' | 'reminded' | 'dueAt'>>,
): Promise<void> {
  await db.update(survey).set(noted).where(one(scope, id));
}

/** Makes the draft ask exactly these questions; those it had keep their ids, others come or go. */
export async function keepQuestions(
  db: Db,
  scope: Scope,
  surveyId: number,
  questions: readonly QuestionInput[],
): Promise<void> {
  const keptIds = questions.flatMap((q) => q.id ?? []);
  await db.execute(sql`
    delete from survey_question q where q.svj_id = ${scope.svjId} and q.survey_id = ${surveyId}
      and q.id <> all(${sql.param(keptIds)}::bigint[])`);
  for (const [position, question] of questions.map(asKind).entries()) {
    const id = await keepQuestion(db, scope, surveyId, question, position);
    await keepAnswers(db, scope, id, question.answers);
  }
}

/** An id of another survey is no id here: such a question comes as a new one. */
async function keepQuestion(db: Db, scope: Scope, surveyId: number, q: QuestionInput, position: number) {
  const { rows: changed } = await db.execute<{ id: number }>(sql`
    update survey_question set position = ${position}, name = ${q.name}, kind = ${q.kind}, required = ${q.required}, multiple = ${q.multiple},
      other_answer = ${q.otherAnswer}
    where svj_id = ${scope.svjId} and survey_id = ${surveyId} and id = ${q.id}::bigint returning id`);
  if (changed[0]) return changed[0].id;
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into survey_question (svj_id, survey_id, position, name, kind, required, multiple, other_answer)
    values (${scope.svjId}, ${surveyId}, ${position}, ${q.name}, ${q.kind}, ${q.required}, ${q.multiple}, ${q.otherAnswer})
    returning id`);
  return rows[0]?.id as number;
}

async function keepAnswers(db: Db, scope: Scope, questionId: number, answers: QuestionInput['answers']): Promise<void> {
  const listed = JSON.stringify(answers.map((a, position) => ({ ...a, position })));
  const given = sql`jsonb_to_recordset(${listed}::jsonb) as g (id bigint, name text, at timestamptz, position integer)`;
  const theirs = sql`a.svj_id = ${scope.svjId} and a.question_id = ${questionId}`;
  await db.execute(sql`
    delete from survey_answer a where ${theirs} and a.id not in (select g.id from ${given} where g.id is not null)`);
  await db.execute(sql`
    update survey_answer a set name = g.name, at = g.at, position = g.position from ${given} where ${theirs} and a.id = g.id`);
  await db.execute(sql`
    insert into survey_answer (svj_id, question_id, position, name, at)
    select ${scope.svjId}::bigint, ${questionId}::bigint, g.position, g.name, g.at from ${given}
    where g.id is null or not exists (select from survey_answer a where ${theirs} and a.id = g.id)
    order by g.position`);
}

/** The survey that offers this answer. */
export async function surveyOfAnswer(db: Db, scope: Scope, answerId: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select q.survey_id as id from survey_answer a
    join survey_question q on q.svj_id = a.svj_id and q.id = a.question_id
    where a.svj_id = ${scope.svjId} and a.id = ${answerId}`);
  return rows[0]?.id;
}

export async function removeAnswer(db: Db, scope: Scope, answerId: number): Promise<void> {
  await db.execute(sql`delete from survey_answer where svj_id = ${scope.svjId} and id = ${answerId}`);
}

/** Nothing of what was answered is left. */
export async function dropAnswers(db: Db, scope: Scope, id: number): Promise<void> {
  await db.execute(sql`delete from survey_sheet where svj_id = ${scope.svjId} and survey_id = ${id}`);
  await db.execute(sql`delete from survey_box where svj_id = ${scope.svjId} and survey_id = ${id}`);
  await db.execute(sql`delete from survey_part where svj_id = ${scope.svjId} and survey_id = ${id}`);
  await db.execute(sql`delete from survey_paper where svj_id = ${scope.svjId} and survey_id = ${id}`);
}
