import { versionOf } from '#contract/base/calls/ids.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import { visibilityAtFirst, whyNotChanged } from '#contract/reports/rules.ts';
import { dueOnOf, warnOnOf } from '#contract/reports/rules-deadlines.ts';
import type { ReportChange, ReportInput, ReportType } from '#contract/reports/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { attachFiles, type Asking as FilesAsking, filesOf, handFiles } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { overtaken } from '../../base/log/audit.ts';
import { keepEntry } from '../../base/search/search.ts';
import { openNamesOf } from '../../documents/attached/queries.ts';
import { keepChosen } from '../../documents/attached/steps.ts';
import { aroundOf } from '../detail/queries.ts';
import { isEntrance, unitOfPlace } from '../listing/queries-form.ts';
import { type Report, reportSeen } from '../rows/queries.ts';
import { type Change, keepHistory } from '../rows/queries-history.ts';
import { askerOf } from '../rows/queries-seen.ts';
import { daysToSolve, maySolve, solverOfTypes } from '../rows/queries-solvers.ts';
import { refuseWhen } from '../rows/steps-refusing.ts';
import { saidPlace } from '../rows/steps-words.ts';
import { tellOf } from '../telling/notices.ts';
import { addReport, changeReport } from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };

/** Refuses a form that was opened before somebody else changed the report (409). */
export async function refuseStale({ db, scope }: At, r: Report, updatedAt: string): Promise<void> {
  if (r.version !== versionOf(updatedAt)) throw await overtaken(db, scope, { noun: 'report', nounId: r.id }, updatedAt);
}

type Placed = Pick<ReportInput, 'entranceId' | 'floor' | 'unitId' | 'commonSpace'>;

/** Where it is, with whether that is somebody's own; a unit brings its entrance and floor. A unit that it had may stay. */
async function placeIn({ db, scope, now }: At, typed: Placed, had: Report | null, before?: Report | null) {
  const { entranceId, floor, unitId, commonSpace } = typed;
  const refuse = (field: keyof Placed) => {
    const key = 'REPORT.ERRORS.PLACE';
    throw new Refused(key, { fields: { [field]: key } });
  };
  if (entranceId !== null && !(await isEntrance(db, scope, entranceId))) refuse('entranceId');
  if (unitId === null || unitId === had?.unitId)
    return { place: { entranceId, floor, unitId, commonSpace }, isPrivate: unitId !== null };
  const unit = await unitOfPlace(db, scope, unitId, now);
  // What follows a report stands where that one did, also when its unit is not the asker's to name by now.
  if (!unit && unitId === before?.unitId) return { place: { entranceId, floor, unitId, commonSpace }, isPrivate: true };
  if (!unit) return refuse('unitId');
  const place = { entranceId: unit.entrance_id ?? entranceId, floor: unit.floor ?? floor, unitId, commonSpace };
  return { place, isPrivate: unit.type !== 'commonSpace' };
}

/** Who will solve it: whom the asker chose, else by the settings of the house. Whoever solved it so far may stay. */
async function solverFor({ db, scope }: At, chosen: number | null, type: ReportType, had: number | null) {
  if (chosen !== null) {
    if (chosen === had || (await maySolve(db, scope, chosen))) return chosen;
    const key = 'REPORT.ERRORS.SOLVER';
    throw new Refused(key, { fields: { solverId: key } });
  }
  const solver = (await solverOfTypes(db, scope))[type];
  if (!solver) throw new Refused('REPORT.ERRORS.NO_SOLVER');
  return solver.id;
}

/** The solved one that a new report follows; refuses one that is not there for the asker, or not solved. */
async function followed({ db, scope }: At, id: number | null): Promise<Report | null> {
  if (id === null) return null;
  const r = await reportSeen(db, scope, id);
  if (r.status === 'solved' || r.status === 'archive') return r;
  throw new Refused('REPORT.ERRORS.FOLLOWS', { fields: { followsId: 'REPORT.ERRORS.FOLLOWS' } });
}

/** A report is found by its title, its text and its place. What is said inside the committee is found by nobody. */
async function keepFound({ db, scope }: At, r: Report): Promise<void> {
  const { place } = await aroundOf(db, scope, r.id);
  const { entrance, unit, space } = saidPlace(place);
  const words = [r.description, entrance, unit, space].filter(Boolean).join(' ');
  await keepEntry(db, scope, { noun: 'reports', id: r.id, title: r.title, detail: null, words });
}

/** Its files and documents, as the form sends them. */
async function keepAttached(at: At, id: number, { fileIds, documents }: Pick<ReportInput, 'fileIds' | 'documents'>) {
  const owner = { owner: 'report', ownerId: id };
  await attachFiles(at.db, at.scope, owner, fileIds, at.now);
  await keepChosen(at, owner, documents, { links: true });
}

/** Until when it is to be solved; nobody has been told that it is late. */
const deadline = (dueOn: Day | null, now: Date) =>
  ({ dueOn, warned: 0, warnOn: warnOnOf(dueOn, 0, dayIn(now)) }) as const;

