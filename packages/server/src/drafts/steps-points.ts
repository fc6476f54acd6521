import type { PointInput } from '#contract/drafts/schema.ts';
import type { PresetId } from '#contract/motions/schema.ts';
import type { Db } from '../base/db/db.ts';
import { dropFiles } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import { dropAttached } from '../documents/attached/queries.ts';
import * as q from '../motions/queries-points.ts';
import { ruleOf } from '../motions/steps-rules.ts';
import { chosenRule, refreshEntry } from './steps.ts';

type Written = Pick<PointInput, 'id' | 'name' | 'description'> & { preset: PresetId | null };

/**
 * Makes the points of a draft exactly these for whoever keeps them elsewhere; their files are seen to there. Whoever has the
 * draft open is refused with it (409). Answers their ids in the order.
 */
export async function keepDraftPoints(
  db: Db,
  scope: Scope,
  id: number,
  points: readonly Written[],
  now: Date,
): Promise<number[]> {
  const draft = await q.raiseDraft(db, scope, id, now);
  const before = (await q.pointsOf(db, scope, id)).map((p) => p.id);
  const vote = ruleOf(draft);
  const written = points.map(({ preset, ...p }, i) => ({
    ...p,
    rule: chosenRule(vote, preset ?? null, `points.${i}.preset`),
  }));
  const ids = await q.keepPoints(db, scope, id, written, now);
  const left = before.filter((p) => !ids.includes(p));
  await dropFiles(db, scope, 'vote_point', left, now);
  await dropAttached(db, scope, 'vote_point', left);
  await refreshEntry(db, scope, id, draft);
  return ids;
}
