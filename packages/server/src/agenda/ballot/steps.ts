import { isDecided } from '#contract/agenda/rules.ts';
import { VoteInput } from '#contract/drafts/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { copyFiles } from '../../base/files/file-copying.ts';
import { digestsOf, dropFiles } from '../../base/files/files.ts';
import { may } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { asParagraphs } from '../../base/text/rich-text.ts';
import { buildCensus } from '../../census/steps.ts';
import { attachedDigests, copyAttached, dropAttached } from '../../documents/attached/queries.ts';
import { addDraft } from '../../drafts/steps.ts';
import { keepDraftPoints } from '../../drafts/steps-points.ts';
import type { Meeting } from '../../meetings/rows/queries.ts';
import { tieBook } from '../../meetings/rows/steps-votes.ts';
import { pointsOf } from '../../motions/queries-points.ts';
import { type PointRow, pointRows } from '../rows/queries.ts';
import { numberVoted } from '../rows/steps.ts';
import { type At, openMeeting } from '../writing/steps.ts';
import { bookOf, type Tie, tiePoints } from './queries.ts';

type Files = Pick<Portal, 'files'>;

/** The draft of the meeting's vote: by the law's majorities at an assembly, ended by hand, its points yet to come. */
export async function makeBook(at: At, m: Meeting): Promise<number> {
  const { db, scope, now } = at;
  const law = { type: 'local', basis: 'assembly', preset: 'assembly', participation_count: 50, accept_count: 50 };
  const input = VoteInput.parse({ ...law, name: m.name, isPublic: m.isPublic, closesAt: null });
  const id = await addDraft(db, scope, input, now);
  await buildCensus(db, scope, id, now);
  await tieBook(at, id, m.id);
  await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'create' });
  return id;
}

const from = 'meeting_point';
const to = 'vote_point';

/** Materials of points stand at the points of the vote too; those that have the same already keep theirs. */
async function carryFiles(portal: Files, { db, scope, now }: At, ties: readonly Tie[]): Promise<void> {
  const ids = { here: ties.map((t) => t.pointId), there: ties.map((t) => t.votePointId) };
  const [files, had, chosen, chose] = [
    await digestsOf(db, scope, from, ids.here),
    await digestsOf(db, scope, to, ids.there),
    await attachedDigests(db, scope, from, ids.here),
    await attachedDigests(db, scope, to, ids.there),
  ];
  const differs = (a: readonly string[] = [], b: readonly string[] = []) => a.join() !== b.join();
  const stale = ties.filter((t) => differs(files.get(t.pointId), had.get(t.votePointId)));
  await dropFiles(
    db,
    scope,
    to,
    stale.map((t) => t.votePointId),
    now,
  );
  const pairs = stale.map((t) => ({ from: t.pointId, to: t.votePointId }));
  await copyFiles(portal, db, scope, { from, to }, pairs, now);
  for (const t of ties.filter((tie) => differs(chosen.get(tie.pointId), chose.get(tie.votePointId)))) {
    await dropAttached(db, scope, to, [t.votePointId]);
    const [there, here] = [
      { owner: to, ownerId: t.votePointId },
      { owner: from, ownerId: t.pointId },
    ];
    await copyAttached(db, scope, here, there, { holds: false });
  }
}

/** Points of the draft: those of the agenda as it has them now, in its order, then whatever else somebody put there. */
async function draftPoints({ db, scope }: At, voteId: number, points: readonly PointRow[], gone: readonly number[]) {
  const there = await pointsOf(db, scope, voteId);
  const inDraft = new Set(there.map((p) => p.id));
  const tied = points.map((p) => ({
    p,
    id: p.votePointId !== null && inDraft.has(p.votePointId) ? p.votePointId : null,
  }));
  const ours = new Set([...tied.flatMap(({ id }) => id ?? []), ...gone]);
  const others = there.filter((p) => !ours.has(p.id));
  return { tied, others };
}

type Sync = { adding: (pointId: number) => boolean; gone?: readonly number[] };

/** The draft of the vote reads as the agenda does; those of it that the draft does not have yet come only when asked. */
async function keepInDraft(portal: Files, at: At, m: Meeting, voteId: number, { adding, gone = [] }: Sync) {
  const { db, scope, now } = at;
  const decided = (await pointRows(db, scope, m.id)).filter((p) => isDecided(p.kind));
  const { tied, others } = await draftPoints(at, voteId, decided, gone);
  const kept = tied.filter(({ p, id }) => id !== null || adding(p.id));
  const written = [
    ...kept.map(({ p, id }) => ({ id, name: p.name, description: asParagraphs(p.wording), preset: p.preset })),
    ...others.map(({ id, name, description, preset }) => ({ id, name, description, preset })),
  ];
  const ids = await keepDraftPoints(db, scope, voteId, written, now);
  const ties = kept.map(({ p }, i) => ({
    pointId: p.id,
    votePointId: ids[i] as number,
    elects: p.kind === 'election',
  }));
  await tiePoints(db, scope, ties);
  await numberVoted(db, scope, await pointRows(db, scope, m.id));
  await carryFiles(portal, at, ties);
}

/** Makes the draft of the meeting's vote, or adds to it the points that it does not have yet. */
export async function prepareBallot(portal: Files, at: At, id: number): Promise<Meeting> {
  const { db, scope } = at;
  const m = await openMeeting(at, id);
  if (!may(scope, 'vote', 'rw')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  const points = (await pointRows(db, scope, id)).filter((p) => isDecided(p.kind));
  if (points.length === 0) throw new Refused('AGENDA.ERRORS.NOTHING');
  const book = await bookOf(db, scope, id);
  if (book && book.status !== 'concept') throw new Refused('AGENDA.ERRORS.VOTE_OVER');
  await keepInDraft(portal, at, m, book?.id ?? (await makeBook(at, m)), { adding: () => true });
  return m;
}

/** The draft of the vote takes one further point of the agenda. */
export const addToDraft = (portal: Files, at: At, m: Meeting, voteId: number, pointId: number): Promise<void> =>
  keepInDraft(portal, at, m, voteId, { adding: (id) => id === pointId });

/** While the vote is a draft, what changes in the agenda changes there too; `left` are points that are on no more. */
export async function carryOver(portal: Files, at: At, m: Meeting, left: readonly PointRow[]): Promise<void> {
  const gone = left.flatMap((p) => p.votePointId ?? []);
  const book = await bookOf(at.db, at.scope, m.id);
  if (book?.status === 'concept') await keepInDraft(portal, at, m, book.id, { adding: () => false, gone });
}
