import { freeName, type Taken } from '../base/files/archive-names.ts';

export type ArchiveFolder = { id: number; parentId: number | null; name: string };
type Named = { folderId: number | null; name: string; extension: string };

/**
 * Where everything stands in an archive. Folders come with those above them first; one whose parent is not among them stands at
 * the top, and so does a document whose folder is not.
 */
export function archivePaths<D extends Named>(
  folders: readonly ArchiveFolder[],
  documents: readonly D[],
): { folders: string[]; documents: { path: string; document: D }[] } {
  const taken = new Map<string, Taken>();
  const placeIn = (folder: string, name: string, extension = '') => {
    const names = taken.get(folder) ?? new Map<string, number>();
    taken.set(folder, names);
    return folder + freeName(names, name, extension);
  };
  const paths = new Map<number, string>();
  for (const { id, parentId, name } of folders) {
    const above = parentId === null ? '' : (paths.get(parentId) ?? '');
    paths.set(id, `${placeIn(above, name)}/`);
  }
  return {
    folders: [...paths.values()],
    documents: documents.map((document) => {
      const folder = document.folderId === null ? '' : (paths.get(document.folderId) ?? '');
      return { path: placeIn(folder, document.name, document.extension), document };
    }),
  };
}
