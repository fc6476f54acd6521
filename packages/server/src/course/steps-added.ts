import type { NewPoint } from '#contract/course/endpoints.ts';
import { sha256 } from '#contract/ledger/rules.ts';
import { mostPoints } from '#contract/motions/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { attachFiles } from '../base/files/files.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { sanitised } from '../base/text/rich-text.ts';
import { filesOfPoints } from '../census/print.ts';
import { holdAttached } from '../documents/attached/queries.ts';
import { keepChosen } from '../documents/attached/steps.ts';
import { chosenRule, refreshEntry } from '../drafts/steps.ts';
import { append } from '../ledger/steps.ts';
import { isClosed, type Vote } from '../motions/queries.ts';
import { insertPoint, markAdded, type Point, pointsOf } from '../motions/queries-points.ts';
import { otherRuleOf, ruleOf } from '../motions/steps-rules.ts';
import { heldMeeting } from '../presence/steps.ts';
import type { At } from './steps.ts';

const owner = 'vote_point';

/** Why the meeting takes no further point now. */
function refuseMore(vote: Vote, points: readonly Point[], before: number | null, now: Date): void {
  if (isClosed(vote, now)) throw new Refused('VOTE.ERRORS.CLOSED');
  if (points.length >= mostPoints) throw new Refused('VOTE.ERRORS.TOO_MANY_POINTS', { params: { most: mostPoints } });
  const key = 'VOTE.ERRORS.POINT_UNKNOWN';
  if (before !== null && !points.some((p) => p.id === before)) throw new Refused(key, { fields: { before: key } });
}

/** What is attached to the point stays with its bytes, as that of a vote that starts. */
async function keepFiles({ db, scope, now }: At, ownerId: number, given: Pick<NewPoint, 'fileIds' | 'documents'>) {
  if (given.fileIds.length > 0) await attachFiles(db, scope, { owner, ownerId }, given.fileIds, now);
  await keepChosen({ db, scope, now }, { owner, ownerId }, given.documents, { links: false });
  const { isWhole } = await holdAttached(db, scope, owner, [ownerId]);
  if (!isWhole) throw new Refused('VOTE.ERRORS.DOCUMENT_GONE');
  return (await filesOfPoints(db, scope, [ownerId])).get(ownerId) ?? [];
}

/**
 * Adds a point to a meeting that runs: a row, and an entry of the ledger that holds its place, its rule, and digests of its
 * wording and of what is attached, so that it is as provable as what was frozen at the start. Answers the id of the point.
 */
export async function addPoint(portal: Portal, at: At, voteId: number, given: NewPoint): Promise<number> {
  const { db, scope, now } = at;
  const vote = await heldMeeting(db, scope, voteId);
  refuseMore(vote, await pointsOf(db, scope, voteId), given.before, now);
  const own = chosenRule(ruleOf(vote), given.preset ?? null, 'preset');
  const text = sanitised(given.description);
  const { name, before } = given;
  const id = await insertPoint(db, scope, voteId, { name, description: text, rule: own, before }, now);
  const files = await keepFiles(at, id, given);
  const point = (await pointsOf(db, scope, voteId)).find((p) => p.id === id) as Point;
  const fields = {
    ...{ point: id, name, text: sha256(text), files, rule: otherRuleOf(vote, point), before },
    by: scope.memberId as number,
    ...(given.offAgenda && { offAgenda: { consent: true } }),
  };
  const written = await append(db, scope, portal, voteId, [{ kind: 'added', fields }], now);
  await markAdded(db, scope, id, { seq: written.entries[0]?.seq as number, offAgenda: given.offAgenda !== null });
  await refreshEntry(db, scope, voteId, vote);
  await record(db, scope, now, { noun: 'votes', nounId: voteId, verb: 'addPoint', detail: { point: name } });
  return id;
}
