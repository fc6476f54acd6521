import { mostFiles } from '#contract/base/files.ts';
import { Refused } from '#contract/refusals.ts';
import { askedAfter, isToAsk, whyNotSolved, whyNotTakenOver, whyNotWithdrawn } from '#contract/reports/rules.ts';
import type { Outcome, Solution } from '#contract/reports/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { attachFiles, dropFiles, rowsOf } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { dropEntries } from '../../base/search/search.ts';
import { followAll } from '../../follow/queries.ts';
import { countRepeating } from '../near/queries.ts';
import { type Report, reportSeen, reportsSeen } from '../rows/queries.ts';
import { type Change, keepHistory } from '../rows/queries-history.ts';
import { askerOf } from '../rows/queries-seen.ts';
import { possibleReaders } from '../rows/queries-solvers.ts';
import { refuseWhen } from '../rows/steps-refusing.ts';
import { tellOf } from '../telling/notices.ts';
import { changeReport, keepReaders } from './queries.ts';
import { endedFromWall, refuseStale } from './steps-writing.ts';

type At = { db: Db; scope: Scope; now: Date };

/** The asker solves it from now on; whoever comes second finds it taken (409). */
export async function takeOver(portal: Portal, at: At, id: number, updatedAt: string): Promise<Report> {
  const { db, scope, now } = at;
  const r = await reportSeen(db, scope, id, 'lock');
  refuseWhen(whyNotTakenOver(r, askerOf(scope)));
  await refuseStale(at, r, updatedAt);
  const to = { status: 'solving', solverId: scope.memberId, solvingAt: r.solvingAt ?? now } as const;
  const changed = await changeReport(db, scope, r, to, now);
  const changes: Change[] = [
    ...(r.status === 'new' ? [{ field: 'status', before: 'new', after: 'solving' } as const] : []),
    ...(r.solverId === scope.memberId
      ? []
      : [{ field: 'solver', beforeId: r.solverId, afterId: scope.memberId } as const]),
  ];
  await keepHistory(db, scope, id, 'takenOver', changes, now);
  await tellOf(portal, at, changed, 'changed');
  return changed;
}

type Solved = { solution: string; outcome: Outcome; duplicateOf: number | null; afterId: number | null };

/** One that nobody took over goes through being solved in the same act, so that its life is whole. */
async function solve(
  portal: Portal,
  at: At,
  r: Report,
  { solution, outcome, duplicateOf, afterId }: Solved,
): Promise<Report> {
  const { db, scope, now } = at;
  const by = { solvedAt: now, solvedBy: scope.memberId, solvingAt: r.solvingAt ?? now, warnOn: null };
  const toAsk = isToAsk({ ownerId: r.ownerId, solvedBy: scope.memberId, outcome });
  const askAt = toAsk ? new Date(now.getTime() + askedAfter * 24 * 3600_000) : null;
  const to = { status: 'solved', solution, outcome, duplicateOf, afterId, askAt, ...by } as const;
  const changed = await changeReport(db, scope, r, to, now);
  const changes: Change[] = [
    { field: 'status', before: r.status, after: 'solved' },
    { field: 'outcome', after: outcome },
    ...(solution ? [{ field: 'solution', after: solution } as const] : []),
  ];
  await keepHistory(db, scope, r.id, 'solved', changes, now);
  if (duplicateOf !== null) {
    const more = await countRepeating(db, scope, r.id, duplicateOf, now);
    await followAll(db, scope, { owner: 'report', ownerId: duplicateOf }, more, now);
  }
  await tellOf(portal, at, changed, 'finished');
  if (r.source === 'wall') await portal.queue.send(db, endedFromWall, { svj: scope.svjId, id: r.id });
  return changed;
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
  return solve(portal, at, r, { solution: said.solution, outcome: said.outcome, duplicateOf, afterId });
}

/** Solves several with one text; those that are solved, or not there for the asker, are left out. */
export async function solveReports(portal: Portal, at: At, ids: readonly number[], solution: string) {
  const asker = askerOf(at.scope);
  const open = (await reportsSeen(at.db, at.scope, ids)).filter((r) => whyNotSolved(r, asker) === null);
  const solved = { solution, outcome: 'mended', duplicateOf: null, afterId: null } as const;
  for (const r of open) await solve(portal, at, r, solved);
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
  for (const r of some) await changeReport(db, scope, r, { deletedAt: now, warnOn: null, askAt: null }, now);
  const gone = some.map((r) => r.id);
  await dropFiles(db, scope, 'report', gone, now);
  await dropEntries(db, scope, 'reports', gone);
  return some;
}