/** Another type has other days, counted from the day of filing; the same type keeps its day whatever the settings say now, and a day moved by hand stays. */
async function deadlineOf({ db, scope, now }: At, r: Report, type: ReportType) {
  if (type === r.type || r.dueByHand) return {};
  return deadline(dueOnOf(r.createdAt, await daysToSolve(db, scope, type)), now);
}

type Origin = Pick<Report, 'ownerId' | 'source'>;

/** Writes a new report down, of whoever asks unless said; nobody is told yet. */
export async function writeReport(at: At, input: ReportInput, from?: Origin): Promise<Report> {
  const { db, scope, now } = at;
  const before = await followed(at, input.followsId);
  const { place, isPrivate } = await placeIn(at, input, null, before);
  const { title, description, type } = input;
  const first = { type, privatePlace: isPrivate, followsPrivate: before?.visibility === 'private' };
  const solverId = await solverFor(at, input.solverId, type, null);
  const visibility = input.visibility ?? visibilityAtFirst(first);
  const { ownerId, source } = from ?? { ownerId: scope.memberId, source: 'portal' as const };
  const own = { ownerId, source, followsId: before?.id ?? null, sharesReporter: input.sharesReporter };
  const due = deadline(dueOnOf(now, await daysToSolve(db, scope, type)), now);
  const said = { title, description, type, visibility, solverId, ...due };
  const r = await addReport(db, scope, { ...said, ...place, ...own }, now);
  await keepAttached(at, r.id, input);
  await keepFound(at, r);
  await keepHistory(db, scope, r.id, 'created', [], now);
  return r;
}

/** Files a report and tells its solver and who administers reports. */
export async function fileReport(portal: Portal, at: At, input: ReportInput): Promise<Report> {
  const r = await writeReport(at, input);
  await tellOf(portal, at, r, 'published');
  return r;
}

/** Left to be done when what came from outside is solved: whoever wrote it may wait for that. */
export const endedFromWall = 'reports.endedFromWall';

/** The same for what came from outside, of nobody of the house, with files that it had under another owner. */
export async function fileFromWall(
  portal: Portal,
  at: At,
  input: ReportInput,
  fileIds: readonly number[],
): Promise<Report> {
  const r = await writeReport(at, input, { ownerId: null, source: 'wall' });
  await handFiles(at.db, at.scope, fileIds, { owner: 'report', ownerId: r.id });
  await tellOf(portal, at, r, 'published');
  return r;
}

/** What of a report the history compares. */
async function shotOf(portal: Portal, at: FilesAsking, r: Report) {
  const { place } = await aroundOf(at.db, at.scope, r.id);
  const files = (await filesOf(portal, at, 'report', [r.id], { all: true })).get(r.id) ?? [];
  // Of documents those that whoever reads documents may open: of others the history would tell.
  const documents = await openNamesOf(at.db, at.scope, { owner: 'report', ownerId: r.id });
  const { title, description, type, visibility } = r;
  const told = { title, description, type, visibility, dueOn: r.dueOn, place: JSON.stringify(saidPlace(place)) };
  return { told, solverId: r.solverId, files: JSON.stringify([files.map((f) => f.id), documents]) };
}
type Shot = Awaited<ReturnType<typeof shotOf>>;

function changesOf(was: Shot, is: Shot): Change[] {
  const fields = Object.keys(was.told) as (keyof Shot['told'])[];
  const told = fields.flatMap((field): Change[] =>
    was.told[field] === is.told[field] ? [] : [{ field, before: was.told[field], after: is.told[field] }],
  );
  const solver: Change[] =
    was.solverId === is.solverId ? [] : [{ field: 'solver', beforeId: was.solverId, afterId: is.solverId }];
  return [...told, ...solver, ...(was.files === is.files ? [] : [{ field: 'files' } as const])];
}

/** Changes a report as its form sends it; refuses a stale version (409). A new solver is told that it is theirs. */
export async function correctReport(portal: Portal, at: FilesAsking, change: ReportChange): Promise<Report> {
  const { db, scope, now } = at;
  const r = await reportSeen(db, scope, change.id, 'lock');
  refuseWhen(whyNotChanged(r, askerOf(scope)));
  await refuseStale(at, r, change.updatedAt);
  const was = await shotOf(portal, at, r);
  const { place } = await placeIn(at, change, r);
  const solverId = await solverFor(at, change.solverId, change.type, r.solverId);
  const { title, description, type, visibility } = change;
  const due = await deadlineOf(at, r, type);
  const said = { title, description, type, visibility, solverId, ...place, ...due };
  const changed = await changeReport(db, scope, r, said, now);
  await keepAttached(at, r.id, change);
  await keepFound(at, changed);
  const changes = changesOf(was, await shotOf(portal, at, changed));
  if (changes.length > 0) await keepHistory(db, scope, r.id, 'changed', changes, now);
  if (solverId !== r.solverId) await tellOf(portal, at, changed, 'given');
  return changed;
}
