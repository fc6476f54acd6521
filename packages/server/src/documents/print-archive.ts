import { archivePaths } from '#contract/documents/rules-archive.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { archived, type Entry, lostNote } from '../base/files/file-archive.ts';
import { bytesKey } from '../base/store/file-receiving.ts';
import type { FileStore } from '../base/store/file-store.ts';
import type { chosenFor } from './listing/queries-archive.ts';

type Chosen = Awaited<ReturnType<typeof chosenFor>>;
type Given = { files: FileStore; svjId: number; lang: Locale; date: Date };

/** What the browser saves it as. */
const savedAs = 'dokumenty.zip';

/** The chosen folders and documents as one archive. */
export function archiveOf(chosen: Chosen, { files, svjId, lang, date }: Given) {
  const { folders, documents } = archivePaths(
    chosen.folders,
    // The address of a link is what there is to keep of it.
    chosen.documents.map((d) => (d.url === null ? d : { ...d, extension: 'txt' })),
  );
  const entries: Entry[] = [
    ...folders.map((path) => ({ path, date, folder: true as const })),
    ...documents.map(({ path, document: { url, key, changedAt } }) => ({
      ...{ path, date: new Date(changedAt) },
      ...(url === null ? { key: bytesKey(svjId, key as string) } : { text: `${url}\r\n` }),
    })),
  ];
  return archived(files, {
    name: savedAs,
    entries,
    lost: lostNote(lang, date),
  });
}
