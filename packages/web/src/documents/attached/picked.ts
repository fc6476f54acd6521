import type { ChosenFile } from '#contract/base/files/chosen.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import type { FolderList } from '#contract/documents/schema-folders.ts';
import { type Sees, seenThrough } from '../file/tree.ts';

/** Who opens a document that stands right in this place. */
export const seesIn = ({ folder, bounds }: FolderList, file: Pick<DocumentRow, 'isPublic' | 'byName'>): Sees =>
  seenThrough(bounds ? [{ visibility: bounds, isNarrowed: folder?.isNarrowed ?? false }] : [], file);

/** The document as it stands among what is attached, at the version of now; `isPublic`: whoever reads documents opens it. */
export const chosenOf = (row: DocumentRow, isPublic: boolean): ChosenFile => ({
  ...{ id: row.id, name: row.name, extension: row.extension, type: row.type, previewUrl: row.previewUrl },
  size: row.attachment?.fileSize ?? 0,
  isPublic,
  version: row.versionNumber,
  newer: null,
  state: 'kept',
  url: row.attachment?.url ?? row.url,
});

/** The same of one that stands right in this place. */
export const chosenFrom = (row: DocumentRow, place: FolderList): ChosenFile =>
  chosenOf(row, seesIn(place, row) === 'house');
