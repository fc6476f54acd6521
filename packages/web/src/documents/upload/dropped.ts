/** A file as it was dropped: where it stood under what was dropped, '' right in it. */
export type Dropped = { file: File; folder: string };

const filesOf = (entry: FileSystemFileEntry) =>
  new Promise<File | null>((done) =>
    entry.file(
      (file) => done(file),
      () => done(null),
    ),
  );

/** A folder hands over its content in parts of a hundred; an empty part is the end. */
const partOf = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((done) =>
    reader.readEntries(
      (some) => done(some),
      () => done([]),
    ),
  );

/** What systems put into folders for themselves. */
const isOfSystem = (name: string) => name.startsWith('._') || /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name);

async function walked(entry: FileSystemEntry, folder: string, found: Dropped[]): Promise<void> {
  if (isOfSystem(entry.name)) return;
  if (entry.isFile) {
    const file = await filesOf(entry as FileSystemFileEntry);
    if (file) found.push({ file, folder });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const inside = folder === '' ? entry.name : `${folder}/${entry.name}`;
  for (let some = await partOf(reader); some.length > 0; some = await partOf(reader))
    for (const one of some) await walked(one, inside, found);
}

/** All files that were dropped, those in folders too, with the folders that they stood in. */
export async function droppedFiles(data: DataTransfer): Promise<Dropped[]> {
  // What was dropped is forgotten as soon as the event ends: entries are taken before anything waits.
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  const taken = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found: Dropped[] = [];
  for (const { entry, file } of taken) {
    if (entry) await walked(entry, '', found);
    else if (file) found.push({ file, folder: '' });
  }
  return found;
}

/** Folders that the files stood in, each once, as their names are kept. */
export const foldersIn = (files: readonly Dropped[]): string[] => [
  ...new Set(files.map(({ folder }) => folder.normalize('NFC')).filter((folder) => folder !== '')),
];
