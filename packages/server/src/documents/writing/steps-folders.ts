import { versionOf } from '#contract/base/calls/ids.ts';
import { deepest, foldersOfPath, visibilityOf } from '#contract/documents/rules.ts';
import type { FolderChange, FolderInput } from '#contract/documents/schema-folders.ts';
import { Refused } from '#contract/refusals.ts';
import { keepAudience, knowsAudience } from '../../audience/queries-groups.ts';
import { overtaken, record, recordNamed } from '../../base/log/audit.ts';
import { changesBetween } from '../../base/log/audit-changes.ts';
import { type At, type Folder, folderSeen, foldersSeen, holdTree } from '../rows/queries.ts';
import { aimedFolders } from '../rows/queries-seen.ts';
import * as q from './queries.ts';
import { folderShot } from './queries-shot.ts';
import { keepFoundFolders } from './steps-found.ts';

type Typed = Omit<FolderInput, 'parentId'>;

const refusedAt = (field: string, key: 'FOLDER.ERRORS.OWNER' | 'FOLDER.ERRORS.AUDIENCE') =>
  new Refused(key, { fields: { [field]: key } });

/** What is written down of the input: whose it is only where it is for its owner, groups only where it is public. */
async function writtenOf({ db, scope }: At, input: Typed, before: Folder | null): Promise<q.WrittenFolder> {
  const isSilent = input.visibility === undefined && input.isPublic === undefined;
  // An older caller that says it is not public leaves one that is for somebody narrower as it is.
  const keeps =
    before && (isSilent || (input.visibility === undefined && !input.isPublic && before.visibility !== 'public'));
  const visibility = keeps ? before.visibility : visibilityOf(input);
  const { name, color } = input;
  const isOwned = visibility === 'owner';
  const [ownerId, unitId] = isOwned ? [input.ownerId, input.unitId] : [null, null];
  if (isOwned && ((ownerId === null) === (unitId === null) || !(await q.knowsOwner(db, scope, { ownerId, unitId })))) {
    throw refusedAt(input.unitId === null ? 'ownerId' : 'unitId', 'FOLDER.ERRORS.OWNER');
  }
  if (!(await knowsAudience(db, scope, input.audience))) throw refusedAt('audience', 'FOLDER.ERRORS.AUDIENCE');
  const everyone = visibility !== 'public' || input.audience.length === 0;
  return { name, color, visibility, ownerId, unitId, forTenants: unitId !== null && input.forTenants, everyone };
}

async function keepAround(at: At, id: number, { audience }: Typed, { name, everyone }: q.WrittenFolder): Promise<void> {
  await keepAudience(at.db, at.scope, aimedFolders, id, everyone ? [] : audience);
  await keepFoundFolders(at.db, at.scope, [{ id, name }]);
}

/** The path below which something is put: of a folder that is there, and stays there until the end of the transaction. */
export const pathInto = async (at: At, parentId: number | null): Promise<number[]> =>
  parentId === null ? [] : (await folderSeen(at, parentId, 'share')).path;

export async function makeFolder(at: At, { parentId, ...input }: FolderInput): Promise<number> {
  const { db, scope, now } = at;
  await holdTree(db, scope);
  const path = await pathInto(at, parentId);
  if (path.length >= deepest) throw new Refused('FOLDER.ERRORS.TOO_DEEP');
  const written = await writtenOf(at, input, null);
  const id = await q.addFolder(db, scope, path, written, now);
  await keepAround(at, id, input, written);
  await record(db, scope, now, { noun: 'folders', nounId: id, verb: 'create', detail: { name: written.name } });
  return id;
}

/** Changes the folder; refuses a stale version (409). Who may see what is in it changes at once, everywhere. */
export async function changeFolder(at: At, { id, updatedAt, ...input }: FolderChange): Promise<void> {
  const { db, scope, now } = at;
  const before = await folderSeen(at, id, 'lock');
  const stale = () => overtaken(db, scope, { noun: 'folders', nounId: id }, updatedAt);
  if (before.version !== versionOf(updatedAt)) throw await stale();
  const shot = await folderShot(db, scope, id);
  const written = await writtenOf(at, input, before);
  if (!(await q.changeFolder(db, scope, before, written, now))) throw await stale();
  await keepAround(at, id, input, written);
  const changes = changesBetween(shot, await folderShot(db, scope, id));
  await record(db, scope, now, {
    noun: 'folders',
    nounId: id,
    verb: 'update',
    detail: { name: written.name, changes },
  });
}

const plain = { color: 'stone', visibility: 'public', ownerId: null, unitId: null, forTenants: false } as const;

/** Makes folders of units below one, each for its own people; answers their ids in the same order. */
export async function makeUnitFolders(
  at: At,
  parentId: number,
  folders: readonly { name: string; unitId: number }[],
): Promise<number[]> {
  if (folders.length === 0) return [];
  const { db, scope, now } = at;
  await holdTree(db, scope);
  const path = await pathInto(at, parentId);
  if (path.length >= deepest) throw new Refused('FOLDER.ERRORS.TOO_DEEP');
  const written = folders.map((one) => ({ ...plain, ...one, visibility: 'owner' as const, everyone: true }));
  const ids = await q.addFolders(db, scope, path, written, now);
  const named = folders.map(({ name }, i) => ({ id: ids[i] as number, name }));
  await keepFoundFolders(db, scope, named);
  await recordNamed(db, scope, now, { noun: 'folders', verb: 'create' }, named);
  return ids;
}

/** The folders of these paths, made where they are not; each with its id. */
export async function makePaths(
  at: At,
  { parentId, paths }: { parentId: number | null; paths: readonly string[] },
): Promise<{ path: string; id: number }[]> {
  const { db, scope, now } = at;
  await holdTree(db, scope);
  const root = await pathInto(at, parentId);
  const known = new Map<string, { id: number; path: number[] }>();
  const found: { path: string; id: number }[] = [];
  for (const path of paths) {
    const names = foldersOfPath(path);
    if (!names) throw new Refused('FOLDER.ERRORS.PATH', { fields: { paths: 'FOLDER.ERRORS.PATH' } });
    if (root.length + names.length > deepest) throw new Refused('FOLDER.ERRORS.TOO_DEEP');
    let into: { id: number | null; path: number[] } = { id: parentId, path: root };
    for (const [i, name] of names.entries()) {
      const key = names.slice(0, i + 1).join('/');
      const there =
        known.get(key) ?? (await q.folderNamed(db, scope, into.id, name)) ?? (await made(at, into.path, name));
      known.set(key, there);
      into = there;
    }
    found.push({ path, id: into.id as number });
  }
  return found;

  async function made({ db, scope }: At, parentPath: number[], name: string) {
    const id = await q.addFolder(db, scope, parentPath, { name, ...plain, everyone: true }, now);
    await keepFoundFolders(db, scope, [{ id, name }]);
    await record(db, scope, now, { noun: 'folders', nounId: id, verb: 'create', detail: { name } });
    return { id, path: [...parentPath, id] };
  }
}

/** Folders by ids, all of them or a refusal: one that is not for the asker is not there. */
export async function allFolders(at: At, ids: readonly number[]): Promise<Folder[]> {
  const wanted = [...new Set(ids)];
  const found = await foldersSeen(at, wanted, 'lock');
  if (found.length !== wanted.length) throw new Refused('FOLDER.NOT_FOUND');
  return found;
}
