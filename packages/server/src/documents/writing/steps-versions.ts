import type { VersionSaid } from '#contract/documents/schema-versions.ts';
import { Refused } from '#contract/refusals.ts';
import { filesByIds, takeWaiting } from '../../base/files/files.ts';
import { record } from '../../base/log/audit.ts';
import { bytesOf } from '../detail/queries.ts';
import { type At, documentSeen, type Kept, savedAs } from '../rows/queries.ts';
import { tellOfDocuments } from '../telling/steps.ts';
import { dueNow } from '../text/queries.ts';
import * as q from './queries.ts';
import { askedAs } from './steps-documents.ts';
import { keepFoundDocuments } from './steps-found.ts';

/** The document whose bytes are about to be other ones: of two at once the second waits for the first. */
async function heldFile(at: At, id: number): Promise<Kept & { fileId: number }> {
  const kept = await documentSeen(at, id, 'lock');
  if (kept.fileId === null) throw new Refused('FILE.ERRORS.IS_LINK');
  return { ...kept, fileId: kept.fileId };
}

/** Nobody is told, and nobody is asked anew. */
const silently: VersionSaid = { material: false, notify: false };

type Bytes = { fileId: number; extension: string; type: string; size: number; hasPreview: boolean };

/** Makes these bytes the newest version; answers the id of the version. */
async function put(at: At, kept: Kept, bytes: Bytes, restoredFrom: number | null, said: VersionSaid): Promise<number> {
  const { db, scope, now } = at;
  const number = kept.number + 1;
  const added = { documentId: kept.id, number, fileId: bytes.fileId, restoredFrom };
  const [version] = await q.addVersions(db, scope, [added], now);
  const asks = {
    acceptRead: askedAs(at, said.acceptRead, kept.acceptRead),
    acceptFrom: said.material ? number : kept.acceptFrom,
  };
  // A form that is open stays good over new bytes, but not over another answer of its own switch.
  const guard = { version: asks.acceptRead === kept.acceptRead ? kept.version : kept.version + 1 };
  await q.setBytes(db, scope, kept.id, { number, ...bytes, ...asks, ...guard }, now);
  await dueNow(db, scope, kept.id);
  const { extension } = bytes;
  await keepFoundDocuments(db, scope, [{ ...kept, extension }]);
  const verb = restoredFrom === null ? 'version' : 'older';
  const detail = { name: savedAs({ ...kept, extension }) };
  await record(db, scope, now, { noun: 'documents', nounId: kept.id, verb, detail });
  if (said.notify) await tellOfDocuments(at, [kept.id], 'changed');
  return version as number;
}

/** Makes an upload of whoever asks, which waits for its form, the newest version; what was there stays as it was. */
export async function addVersion(at: At, id: number, fileId: number, said = silently): Promise<void> {
  const { db, scope } = at;
  const kept = await heldFile(at, id);
  const file = (await filesByIds(db, scope, [fileId])).get(fileId);
  if (!file) throw new Refused('FILES.ERRORS.NOT_YOURS');
  const now = await bytesOf(db, scope, id, kept.number);
  if (now?.sha256 === file.sha256.toString('hex')) throw new Refused('FILE.ERRORS.SAME');
  const { extension, type, size, hasPreview } = file;
  const version = await put(at, kept, { fileId, extension, type, size, hasPreview }, null, said);
  await takeWaiting(db, scope, 'document_version', [{ fileId, ownerId: version }]);
}

/** Makes the bytes of an older version the newest one. */
export async function restoreVersion(at: At, id: number, number: number, said = silently): Promise<void> {
  const kept = await heldFile(at, id);
  const older = await bytesOf(at.db, at.scope, id, number);
  if (!older) throw new Refused('FILE.ERRORS.NO_VERSION');
  if (older.fileId === kept.fileId) throw new Refused('FILE.ERRORS.CURRENT_VERSION');
  const { fileId, extension, type, size, hasPreview } = older;
  await put(at, kept, { fileId, extension, type, size, hasPreview }, number, said);
}
