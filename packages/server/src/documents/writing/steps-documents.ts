import { versionOf } from '#contract/base/ids.ts';
import { linkOf, mostInFolder } from '#contract/documents/rules.ts';
import type { DocumentChange, LinkInput } from '#contract/documents/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { type FileRow, filesByIds, takeWaiting } from '../../base/files/files.ts';
import { overtaken, record, recordNamed } from '../../base/log/audit.ts';
import { changesBetween } from '../../base/log/audit-changes.ts';
import { type At, documentSeen, folderSeen, savedAs } from '../rows/queries.ts';
import { seesAll } from '../rows/queries-seen.ts';
import * as q from './queries.ts';
import { documentShot } from './queries-shot.ts';
import { keepFoundDocuments } from './steps-found.ts';

/** Refuses when the folder would hold more than anybody finds anything in. */
export async function refuseFull({ db, scope }: At, folderId: number, more: number): Promise<void> {
  if (more > 0 && (await q.documentsIn(db, scope, folderId)) + more > mostInFolder)
    throw new Refused('FOLDER.ERRORS.FULL');
}

/**
 * Refuses who may not put documents there; the folder stays until the end of the transaction. Answers whether whoever asks
 * decides who of its people sees them: what an owner adds to a folder of theirs is for all of those.
 */
export async function admitInto(at: At, folderId: number | null, count: number): Promise<{ decides: boolean }> {
  const decides = seesAll(at.scope);
  if (folderId === null) {
    if (!decides) throw new Refused('BASE.ERRORS.NO_PERMISSION');
    return { decides };
  }
  const { takes } = await folderSeen(at, folderId, 'share');
  if (!takes) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  await refuseFull(at, folderId, count);
  return { decides };
}

type Said = { name?: string | undefined; description: string; isPublic: boolean };

const ofBytes = ({ id, extension, type, size, hasPreview }: FileRow) => ({
  fileId: id,
  ...{ extension, type, size, hasPreview },
});

async function keepAdded({ db, scope, now }: At, ids: readonly number[], added: readonly q.NewDocument[]) {
  const named = added.map((d, i) => ({ ...d, id: ids[i] as number }));
  await keepFoundDocuments(db, scope, named);
  const logged = named.map((d) => ({ id: d.id, name: savedAs(d) }));
  await recordNamed(db, scope, now, { noun: 'documents', verb: 'create' }, logged);
}

/** Makes documents of uploads of whoever asks that wait for their form; answers their ids in the same order. */
export async function makeDocuments(
  at: At,
  folderId: number | null,
  given: readonly (Said & { fileId: number })[],
): Promise<number[]> {
  const { db, scope, now } = at;
  const { decides } = await admitInto(at, folderId, given.length);
  const ids = new Set(given.map((g) => g.fileId));
  const files = await filesByIds(db, scope, [...ids]);
  if (ids.size !== given.length || files.size !== given.length) throw new Refused('FILES.ERRORS.NOT_YOURS');
  const added = given.map(({ fileId, name, description, isPublic }): q.NewDocument => {
    const file = files.get(fileId) as FileRow;
    const said = { name: name ?? file.name.normalize('NFC'), description, isPublic: isPublic || !decides };
    return { folderId, url: null, ...said, ...ofBytes(file) };
  });
  const made = await q.addDocuments(db, scope, added, now);
  const versions = await q.addVersions(
    db,
    scope,
    made.map((documentId, i) => ({ documentId, number: 1, fileId: given[i]?.fileId as number, restoredFrom: null })),
    now,
  );
  const owners = versions.map((ownerId, i) => ({ ownerId, fileId: given[i]?.fileId as number }));
  await takeWaiting(db, scope, 'document_version', owners);
  await keepAdded(at, made, added);
  return made;
}

const webAddress = (text: string): string => {
  const url = linkOf(text);
  if (url === null) throw new Refused('FILE.ERRORS.LINK', { fields: { url: 'FILE.ERRORS.LINK' } });
  return url;
};

export async function makeLink(at: At, { folderId, url, isPublic, ...said }: LinkInput): Promise<number> {
  const { decides } = await admitInto(at, folderId, 1);
  const bytes = { extension: '', type: 'link', size: 0, hasPreview: false, fileId: null };
  const added = { folderId, ...said, isPublic: isPublic || !decides, url: webAddress(url), ...bytes };
  const [id] = await q.addDocuments(at.db, at.scope, [added], at.now);
  await keepAdded(at, [id as number], [added]);
  return id as number;
}

/** Changes what is said of a document; refuses a stale version (409). A new version of its bytes makes none stale. */
export async function changeDocument(at: At, { id, updatedAt, ...input }: DocumentChange): Promise<void> {
  const { db, scope, now } = at;
  const before = await documentSeen(at, id, 'lock');
  const stale = () => overtaken(db, scope, { noun: 'documents', nounId: id }, updatedAt);
  if (before.version !== versionOf(updatedAt)) throw await stale();
  const ownerId = input.ownerId === undefined ? before.ownerId : input.ownerId;
  if (ownerId !== before.ownerId && !(await q.knowsOwner(db, scope, { ownerId, unitId: null })))
    throw new Refused('FILE.ERRORS.OWNER', { fields: { ownerId: 'FILE.ERRORS.OWNER' } });
  const url = before.url !== null && input.url !== undefined ? webAddress(input.url) : before.url;
  const shot = await documentShot(db, scope, id);
  const { name, description, isPublic } = input;
  if (!(await q.changeDocument(db, scope, before, { name, description, isPublic, ownerId, url }, now)))
    throw await stale();
  await keepFoundDocuments(db, scope, [{ ...before, name, description }]);
  const changes = changesBetween(shot, await documentShot(db, scope, id));
  const detail = { name: savedAs({ ...before, name }), changes };
  await record(db, scope, now, { noun: 'documents', nounId: id, verb: 'update', detail });
}
