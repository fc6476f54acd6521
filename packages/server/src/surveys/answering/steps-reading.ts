import { sql } from 'drizzle-orm';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { whyNotOpen } from '#contract/surveys/rules.ts';
import { whyNotReplies } from '#contract/surveys/rules-replies.ts';
import { type Sheet, sheetOf } from '#contract/surveys/rules-tally.ts';
import type { Store } from '#contract/surveys/schema-people.ts';
import type { Question, Reply } from '#contract/surveys/schema-questions.ts';
import { type Db, endingWith } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { myUnits, type Survey, surveySeen } from '../rows/queries.ts';
import { isMine, type Taker } from './queries.ts';
import type { AskedLately } from './steps-asked.ts';

type At = { db: Db; scope: Scope; now: Date };

const closed = {
  ahead: 'SURVEY.ERRORS.AHEAD',
  ended: 'SURVEY.ERRORS.ENDED',
  notRunning: 'SURVEY.ERRORS.NOT_RUNNING',
} as const satisfies Record<string, Refusal>;
const wrong = {
  required: 'SURVEY.ERRORS.REQUIRED',
  oneAnswer: 'SURVEY.ERRORS.ONE_ANSWER',
  wholeOrder: 'SURVEY.ERRORS.WHOLE_ORDER',
  unknownAnswer: 'SURVEY.ERRORS.UNKNOWN_ANSWER',
} as const satisfies Record<string, Refusal>;

/** Refuses a survey that nobody answers now. */
export function refuseClosed(s: Survey, now: Date): void {
  const why = whyNotOpen(s, now);
  if (why) throw new Refused(closed[why]);
}

/** The replies as they are kept; refuses those that are no answers to these questions. */
export function readSheet(questions: readonly Question[], replies: readonly Reply[]): Sheet {
  const why = whyNotReplies(questions, replies);
  if (!why) return sheetOf(questions, replies);
  const key = wrong[why.why];
  throw new Refused(key, { fields: { [`answers.${why.questionId}`]: key } });
}

/** What somebody answers, looked over: for whom, and under which code where nobody is to know that it is theirs. */
export type Answer = { taker: Taker; sheet: Sheet; code: string | null };
export type Read = { survey: Survey; questions: readonly Question[]; answer: Answer };

/**
 * The answer of the asker, for themselves or for the unit of theirs that they chose; refuses what is none. It reads alone, and
 * all of it at once: what others may change until it is kept is looked over again then.
 */
export async function readAnswer(at: At, asked: AskedLately, { id, answers, unitId, code }: Store): Promise<Read> {
  const { db, scope, now } = at;
  endingWith(db);
  const [survey, questions, isForThem, units] = await Promise.all([
    surveySeen(db, scope, id, now),
    asked.of(at, id),
    isMine(db, scope, id, now),
    unitId === null ? ([] as number[]) : idsOf(db, sql`select u.id from ${myUnits(scope, now)} u`),
  ]);
  asked.keep(at, survey, questions);
  refuseClosed(survey, now);
  if (scope.memberId === null || !isForThem) throw new Refused('SURVEY.ERRORS.NOT_FOR_YOU');
  const taker: Taker = { memberId: scope.memberId, unitId: survey.answering === 'unit' ? unitId : null };
  if (survey.answering === 'unit' && (unitId === null || !units.includes(unitId)))
    throw new Refused('SURVEY.ERRORS.UNIT', { fields: { unitId: 'SURVEY.ERRORS.UNIT' } });
  const sheet = readSheet(questions, answers);
  if (!survey.anonymous) return { survey, questions, answer: { taker, sheet, code: null } };
  if (code === null) throw new Refused('SURVEY.ERRORS.CODE', { fields: { code: 'SURVEY.ERRORS.CODE' } });
  return { survey, questions, answer: { taker, sheet, code } };
}
