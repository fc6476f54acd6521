import { mostFiles } from '#contract/base/files/files.ts';
import { Refused } from '#contract/refusals.ts';
import { askedAfter, isToAsk, whyNotSolved, whyNotTakenOver, whyNotWithdrawn } from '#contract/reports/rules.ts';
import type { Outcome, ReportState, Solution } from '#contract/reports/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { attachFiles, dropFiles, rowsOf } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { dropEntries } from '../../base/search/search.ts';
import { dropAttached } from '../../documents/attached/queries.ts';
import { followAll } from '../../follow/queries.ts';
import { countRepeating, followersToJoin } from '../near/queries.ts';
import { type Report, reportSeen, reportsSeen } from '../rows/queries.ts';
import { type Change, keepHistories, keepHistory } from '../rows/queries-history.ts';
import { askerOf } from '../rows/queries-seen.ts';
import { possibleReaders } from '../rows/queries-solvers.ts';
import { refuseWhen } from '../rows/steps-refusing.ts';
import { tellOf } from '../telling/notices.ts';
import { changeReport, changeReports, keepReaders, solvingSince } from './queries.ts';
import { endedFromWall, refuseStale } from './steps-writing.ts';

type At = { db: Db; scope: Scope; now: Date };

type Named = { solverId: number | null; knows: boolean };

/**
 * The asker, or whom they name, solves it from now on; whoever comes second finds it taken (409). Who was told by the same call
 * that it is theirs knows.
 */
export async function takeOver(
  portal: Portal,
  at: At,
  id: number,
  updatedAt: string,
  { solverId, knows }: Named = { solverId: at.scope.memberId, knows: false },
): Promise<Report> {
  const { db, scope, now } = at;
  const r = await reportSeen(db, scope, id, 'lock');
  refuseWhen(whyNotTakenOver(r, askerOf(scope)));
  await refuseStale(at, r, updatedAt);
  const to = { status: 'solving', solverId, solvingAt: r.solvingAt ?? now } as const;
  const changed = await changeReport(db, scope, r, to, now);
  const changes: Change[] = [
    ...(r.status === 'new' ? [{ field: 'status', before: 'new', after: 'solving' } as const] : []),
    ...(r.solverId === solverId ? [] : [{ field: 'solver', beforeId: r.solverId, afterId: solverId } as const]),
  ];
  await keepHistory(db, scope, id, 'takenOver', changes, now);
  await tellOf(portal, at, changed, 'changed', knows ? solverId : null);
  return changed;
}

type Solved = { solution: string; outcome: Outcome; duplicateOf: number | null; afterId: number | null };

const endOf = (status: ReportState, { solution, outcome }: Solved): Change[] => [
  { field: 'status', before: status, after: 'solved' },
  { field: 'outcome', after: outcome },
  ...(solution ? [{ field: 'solution', after: solution } as const] : []),
];

/** Solves what is held. One that nobody took over goes through being solved in the same act, so that its life is whole. */
async function solve(portal: Portal, at: At, some: readonly Report[], said: Solved): Promise<void> {
  const { db, scope, now } = at;
  const by = { solvedAt: now, solvedBy: scope.memberId, solvingAt: solvingSince(now), warnOn: null };
  const asks = ({ ownerId }: Report) => isToAsk({ ownerId, solvedBy: scope.memberId, outcome: said.outcome });
  const later = new Date(now.getTime() + askedAfter * 24 * 3600_000);
  for (const isAsked of [true, false]) {
    const ids = some.filter((r) => asks(r) === isAsked).map((r) => r.id);
    await changeReports(db, scope, ids, { status: 'solved', ...said, ...by, askAt: isAsked ? later : null }, now);
  }
  const done = some.map(({ id, status }) => ({ reportId: id, changes: endOf(status, said) }));
  await keepHistories(db, scope, 'solved', done, now);
  for (const r of some) {
    await tellOf(portal, at, r, 'finished');
    if (r.source === 'wall') await portal.queue.send(db, endedFromWall, { svj: scope.svjId, id: r.id });
  }
}

/** Whoever has the trouble of the one that repeats another, and whoever follows it, has it and follows there from now on. */
async function joinOther({ db, scope, now }: At, from: number, to: number): Promise<void> {
  await countRepeating(db, scope, from, to, now);
  const followers = await followersToJoin(db, scope, from, to);
  await followAll(db, scope, { owner: 'report', ownerId: to }, followers, now);
}

/** The picture of how it looks since, beside those that it has; nothing where none came. */
async function addAfter({ db, scope, now }: At, id: number, [picture]: readonly number[]): Promise<number | null> {
  if (picture === undefined) return null;
  const owner = { owner: 'report', ownerId: id };
  const had = (await rowsOf(db, scope, owner)).map((f) => f.id);
  if (had.length >= mostFiles) throw new Refused('FILES.ERRORS.TOO_MANY');
  await attachFiles(db, scope, owner, [...had, picture], now);
  return picture;
}

