import { dayIn } from '#contract/base/time/dates.ts';
import type { FilingInput } from '#contract/documents/schema-filing.ts';
import { FolderInput } from '#contract/documents/schema-folders.ts';
import { Refused } from '#contract/refusals.ts';
import { plainly, speak } from '../../base/text/speak.ts';
import { boundsOf } from '../detail/queries.ts';
import { type At, folderSeen, holdTree } from '../rows/queries.ts';
import { folderNamed } from '../writing/queries.ts';
import { makeDocuments, makeDocumentsIn } from '../writing/steps-documents.ts';
import { makeFolder, makeUnitFolders } from '../writing/steps-folders.ts';
import { type HomeUnit, leadsToPlaces, unitsToFile } from './queries.ts';
import { refuseUnsettled } from './steps-owners.ts';

/** Folders are made in the language of the house, not of whoever makes them. */
const called = (key: 'FILING.HOME' | 'FILING.OF_UNIT' | 'FILING.WHOLES', params = {}) =>
  plainly(speak('cs')(key, params));

/** Refuses a folder that owners cannot reach: their papers would go where nobody finds them. */
async function refuseClosed({ db, scope }: At, path: readonly number[]): Promise<void> {
  const bounds = await boundsOf(db, scope, path);
  if ((bounds !== null && bounds !== 'public') || (await leadsToPlaces(db, scope, path)))
    throw new Refused('FILING.ERRORS.FOLDER', { fields: { folderId: 'FILING.ERRORS.FOLDER' } });
}

/** The folder that was chosen, if owners can reach it. */
export async function placeOf(
  at: At,
  folderId: number | null,
  how: 'read' | 'share' = 'read',
): Promise<{ id: number; name: string } | null> {
  if (folderId === null) return null;
  const { id, name, path } = await folderSeen(at, folderId, how);
  await refuseClosed(at, path);
  return { id, name };
}

/** The folder in which those of the units are: the chosen one, else one of its own, made when there is none. */
async function topOf(at: At, chosen: number | null): Promise<number> {
  if (chosen !== null) return chosen;
  const name = called('FILING.HOME');
  const there = await folderNamed(at.db, at.scope, null, name);
  if (there) await refuseClosed(at, there.path);
  return there?.id ?? makeFolder(at, FolderInput.parse({ name }));
}

type Homes = { of: Map<number, number>; top: () => Promise<number> };

/** Folders of these units, those made that are not there; and the one in which they are, made when something goes there. */
async function homesOf(
  at: At,
  chosen: number | null,
  units: readonly HomeUnit[],
  wanted: ReadonlySet<number>,
): Promise<Homes> {
  const known = new Map(units.map((u) => [u.id, u]));
  const theirs = [...wanted].map((id) => known.get(id));
  if (!theirs.every((unit) => unit !== undefined))
    throw new Refused('FILING.ERRORS.UNIT', { fields: { papers: 'FILING.ERRORS.UNIT' } });
  let made: Promise<number> | undefined;
  const top = () => (made ??= topOf(at, chosen));
  const of = new Map(theirs.flatMap((unit) => (unit.folderId === null ? [] : [[unit.id, unit.folderId]])));
  const without = theirs.filter((unit) => unit.folderId === null);
  if (without.length === 0) return { of, top };
  const named = without.map(({ id, number }) => ({ unitId: id, name: called('FILING.OF_UNIT', { number }) }));
  const ids = await makeUnitFolders(at, await top(), named);
  for (const [i, { id }] of without.entries()) of.set(id, ids[i] as number);
  return { of, top };
}

/**
 * What papers were cut from stays whole, in a folder of the committee. It is private as well: a folder of that name may be
 * somebody's own, open to all.
 */
async function keepWhole(
  at: At,
  above: number,
  paper: { fileId: number; dateFor?: string | undefined },
): Promise<void> {
  const name = called('FILING.WHOLES');
  const there = await folderNamed(at.db, at.scope, above, name);
  const folder = { name, parentId: above, visibility: 'committee' };
  const into = there?.id ?? (await makeFolder(at, FolderInput.parse(folder)));
  await makeDocuments(at, into, [{ ...paper, description: '', isPublic: false }]);
}

/** Files uploads that wait: each to the folder of its unit, or to the one in which those are; answers the documents. */
export async function fileToUnits(
  at: At,
  { folderId, papers, forLater, notify, wholeId, ...said }: FilingInput,
): Promise<{ id: number; unitId: number | null }[]> {
  const { db, scope, now } = at;
  const { dateFor } = said;
  await holdTree(db, scope);
  const place = await placeOf(at, folderId, 'share');
  await refuseUnsettled(at, { papers, forLater, ...said });
  const units = await unitsToFile(db, scope, { inside: place?.id ?? null, day: dayIn(now) });
  const wanted = new Set(papers.flatMap(({ unitId }) => unitId ?? []));
  const homes = await homesOf(at, folderId, units, wanted);
  const above = papers.some(({ unitId }) => unitId === null) ? await homes.top() : null;
  const given = papers.map(({ fileId, name, toIds, unitId }) => ({
    ...{ fileId, name, toIds, dateFor, forLater, notify, description: '', isPublic: true },
    folderId: unitId === null ? above : (homes.of.get(unitId) as number),
  }));
  const ids = await makeDocumentsIn(at, given);
  if (wholeId !== null) await keepWhole(at, await homes.top(), { fileId: wholeId, dateFor });
  return ids.map((id, i) => ({ id, unitId: papers[i]?.unitId ?? null }));
}
