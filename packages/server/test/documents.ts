import { documents } from '#contract/documents/endpoints.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import type { FolderDetail } from '#contract/documents/schema-folders.ts';
import type { Person } from './house.ts';
import { uploads } from './sending-files.ts';

export const aFolder = (by: Person, name: string, change: object = {}): Promise<FolderDetail> =>
  by.asks(folders.create, { name, ...change });

/** A text file with these words, kept as a document. */
export async function aDocument(by: Person, name: string, change: object = {}, words = name): Promise<DocumentRow> {
  const { id } = await uploads(by, name, words);
  const { folderId = null, ...said } = change as { folderId?: number };
  const { files } = await by.asks(documents.create, { folderId, files: [{ fileId: id, ...said }] });
  return files[0] as DocumentRow;
}

/** The document as its form sends it back, with changes. */
export const editedDocument = (d: DocumentRow, change: object = {}) => ({
  id: d.id,
  updatedAt: d.updatedAt,
  name: d.name,
  description: d.description,
  isPublic: d.isPublic,
  ...change,
});

/** The folder as its form sends it back, with changes. */
export const editedFolder = (f: FolderDetail, change: object = {}) => ({
  id: f.id,
  updatedAt: f.updatedAt,
  name: f.name,
  color: f.color,
  visibility: f.visibility,
  ownerId: f.ownerId,
  unitId: f.unitId,
  forTenants: f.forTenants,
  audience: f.audience.map(({ name: _, ...a }) => a as never),
  ...change,
});

/** Names of documents right in a folder, as the person sees them. */
export const namesIn = async (who: Person, folderId: number | null, input: object = {}): Promise<string[]> =>
  (await who.asks(documents.list, { folderId, ...input })).files.map((f) => f.name);
