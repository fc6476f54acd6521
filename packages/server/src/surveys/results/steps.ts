import { dayIn } from '#contract/base/time/dates.ts';
import { percentOf, resultsOf, type Sheeted } from '#contract/surveys/rules-tally.ts';
import type { Question } from '#contract/surveys/schema-questions.ts';
import type { Results, Statistics } from '#contract/surveys/schema-results.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { boxOf } from '../answering/queries-box.ts';
import { shuffled } from '../answering/steps-seal.ts';
import { type Survey, turnoutOf } from '../rows/queries.ts';
import { seesAll } from '../rows/queries-audience.ts';
import { allSigned, daysOf } from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };

/** Whether the asker reads who answered what, where results are shown to them. */
export const readsNames = (scope: Scope, s: Survey): boolean => !s.anonymous && (seesAll(scope) || s.namesShown);

/** What is told of the answers; whoever asks is known to be one whom the results are shown to. */
export async function resultsFor({ db, scope, now }: At, s: Survey, questions: readonly Question[]): Promise<Results> {
  const box = s.anonymous ? await boxOf(db, scope, s.id) : null;
  const sheets: Sheeted[] = box
    ? box.sheets.map((sheet) => ({ sheet, person: null }))
    : await allSigned(db, scope, s.id, dayIn(s.finishedAt ?? now));
  const inOrder = <T>(list: readonly T[]): T[] => [...list];
  const telling = {
    anonymous: s.anonymous,
    named: readsNames(scope, s),
    byShares: s.answering === 'unit',
    shuffled: readsNames(scope, s) ? inOrder : shuffled,
  };
  return { answered: sheets.length, questions: resultsOf(questions, sheets, telling), codes: box?.codes ?? null };
}

/** How many answered, of how many; never what. */
export async function statisticsOf({ db, scope, now }: At, s: Survey): Promise<Statistics> {
  const { answered, expected, recorded } = await turnoutOf(db, scope, s.id, now);
  return {
    expected,
    answered,
    online: answered - recorded,
    paper: recorded,
    percent: percentOf(answered, expected),
    days: s.anonymous ? null : await daysOf(db, scope, s.id),
  };
}