/** Another report that the asker may read, where one is to be named; nothing otherwise. */
async function repeated({ db, scope }: At, { id, outcome, duplicateOfId }: Solution): Promise<number | null> {
  if (outcome !== 'duplicate') return null;
  if (duplicateOfId !== null && duplicateOfId !== id) return (await reportSeen(db, scope, duplicateOfId)).id;
  throw new Refused('REPORT.ERRORS.DUPLICATE', { fields: { duplicateOfId: 'REPORT.ERRORS.DUPLICATE' } });
}

/** Solves a report and tells who reported and who follows it; refuses a stale version (409). */
export async function solveReport(portal: Portal, at: At, said: Solution): Promise<Report> {
  const { db, scope } = at;
  const r = await reportSeen(db, scope, said.id, 'lock');
  refuseWhen(whyNotSolved(r, askerOf(scope)));
  await refuseStale(at, r, said.updatedAt);
  const duplicateOf = await repeated(at, said);
  const afterId = await addAfter(at, r.id, said.afterIds);
  await solve(portal, at, [r], { solution: said.solution, outcome: said.outcome, duplicateOf, afterId });
  if (duplicateOf !== null) await joinOther(at, r.id, duplicateOf);
  return r;
}

/** Solves several with one text; those that are solved, or not there for the asker, are left out. */
export async function solveReports(portal: Portal, at: At, ids: readonly number[], solution: string) {
  const asker = askerOf(at.scope);
  const open = (await reportsSeen(at.db, at.scope, ids)).filter((r) => whyNotSolved(r, asker) === null);
  const solved = { solution, outcome: 'mended', duplicateOf: null, afterId: null } as const;
  await solve(portal, at, open, solved);
  return open;
}

/** Puts a solved report into the archive. */
export async function archiveReport({ db, scope, now }: At, id: number): Promise<Report> {
  const r = await reportSeen(db, scope, id, 'lock');
  if (r.status !== 'solved') throw new Refused('REPORT.ERRORS.NOT_SOLVED');
  const changed = await changeReport(db, scope, r, { status: 'archive', archivedAt: now }, now);
  await keepHistory(db, scope, id, 'archived', [{ field: 'status', before: 'solved', after: 'archive' }], now);
  return changed;
}

/** Takes the own new report back; from then on it is kept for who administers reports alone. */
export async function withdrawReport({ db, scope, now }: At, id: number): Promise<Report> {
  const r = await reportSeen(db, scope, id, 'lock');
  refuseWhen(whyNotWithdrawn(r, askerOf(scope)));
  const to = { status: 'archive', outcome: 'withdrawn', archivedAt: now, warnOn: null } as const;
  const changed = await changeReport(db, scope, r, to, now);
  await keepHistory(db, scope, id, 'withdrawn', [{ field: 'status', before: 'new', after: 'archive' }], now);
  return changed;
}

/** Lets exactly these people in to a private report; whoever comes follows it unless they said otherwise. */
export async function letIn({ db, scope, now }: At, id: number, memberIds: readonly number[]): Promise<Report> {
  const r = await reportSeen(db, scope, id, 'lock');
  if (r.visibility === 'public') throw new Refused('REPORT.ERRORS.PUBLIC');
  const wanted = [...new Set(memberIds)];
  if ((await possibleReaders(db, scope, wanted)).length !== wanted.length)
    throw new Refused('REPORT.ERRORS.READERS', { fields: { memberIds: 'REPORT.ERRORS.READERS' } });
  const { come, gone } = await keepReaders(db, scope, id, wanted, now);
  await followAll(db, scope, { owner: 'report', ownerId: id }, come, now);
  const people = (ids: readonly number[], as: 'beforeId' | 'afterId') =>
    ids.map((one): Change => ({ field: 'reader', [as]: one }));
  if (come.length > 0) await keepHistory(db, scope, id, 'letIn', people(come, 'afterId'), now);
  if (gone.length > 0) await keepHistory(db, scope, id, 'letOut', people(gone, 'beforeId'), now);
  return r;
}

/** Deletes those of these reports that are there for the asker, with what they are found by and their files. */
export async function removeReports(at: At, ids: readonly number[]): Promise<Report[]> {
  const { db, scope, now } = at;
  const some = await reportsSeen(db, scope, ids);
  const gone = some.map((r) => r.id);
  await changeReports(db, scope, gone, { deletedAt: now, warnOn: null, askAt: null }, now);
  await dropFiles(db, scope, 'report', gone, now);
  await dropAttached(db, scope, 'report', gone);
  await dropEntries(db, scope, 'reports', gone);
  return some;
}
