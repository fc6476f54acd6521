import { Refused } from '#contract/refusals.ts';
import type { Asking } from '../../base/files/files.ts';
import { type Survey, surveySeen } from '../rows/queries.ts';
import { mineOf } from './queries.ts';
import { addTurn, mayTurn } from './queries-turned.ts';
import { shownTo } from './steps.ts';

async function readable(at: Asking, id: number): Promise<Survey | null> {
  try {
    const s = await surveySeen(at.db, at.scope, id, at.now);
    return shownTo(at, s, await mineOf(at.db, at.scope, s, at.now)) === 'shown' ? s : null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Keeps that a vote came of the result of a survey. What its maker may not read is passed over in silence, as with replies. */
export async function keepTurned(at: Asking, surveyId: number | null, voteId: number): Promise<void> {
  const s = surveyId === null ? null : await readable(at, surveyId);
  if (s && mayTurn(at.scope, s, at.now)) await addTurn(at.db, at.scope, s.id, voteId, at.now);
}
