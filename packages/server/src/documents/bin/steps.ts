import type { Chosen, Within } from '#contract/documents/schema-bin.ts';
import { Refused } from '#contract/refusals.ts';
import { dropAudiences } from '../../audience/queries-groups.ts';
import { dropFiles } from '../../base/files/files.ts';
import { record } from '../../base/log/audit.ts';
import { dropEntries } from '../../base/search/search.ts';
import { documentsOf } from '../listing/queries-documents.ts';
import { type At, type Folder, holdTree, savedAs } from '../rows/queries.ts';
import { aimedFolders } from '../rows/queries-seen.ts';
import { forgetTexts } from '../text/steps.ts';
import { allFolders } from '../writing/steps-folders.ts';
import { keepFoundDocuments, keepFoundFolders } from '../writing/steps-found.ts';
import * as q from './queries.ts';
import * as p from './queries-purge.ts';

const sum = (parts: readonly Within[]): Within => ({
  folders: parts.reduce((n, p) => n + p.folders, 0),
  files: parts.reduce((n, p) => n + p.files, 0),
  bytes: parts.reduce((n, p) => n + p.bytes, 0),
});

async function binFolder({ db, scope, now }: At, { id, name, path }: Folder): Promise<Within> {
  const within = await q.withinOf(db, scope, { folders: [id], files: [] });
  const deletion = { kind: 'folder', name, type: '', place: path.slice(0, -1), ...within } as const;
  const went = await q.binFolder(db, scope, id, await q.addDeletion(db, scope, deletion, now));
  await dropEntries(db, scope, 'folders', went.folders);
  await dropEntries(db, scope, 'documents', went.files);
  await record(db, scope, now, { noun: 'folders', nounId: id, verb: 'delete', detail: { name } });
  return within;
}

/**
 * Puts documents and folders into the bin, each of them a deletion of its own; all or none. What goes along with a chosen
 * folder is of its deletion.
 */
export async function deleteChosen(at: At, { files, folders }: Chosen): Promise<Within> {
  const { db, scope, now } = at;
  await holdTree(db, scope);
  const chosen = await allFolders(at, folders);
  const documents = await documentsOf(db, scope, [...new Set(files)], now);
  if (documents.length !== new Set(files).size) throw new Refused('FILE.NOT_FOUND');
  if (documents.some((d) => !d.mayRemove)) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  const places = await q.pathsOf(
    db,
    scope,
    documents.flatMap((d) => d.folderId ?? []),
  );
  const tops = chosen.filter((f) => !chosen.some((other) => other.id !== f.id && f.path.includes(other.id)));
  const parts: Within[] = [];
  for (const folder of tops) parts.push(await binFolder(at, folder));
  for (const d of documents) {
    const place = d.folderId === null ? [] : (places.get(d.folderId) ?? []);
    const wentAlong = place.some((id) => tops.some((f) => f.id === id));
    if (!wentAlong) parts.push(await binDocument(at, { id: d.id, name: savedAs(d), type: d.type, place }));
  }
  return sum(parts);
}

async function binDocument(
  { db, scope, now }: At,
  { id, name, type, place }: { id: number; name: string; type: string; place: readonly number[] },
): Promise<Within> {
  const within = await q.withinOf(db, scope, { folders: [], files: [id] });
  const deletion = { kind: 'file', name, type, place, ...within } as const;
  await q.binDocument(db, scope, id, await q.addDeletion(db, scope, deletion, now));
  await dropEntries(db, scope, 'documents', [id]);
  await record(db, scope, now, { noun: 'documents', nounId: id, verb: 'delete', detail: { name } });
  return within;
}

/** Gives back what a deletion took; answers the folder where it stands now. */
export async function restoreDeletion(at: At, id: number): Promise<number | null> {
  const { db, scope, now } = at;
  await holdTree(db, scope);
  const deletion = await q.heldDeletion(db, scope, id, now);
  if (!deletion) throw new Refused('DOCUMENTS.BIN.NOT_FOUND');
  const back = await q.takeBack(db, scope, id);
  await keepFoundFolders(db, scope, back.folders);
  await keepFoundDocuments(db, scope, back.files);
  const ids = new Set(back.folders.map((f) => f.id));
  const top = back.folders.find((f) => f.name === deletion.name && (f.parentId === null || !ids.has(f.parentId)));
  const noun = deletion.kind === 'file' ? ('documents' as const) : ('folders' as const);
  const about = noun === 'documents' ? (back.files[0]?.id ?? null) : (top?.id ?? null);
  await record(db, scope, now, { noun, nounId: about, verb: 'restore', detail: { name: deletion.name } });
  return deletion.kind === 'file' ? (back.files[0]?.folderId ?? null) : (top?.parentId ?? null);
}

/** Where a portion of a deletion ended; `gone` when it was the last, null when somebody else has done it or is doing it. */
export type Purged = number | 'gone' | null;

/**
 * Removes for good the next documents that a deletion took, rows and bytes, but what something else holds; behind the last of
 * them its folders, and the deletion itself. Whoever comes again after a stop begins anew: what went is not there, and what
 * stays is left as it is.
 */
export async function purge({ db, scope, now }: At, id: number, after: number, most: number): Promise<Purged> {
  const taken = await p.duePurge(db, scope, id);
  if (!taken) return null;
  const documents = await p.portionOf(db, scope, id, after, most);
  if (documents.length > 0) await purgeDocuments({ db, scope, now }, documents);
  if (documents.length === most) return documents.at(-1) as number;
  const { folders } = await p.removeFolders(db, scope, id, now);
  await dropAudiences(db, scope, aimedFolders, folders);
  const noun = taken.kind === 'file' ? ('documents' as const) : ('folders' as const);
  await record(db, scope, now, { noun, nounId: null, verb: 'purge', detail: { name: taken.name } });
  return 'gone';
}

async function purgeDocuments({ db, scope, now }: At, documents: readonly number[]): Promise<void> {
  await forgetTexts(db, scope, documents);
  // First what is not held: whoever begins to hold meanwhile waits, and finds nothing to hold.
  await p.leaveNames(db, scope, documents);
  const versions = await p.versionsToGo(db, scope, documents);
  await p.removeDocuments(db, scope, documents, versions);
  await dropFiles(db, scope, 'document_version', versions, now);
}
