import { window } from '#contract/base/calls/paging.ts';
import type { documents } from '#contract/documents/endpoints.ts';
import { documents as calls } from '#contract/documents/endpoints.ts';
import type { Upload } from '#contract/documents/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { endingWith } from '../base/db/db.ts';
import { mostWaiting } from '../base/files/file-allowance.ts';
import { type Asking, addFile, sealedAt } from '../base/files/files.ts';
import type { Bytes, Handlers, Portal } from '../base/http/handler.ts';
import { bytesKey, previewKey, type Received } from '../base/store/file-receiving.ts';
import { storeRefusal } from '../base/store/file-store.ts';
import { deleteChosen } from './bin/steps.ts';
import { bytesOf } from './detail/queries.ts';
import { documentDetail, documentOf, documentRow, documentRows, versionsSeen } from './detail/steps.ts';
import { closeByVersion } from './due/steps.ts';
import { countDocuments, documentsOfFiles, listDocuments } from './listing/queries-documents.ts';
import { findDocuments, insideOf } from './listing/queries-found.ts';
import { lastOpened } from './openings/queries.ts';
import { noted } from './openings/steps.ts';
import { documentSeen, folderSeen, savedAs } from './rows/queries.ts';
import { seesAll } from './rows/queries-seen.ts';
import { leaveReading } from './text/steps-leaving.ts';
import { changeDocument, makeDocuments, makeLink } from './writing/steps-documents.ts';
import { addVersion, restoreVersion } from './writing/steps-versions.ts';

type Uploaded = Omit<Upload, 'acceptRead' | 'notify'> & Partial<Pick<Upload, 'acceptRead' | 'notify'>>;

/** Makes a document of a file that came with the call. */
export async function takeDocument(portal: Portal, at: Asking, file: Received, { folderId, ...said }: Uploaded) {
  const { db, scope, now } = at;
  const waiting = mostWaiting[seesAll(scope) ? 'all' : 'own'];
  const row = await addFile(db, scope, file, said, now, { waiting, quota: portal.config.quota });
  const ids = await makeDocuments(at, folderId, [{ ...said, fileId: row.id }]);
  await leaveReading(portal, at, ids);
  return documentOf(portal, at, ids[0] as number);
}

/** The bytes of a version that the asker may open, of older ones only who administers documents; asked in one round trip. */
async function versionSeen(at: Asking, { id, version }: { id: number; version: number }, how: 'file' | 'preview') {
  const given = { documentId: id, versionNumber: version };
  endingWith(at.db);
  const [kept, bytes, last] = await Promise.all([
    documentSeen(at, id),
    bytesOf(at.db, at.scope, id, version),
    lastOpened(at, given, how),
  ]);
  if (version !== kept.number && !seesAll(at.scope)) throw new Refused('FILE.NOT_FOUND');
  if (!bytes) throw new Refused('FILE.NOT_FOUND');
  return { ...bytes, giving: { given, how, last }, name: savedAs({ name: kept.name, extension: bytes.extension }) };
}

export const documentHandlers = (portal: Portal): Handlers<typeof documents> => {
  const open = (key: string) => async (range?: { from: number; to: number }) => {
    try {
      return await portal.files.read(key, range);
    } catch (error) {
      throw storeRefusal(error);
    }
  };
  return {
    async list(at, { page, sizePerPage, ...listing }) {
      const { db, scope, now } = at;
      const { text } = listing.filters;
      if (!text) endingWith(db);
      const [files, total] = await Promise.all([
        listDocuments(db, scope, listing, window({ page, sizePerPage }), now),
        countDocuments(db, scope, listing, now),
        // Of a folder that is not for them nobody learns that it is empty.
        listing.folderId === null ? undefined : folderSeen(at, listing.folderId),
      ]);
      const ids = files.map((d) => d.id);
      const inside = text ? await insideOf(db, scope, text, ids) : [];
      return { files: files.map((d) => documentRow(portal, at, d)), total, inside };
    },

    async search({ db, scope, now }, { text, q }) {
      return { files: await findDocuments(db, scope, text || q, now) };
    },

    one: (at, { id }) => documentDetail(portal, at, id),

    upload: ({ file, ...at }, input) => takeDocument(portal, at, file, input),

    async create(at, { folderId, files }) {
      const ids = await makeDocuments(at, folderId, files);
      await leaveReading(portal, at, ids);
      return { files: await documentRows(portal, at, ids) };
    },

    async link(at, input) {
      return documentOf(portal, at, await makeLink(at, input));
    },

    remade: {
      upload: (at, id) => documentOf(portal, at, id),
      async create(at, _, { files }) {
        const ids = await documentsOfFiles(
          at.db,
          at.scope,
          files.map((f) => f.fileId),
        );
        return { files: await documentRows(portal, at, ids) };
      },
      link: (at, id) => documentOf(portal, at, id),
      addVersion: (at, _, { id }) => documentDetail(portal, at, id),
      restoreVersion: (at, _, { id }) => documentDetail(portal, at, id),
    },

    async update(at, input) {
      await changeDocument(at, input);
      return documentDetail(portal, at, input.id);
    },

    remove: (at, { id }) => deleteChosen(at, { files: [id], folders: [] }),

    removeAll: (at, { ids }) => deleteChosen(at, { files: ids, folders: [] }),

    async download(at, { id, type, version }) {
      const { number } = await documentSeen(at, id);
      const asked = { id, version: version ?? number };
      const { hasPreview } = await versionSeen(at, asked, type);
      if (type === 'preview' && !hasPreview) throw new Refused('FILE.NOT_FOUND');
      return { url: sealedAt(portal, at, calls[type === 'file' ? 'bytes' : 'preview'].path, asked) };
    },

    async bytes(at, asked): Promise<Bytes> {
      const { key, name, type, size, sha256, giving } = await versionSeen(at, asked, 'file');
      const tag = `"${Buffer.from(sha256, 'hex').toString('base64url')}"`;
      const read = open(bytesKey(at.scope.svjId, key));
      return { name, type, body: { size, tag, open: noted(portal, at.scope, giving, read) } };
    },

    async preview(at, asked): Promise<Bytes> {
      const { key, name, hasPreview, giving } = await versionSeen(at, asked, 'preview');
      if (!hasPreview) throw new Refused('FILE.NOT_FOUND');
      const read = noted(portal, at.scope, giving, open(previewKey(at.scope.svjId, key)));
      // When the transaction is over: what is written down takes a connection of its own.
      return { name: `${name}.webp`, type: 'image/webp', body: { made: () => read() }, keep: 3600 };
    },

    async versions(at, { id }) {
      return { versions: await versionsSeen(portal, at, id) };
    },

    async addVersion(at, { id, fileId, closes, ...said }) {
      await addVersion(at, id, fileId, said);
      if (closes) await closeByVersion(at, id, closes);
      await leaveReading(portal, at, [id]);
      return documentDetail(portal, at, id);
    },

    async restoreVersion(at, { id, number, ...said }) {
      await restoreVersion(at, id, number, said);
      await leaveReading(portal, at, [id]);
      return documentDetail(portal, at, id);
    },
  };
};
