import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { whyNotOpen } from '#contract/surveys/rules.ts';
import { whyNotReplies } from '#contract/surveys/rules-replies.ts';
import { type Sheet, sheetOf } from '#contract/surveys/rules-tally.ts';
import type { PaperStore, Store } from '#contract/surveys/schema-people.ts';
import { codeSigns, type Question, type Reply } from '#contract/surveys/schema-questions.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { myUnits, questionsOf, type Survey, surveySeen } from '../rows/queries.ts';
import * as q from './queries.ts';
import { papersOf } from './queries-box.ts';
import { addWaiting, openWaiting } from './steps-groups.ts';

type At = { db: Db; scope: Scope; now: Date };

const closed = {
  ahead: 'SURVEY.ERRORS.AHEAD',
  ended: 'SURVEY.ERRORS.ENDED',
  notRunning: 'SURVEY.ERRORS.NOT_RUNNING',
} as const satisfies Record<string, Refusal>;
const wrong = {
  required: 'SURVEY.ERRORS.REQUIRED',
  oneAnswer: 'SURVEY.ERRORS.ONE_ANSWER',
  unknownAnswer: 'SURVEY.ERRORS.UNKNOWN_ANSWER',
} as const satisfies Record<string, Refusal>;

/** Refuses a survey that nobody answers now. */
export function refuseClosed(s: Survey, now: Date): void {
  const why = whyNotOpen(s, now);
  if (why) throw new Refused(closed[why]);
}

/** The replies as they are kept; refuses those that are no answers to these questions. */
function readSheet(questions: readonly Question[], replies: readonly Reply[]): Sheet {
  const why = whyNotReplies(questions, replies);
  if (!why) return sheetOf(questions, replies);
  const key = wrong[why.why];
  throw new Refused(key, { fields: { [`answers.${why.questionId}`]: key } });
}

/** For whom the asker answers: themselves, or the unit of theirs that they chose. */
async function takerOf({ db, scope, now }: At, s: Survey, unitId: number | null): Promise<q.Taker> {
  if (scope.memberId === null || !(await q.isMine(db, scope, s.id, now)))
    throw new Refused('SURVEY.ERRORS.NOT_FOR_YOU');
  if (s.answering === 'member') return { memberId: scope.memberId, unitId: null };
  const mine = await idsOf(db, sql`select u.id from ${myUnits(scope, now)} u`);
  if (unitId === null || !mine.includes(unitId)) {
    throw new Refused('SURVEY.ERRORS.UNIT', { fields: { unitId: 'SURVEY.ERRORS.UNIT' } });
  }
  return { memberId: scope.memberId, unitId };
}

/** A code of an answer, for whoever has none of their own. */
export const newCode = (): string => Array.from({ length: 8 }, () => codeSigns[randomInt(codeSigns.length)]).join('');

/** Keeps that they took part; refuses whoever has already (409). */
async function takeOnce({ db, scope }: At, s: Survey, taker: q.Taker): Promise<void> {
  if (!(await q.takePart(db, scope, s, taker))) throw new Refused('SURVEY.ERRORS.ANSWERED');
}

/**
 * Stores the answers of the asker, once and for all. Of an anonymous survey that they took part, and apart from it what they
 * answered, stand or fall together.
 */
export async function storeAnswers(portal: Portal, at: At, { id, answers, unitId, code }: Store): Promise<void> {
  const { db, scope, now } = at;
  // Held, so that the end of the survey and an answer come one after the other.
  const s = await surveySeen(db, scope, id, now, 'lock');
  refuseClosed(s, now);
  const taker = await takerOf(at, s, unitId);
  if (await q.hasPaper(db, scope, s, taker)) throw new Refused('SURVEY.ERRORS.ON_PAPER');
  const questions = await questionsOf(db, scope, id);
  const sheet = readSheet(questions, answers);
  if (!s.anonymous) {
    await takeOnce(at, s, taker);
    return q.addSheet(db, scope, id, { ...taker, sheet, paper: false }, now);
  }
  if (code === null) throw new Refused('SURVEY.ERRORS.CODE', { fields: { code: 'SURVEY.ERRORS.CODE' } });
  const standing = await openWaiting(portal, at, id);
  await takeOnce(at, s, taker);
  await addWaiting(portal, at, id, { questions, one: { sheet, code }, paper: false, standing });
}

async function recordNamed(at: At, s: Survey, whoId: number | null, sheet: Sheet): Promise<void> {
  const { db, scope, now } = at;
  const taker = s.answering === 'unit' ? { memberId: null, unitId: whoId } : { memberId: whoId, unitId: null };
  if (whoId === null || !(await q.hasPaper(db, scope, s, taker))) {
    throw new Refused('SURVEY.ERRORS.NO_PAPERS', { fields: { whoId: 'SURVEY.ERRORS.NO_PAPERS' } });
  }
  await takeOnce(at, s, taker);
  await q.addSheet(db, scope, s.id, { ...taker, sheet, paper: true }, now);
}

/** Types in one paper: by name, or of an anonymous survey without one and never more than were given out. */
export async function recordPaper(portal: Portal, at: At, { id, answers, whoId, code }: PaperStore): Promise<Survey> {
  const { db, scope, now } = at;
  const s = await surveySeen(db, scope, id, now, 'lock');
  refuseClosed(s, now);
  const questions = await questionsOf(db, scope, id);
  const sheet = readSheet(questions, answers);
  if (!s.anonymous) {
    await recordNamed(at, s, whoId, sheet);
    return s;
  }
  const standing = await openWaiting(portal, at, id);
  const { given, recorded } = await papersOf(db, scope, id);
  if (recorded >= given) throw new Refused('SURVEY.ERRORS.NO_PAPERS');
  await addWaiting(portal, at, id, { questions, one: { sheet, code: code ?? newCode() }, paper: true, standing });
  return s;
}
