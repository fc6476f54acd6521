import { versionOf } from '#contract/base/calls/ids.ts';
import { type Fraction, fraction, fromText, reduce } from '#contract/base/shares/fraction.ts';
import type { PointInput, VoteChange, VoteInput } from '#contract/drafts/schema.ts';
import { lawText } from '#contract/motions/rules-decisive.ts';
import { presetBy } from '#contract/motions/rules-law.ts';
import { type RuleText, ruleByPreset } from '#contract/motions/rules-point.ts';
import type { Rule } from '#contract/motions/rules-result.ts';
import type { PresetId } from '#contract/motions/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { attachFiles, dropFiles } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import { overtaken } from '../base/log/audit.ts';
import { dropEntries, keepEntry } from '../base/search/search.ts';
import { plainOf, sanitised } from '../base/text/rich-text.ts';
import { dropAttached } from '../documents/attached/queries.ts';
import { keepChosen } from '../documents/attached/steps.ts';
import { draftOf, voteSeen } from '../motions/queries.ts';
import * as q from '../motions/queries-points.ts';
import { ruleOf } from '../motions/steps-rules.ts';
import { powersOfVote } from '../proxies/queries.ts';

const perCent = 1_000_000;
/** A percent of at most four places is an exact part of 1. */
const exactly = (percent: number): Fraction => reduce(fraction(Math.round(percent * 10_000), perCent));

function settingsOf(input: Omit<VoteInput, 'replyId' | 'surveyId'>): q.Settings {
  const participation = input.participationPart
    ? reduce(fromText(input.participationPart))
    : exactly(input.participation_count);
  const accept = input.acceptPart ? reduce(fromText(input.acceptPart)) : exactly(input.accept_count);
  const law = presetBy(input.preset)?.law;
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  return {
    name: input.name,
    description: sanitised(input.description),
    isPublic: input.isPublic,
    type: input.type,
    basis: input.basis,
    participationNum: participation.num,
    participationDen: participation.den,
    acceptNum: accept.num,
    acceptDen: accept.den,
    acceptInclusive: input.acceptInclusive,
    acceptOf: input.acceptOf ?? (input.type === 'local' ? 'present' : 'all'),
    preset: input.preset,
    law: law ? lawText(law) : null,
    afterFailedAssembly: input.basis === 'perRollam' && input.afterFailedAssembly,
    shows: input.shows,
    meeting: input.meetingOfOwners || null,
    opensAt: moment(input.opensAt),
    closesAt: moment(input.closesAt),
    remindDays: input.remindDays,
    paperDays: input.paperDays,
  };
}

const mostWords = 20_000;

/** A vote is found by its name and by the wording of its points. */
export async function refreshEntry(
  db: Db,
  scope: Scope,
  id: number,
  { name, description }: Pick<q.Settings, 'name' | 'description'>,
): Promise<void> {
  const points = await q.pointsOf(db, scope, id);
  const words = [plainOf(description ?? ''), ...points.flatMap((p) => [p.name, plainOf(p.description)])].join(' ');
  await keepEntry(db, scope, { noun: 'vote', id, title: name, detail: null, words: words.slice(0, mostWords) });
}

/** The rule of a point of this preset, which has to be of the vote's own ground; null as the vote. */
export function chosenRule(vote: Rule, preset: PresetId | null, field: string): RuleText | null {
  if (preset === null) return null;
  if (presetBy(preset)?.basis !== vote.basis)
    throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { [field]: 'VOTE.ERRORS.PRESET_OF_ANOTHER' } });
  return ruleByPreset(vote, preset);
}

async function writePoints(db: Db, scope: Scope, id: number, points: readonly PointInput[], now: Date): Promise<void> {
  const vote = ruleOf(await voteSeen(db, scope, id));
  const clean = points.map((p, i) => ({
    ...{ id: p.id, name: p.name, description: sanitised(p.description) },
    rule: chosenRule(vote, p.preset ?? null, `points.${i}.preset`),
  }));
  const before = (await q.pointsOf(db, scope, id)).map((p) => p.id);
  const ids = await q.keepPoints(db, scope, id, clean, now);
  for (const [i, point] of points.entries()) {
    const ownerId = ids[i] as number;
    if (point.id !== null || point.fileIds.length > 0)
      await attachFiles(db, scope, { owner: 'vote_point', ownerId }, point.fileIds, now);
    // A page of the web could change under a vote.
    await keepChosen({ db, scope, now }, { owner: 'vote_point', ownerId }, point.documents, { links: false });
  }
  const left = before.filter((p) => !ids.includes(p));
  await dropFiles(db, scope, 'vote_point', left, now);
  await dropAttached(db, scope, 'vote_point', left);
}

/** Writes a new draft without its list; answers its id. */
export async function addDraft(db: Db, scope: Scope, input: VoteInput, now: Date): Promise<number> {
  refuseStrangers([], input.points);
  const settings = settingsOf(input);
  const id = await q.addVote(db, scope, settings, now);
  await writePoints(db, scope, id, input.points, now);
  await refreshEntry(db, scope, id, settings);
  return id;
}

/** Ids of points have to be those of this vote, each once. */
function refuseStrangers(known: readonly number[], points: readonly PointInput[]): void {
  const key = 'VOTE.ERRORS.POINT_UNKNOWN';
  const left = new Set(known);
  points.forEach(({ id }, i) => {
    if (id !== null && !left.delete(id)) throw new Refused(key, { fields: { [`points.${i}.id`]: key } });
  });
}

/** Changes a draft; refuses one that has started and a stale version. */
export async function changeDraft(
  db: Db,
  scope: Scope,
  { id, updatedAt, ...input }: VoteChange,
  now: Date,
): Promise<void> {
  await draftOf(db, scope, id);
  const settings = settingsOf(input);
  const fresh = await q.changeVote(db, scope, id, versionOf(updatedAt), settings, now);
  if (!fresh) throw await overtaken(db, scope, { noun: 'votes', nounId: id }, updatedAt);
  refuseStrangers(
    (await q.pointsOf(db, scope, id)).map((p) => p.id),
    input.points,
  );
  await writePoints(db, scope, id, input.points, now);
  await refreshEntry(db, scope, id, settings);
}

/** Deletes a draft with everything of it. */
export async function removeDraft(db: Db, scope: Scope, id: number, now: Date): Promise<void> {
  await draftOf(db, scope, id);
  const points = (await q.pointsOf(db, scope, id)).map((p) => p.id);
  await dropFiles(db, scope, 'vote_point', points, now);
  await dropAttached(db, scope, 'vote_point', points);
  await dropFiles(db, scope, 'vote_proxy', await powersOfVote(db, scope, id), now);
  await q.deleteVote(db, scope, id);
  await dropEntries(db, scope, 'vote', [id]);
}
