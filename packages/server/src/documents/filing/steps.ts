import { dayIn } from '#contract/base/dates.ts';
import { FolderInput } from '#contract/documents/schema.ts';
import type { FilingInput } from '#contract/documents/schema-filing.ts';
import { Refused } from '#contract/refusals.ts';
import { plainly, speak } from '../../base/text/speak.ts';
import { boundsOf } from '../detail/queries.ts';
import { type At, folderSeen, holdTree } from '../rows/queries.ts';
import { folderNamed } from '../writing/queries.ts';
import { makeDocuments } from '../writing/steps-documents.ts';
import { makeFolder } from '../writing/steps-folders.ts';
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

/** Folders of units and what they stand in, each made when something goes there first. */
function homesOf(at: At, chosen: number | null, units: readonly HomeUnit[]) {
  const known = new Map(units.map((u) => [u.id, u]));
  const made = new Map<number, number>();
  let top = chosen;
  const above = async (): Promise<number> => {
    if (top !== null) return top;
    const name = called('FILING.HOME');
    const there = await folderNamed(at.db, at.scope, null, name);
    if (there) await refuseClosed(at, there.path);
    top = there?.id ?? (await makeFolder(at, FolderInput.parse({ name })));
    return top;
  };
  const of = async (unitId: number): Promise<number> => {
    const unit = known.get(unitId);
    if (!unit) throw new Refused('FILING.ERRORS.UNIT', { fields: { papers: 'FILING.ERRORS.UNIT' } });
    const there = unit.folderId ?? made.get(unitId);
    if (there !== undefined) return there;
    const name = called('FILING.OF_UNIT', { number: unit.number });
    const folder = { name, parentId: await above(), visibility: 'owner', unitId };
    const id = await makeFolder(at, FolderInput.parse(folder));
    made.set(unitId, id);
    return id;
  };
  return { above, of };
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
  { folderId, papers, dateFor, forLater, notify, wholeId }: FilingInput,
): Promise<{ id: number; unitId: number | null }[]> {
  const { db, scope, now } = at;
  await holdTree(db, scope);
  const place = await placeOf(at, folderId, 'share');
  await refuseUnsettled(at, { papers, dateFor, forLater });
  const homes = homesOf(at, folderId, await unitsToFile(db, scope, { inside: place?.id ?? null, day: dayIn(now) }));
  const done: { id: number; unitId: number | null }[] = [];
  for (const [unitId, some] of Map.groupBy(papers, (paper) => paper.unitId)) {
    const into = unitId === null ? await homes.above() : await homes.of(unitId);
    const given = some.map(({ fileId, name, toIds }) => ({
      ...{ fileId, name, toIds, dateFor, forLater, notify, description: '', isPublic: true },
    }));
    const ids = await makeDocuments(at, into, given);
    done.push(...ids.map((id) => ({ id, unitId })));
  }
  if (wholeId !== null) await keepWhole(at, await homes.above(), { fileId: wholeId, dateFor });
  return done;
}
