import { and, eq, type SQL, sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import type { SurveyTab } from '#contract/surveys/schema.ts';
import type { Question } from '#contract/surveys/schema-questions.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { isForMe, recipientsOf, seen, unitsOf } from './queries-audience.ts';
import { survey } from './tables.ts';

export type Survey = typeof survey.$inferSelect;

/** Of `survey`: whether it has ended, written down or not. */
const isOver = (now: Date): SQL =>
  sql`(survey.status = 'finished' or survey.status = 'active' and survey.date_to is not null and survey.date_to <= ${now})`;

/** Of `survey`: whether the tab lists it. */
export function inTab(tab: SurveyTab, now: Date): SQL {
  if (tab === 'all') return sql`true`;
  if (tab === 'concept') return sql`survey.status = 'concept'`;
  return tab === 'finished' ? isOver(now) : sql`(survey.status = 'active' and not ${isOver(now)})`;
}

/**
 * The survey of this id, if the asker may read it; 404 otherwise, alike whether it is a draft, of others, of another house or
 * nowhere. Locked until the end of the transaction when asked.
 */
export async function surveySeen(
  db: Db,
  scope: Scope,
  id: number,
  now: Date,
  how: 'read' | 'lock' = 'read',
): Promise<Survey> {
  const asked = db
    .select()
    .from(survey)
    .where(and(seen(scope, now), eq(survey.id, id)));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  if (!row) throw new Refused('SURVEY.NOT_FOUND');
  return row;
}

/** Questions of the survey with what they offer, in their order. */
export async function questionsOf(db: Db, scope: Scope, id: number): Promise<Question[]> {
  type Row = Omit<Question, 'otherAnswer'> & { other_answer: boolean };
  const { rows } = await db.execute<Row>(sql`
    select q.id, q.name, q.kind, q.required, q.multiple, q.other_answer,
      coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'at', a.at) order by a.position, a.id)
        from survey_answer a where a.svj_id = q.svj_id and a.question_id = q.id), '[]'::json) as answers
    from survey_question q where q.svj_id = ${scope.svjId} and q.survey_id = ${id} order by q.position, q.id`);
  return rows.map(({ other_answer, answers, ...q }) => ({
    ...q,
    otherAnswer: other_answer,
    answers: answers.map((a) => ({ ...a, at: a.at === null ? null : new Date(a.at).toISOString() })),
  }));
}

/** Units that the asker owns, represents or lives in. */
export const myUnits = (scope: Scope, now: Date): SQL =>
  sql`(select u.id from unnest((select my_places(${scope.svjId}, ${dayIn(now)}::date, ${scope.memberId ?? 0}))::bigint[]) u (id)
    where u.id > 0)`;

const partOf = (scope: Scope, table: 'survey_part' | 'survey_paper', who: SQL): SQL =>
  sql`select from ${sql.identifier(table)} p where p.svj_id = ${scope.svjId} and p.survey_id = survey.id and ${who}`;

/** Of `survey`: it is answered now, it is for the asker, and they or one of their units have yet to answer. */
export function toAnswer(scope: Scope, now: Date): SQL {
  if (scope.memberId === null) return sql`false`;
  const mine = sql`p.taker = ${scope.memberId}::bigint`;
  const ofUnit = sql`p.taker = -u.id`;
  return sql`(survey.status = 'active' and coalesce(survey.date_from <= ${now}, true) and coalesce(survey.date_to > ${now}, true)
    and ${isForMe(scope, now)} and case survey.answering
      when 'member' then not exists (${partOf(scope, 'survey_part', mine)}) and not exists (${partOf(scope, 'survey_paper', mine)})
      else exists (select from ${myUnits(scope, now)} u where not exists (${partOf(scope, 'survey_part', ofUnit)})
        and not exists (${partOf(scope, 'survey_paper', ofUnit)})) end)`;
}

/** Of `survey`: the asker has answered it, or somebody for one of their units. */
export function hasAnswered(scope: Scope, now: Date): SQL {
  if (scope.memberId === null) return sql`false`;
  return sql`case survey.answering
    when 'member' then exists (${partOf(scope, 'survey_part', sql`p.taker = ${scope.memberId}::bigint`)})
    else exists (select from ${myUnits(scope, now)} u where exists (${partOf(scope, 'survey_part', sql`p.taker = -u.id`)})) end`;
}

/** Of `survey`: how many answers came. Of a running one they are counted: by screens as many as took part, and papers. */
export const answeredCount: SQL = sql`coalesce(survey.answered, (select count(*)::integer from survey_part p
    where p.svj_id = survey.svj_id and p.survey_id = survey.id)
  + case when survey.anonymous then ${papersRecorded()} else 0 end)`;

/** Of `survey`, of an anonymous one: how many papers are typed in. */
function papersRecorded(): SQL {
  return sql`(coalesce((select b.papers from survey_box b where b.svj_id = survey.svj_id and b.survey_id = survey.id), 0)
    + coalesce((select w.newer_papers + w.older_papers from survey_waiting w
        where w.svj_id = survey.svj_id and w.survey_id = survey.id), 0))`;
}

/** Of `survey`: how many people, or units, it is for now; of a finished one how many it was for. */
export const expectedCount = (scope: Scope, id: SQL, now: Date): SQL => sql`coalesce(survey.expected,
  case survey.answering when 'member' then (select count(*)::integer from (${recipientsOf(scope, id, now)}) r)
    else (select count(*)::integer from (${unitsOf(scope, id, now)}) u) end)`;

/** How many answers came to the survey, and how many it is for. */
export async function turnoutOf(db: Db, scope: Scope, id: number, now: Date) {
  const { rows } = await db.execute<{ answered: number; expected: number; recorded: number }>(sql`
    select ${answeredCount} as answered, ${expectedCount(scope, sql`${id}::bigint`, now)} as expected,
      case when survey.anonymous then ${papersRecorded()} else (select count(*)::integer from survey_sheet s
        where s.svj_id = survey.svj_id and s.survey_id = survey.id and s.paper) end as recorded
    from survey where survey.svj_id = ${scope.svjId} and survey.id = ${id}`);
  return rows[0] as { answered: number; expected: number; recorded: number };
}

/** Active surveys that the asker may read, and those of them that wait for them. */
export async function countSurveys(db: Db, scope: Scope, now: Date): Promise<{ active: number; waiting: number }> {
  const { rows } = await db.execute<{ active: number; waiting: number }>(sql`
    select count(*) as active, count(*) filter (where ${toAnswer(scope, now)}) as waiting
    from survey where ${seen(scope, now)} and ${inTab('active', now)}`);
  return { active: Number(rows[0]?.active ?? 0), waiting: Number(rows[0]?.waiting ?? 0) };
}

/** Of the surveys that wait for the asker the one that ends first; none when none does. */
export async function firstToAnswer(db: Db, scope: Scope, now: Date) {
  const { rows } = await db.execute<{ id: number; title: string; until: string | null }>(sql`
    select survey.id, survey.name as title, survey.date_to as until
    from survey where ${seen(scope, now)} and ${inTab('active', now)} and ${toAnswer(scope, now)}
    order by survey.date_to nulls last, survey.id limit 1`);
  return rows;
}
