import { randomInt } from 'node:crypto';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { Asked, Sheet } from '#contract/surveys/rules-tally.ts';
import type { PaperStore } from '#contract/surveys/schema-people.ts';
import { codeSigns } from '#contract/surveys/schema-questions.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { questionsOf, type Survey, surveySeen } from '../rows/queries.ts';
import * as q from './queries.ts';
import { papersOf } from './queries-box.ts';
import { addWaiting, openWaiting } from './steps-groups.ts';
import { type Answer, readSheet, refuseClosed } from './steps-reading.ts';

type At = { db: Db; scope: Scope; now: Date };

/** A code of an answer, for whoever has none of their own. */
export const newCode = (): string => Array.from({ length: 8 }, () => codeSigns[randomInt(codeSigns.length)]).join('');

/** Why each of them is not kept, by what the survey knows; null where it is. Of two of one taker the first is. */
async function whyNot({ db, scope }: At, id: number, answers: readonly Answer[]): Promise<(Refusal | null)[]> {
  const takers = answers.map((a) => q.takerOf(a.taker));
  const { took, paper } = await q.knownOf(db, scope, id, takers);
  return takers.map((taker) => {
    if (paper.has(taker)) return 'SURVEY.ERRORS.ON_PAPER';
    if (took.has(taker)) return 'SURVEY.ERRORS.ANSWERED';
    took.add(taker);
    return null;
  });
}

/**
 * Keeps answers, each once and for all; answers why each of them is not kept. Of an anonymous survey that people took part,
 * and apart from it what they answered, stand or fall together.
 */
export async function keepAnswers(
  portal: Portal,
  at: At,
  { id, questions }: { id: number; questions: readonly Asked[] },
  answers: readonly Answer[],
): Promise<(Refusal | null)[]> {
  const { db, scope, now } = at;
  // Held, so that the end of the survey and answers come one after the other.
  const s = await surveySeen(db, scope, id, now, 'lock');
  refuseClosed(s, now);
  const standing = s.anonymous ? await openWaiting(portal, at, id) : null;
  const why = await whyNot(at, id, answers);
  const kept = answers.filter((_, i) => why[i] === null);
  if (kept.length === 0) return why;
  if (standing) {
    const coming = kept.map(({ taker, sheet, code }) => ({ taker, waiting: { sheet, code: code ?? newCode() } }));
    await addWaiting(portal, at, id, { questions, coming, standing });
    return why;
  }
  await q.takePart(
    db,
    scope,
    id,
    kept.map(({ taker }) => ({ ...taker, standing: 'joined' })),
  );
  await q.addSheets(
    db,
    scope,
    id,
    kept.map(({ taker, sheet }) => ({ ...taker, sheet, paper: false })),
    now,
  );
  return why;
}

async function recordNamed(at: At, s: Survey, whoId: number | null, sheet: Sheet): Promise<void> {
  const { db, scope, now } = at;
  const taker = s.answering === 'unit' ? { memberId: null, unitId: whoId } : { memberId: whoId, unitId: null };
  const { took, paper } = await q.knownOf(db, scope, s.id, [q.takerOf(taker)]);
  if (whoId === null || paper.size === 0) {
    throw new Refused('SURVEY.ERRORS.NO_PAPERS', { fields: { whoId: 'SURVEY.ERRORS.NO_PAPERS' } });
  }
  if (took.size > 0) throw new Refused('SURVEY.ERRORS.ANSWERED');
  await q.takePart(db, scope, s.id, [{ ...taker, standing: 'joined' }]);
  await q.addSheets(db, scope, s.id, [{ ...taker, sheet, paper: true }], now);
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
  const waiting = { sheet, code: code ?? newCode() };
  await addWaiting(portal, at, id, { questions, coming: [{ taker: null, waiting }], standing });
  return s;
}
