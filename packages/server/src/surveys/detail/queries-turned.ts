import { sql } from 'drizzle-orm';
import { stateOf } from '#contract/surveys/rules.ts';
import { mostBecame, type SurveyDetail } from '#contract/surveys/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { seen as seenVote } from '../../motions/queries.ts';
import type { Survey } from '../rows/queries.ts';

/** Whether the asker makes a draft of a vote of what it came to, where they may read that. */
export const mayTurn = (scope: Scope, s: Survey, now: Date): boolean =>
  stateOf(s, now) === 'finished' && may(scope, 'vote', 'rw') && scope.memberId !== null;

/** Keeps that the vote came of the survey. */
export async function addTurn(db: Db, scope: Scope, surveyId: number, voteId: number, now: Date): Promise<void> {
  await db.execute(sql`
    insert into survey_turn (svj_id, survey_id, vote_id, created_at)
    values (${scope.svjId}, ${surveyId}, ${voteId}, ${now})`);
}

/** What came of the survey, of what the asker may open; the oldest first. */
export async function becameOf(db: Db, scope: Scope, id: number): Promise<SurveyDetail['became']> {
  if (!may(scope, 'vote', 'r')) return [];
  const { rows } = await db.execute<SurveyDetail['became'][number]>(sql`
    select vote.id, vote.name as title from survey_turn t
    join vote on vote.svj_id = t.svj_id and vote.id = t.vote_id
    where t.svj_id = ${scope.svjId} and t.survey_id = ${id} and ${seenVote(scope)}
    order by t.created_at, vote.id limit ${mostBecame}`);
  return rows;
}
