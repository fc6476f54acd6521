import { expect, it } from 'vitest';
import { droppedFiles, foldersIn } from './dropped.ts';

type Tree = { [name: string]: Tree | string };

/** Entries as browsers hand them over: folders in parts. */
function entryOf(name: string, what: Tree | string): FileSystemEntry {
  if (typeof what === 'string')
    return {
      name,
      isFile: true,
      isDirectory: false,
      file: (tell: (f: File) => void) => tell(new File([what], name)),
    } as never;
  const inside = Object.entries(what).map(([key, one]) => entryOf(key, one));
  const createReader = () => {
    const left = [...inside];
    return { readEntries: (tell: (some: FileSystemEntry[]) => void) => tell(left.splice(0, 2)) };
  };
  return { name, isFile: false, isDirectory: true, createReader } as never;
}

const dropping = (what: Tree) =>
  ({
    items: Object.entries(what).map(([name, one]) => ({
      kind: 'file',
      webkitGetAsEntry: () => entryOf(name, one),
      getAsFile: () => null,
    })),
  }) as never;

it('folders are walked to their ends, in parts, and what systems keep there is left out', async () => {
  const files = await droppedFiles(
    dropping({
      'plán.pdf': 'a',
      Revize: { 'a.txt': '1', 'b.txt': '2', 'c.txt': '3', '.DS_Store': 'x', Výtah: { 'd.txt': '4', '._d.txt': 'x' } },
    }),
  );
  expect(files.map(({ file, folder }) => `${folder}|${file.name}`)).toEqual([
    '|plán.pdf',
    'Revize|a.txt',
    'Revize|b.txt',
    'Revize|c.txt',
    'Revize/Výtah|d.txt',
  ]);
});

it('a thousand files of one folder come whole, each once, however small the parts are that they are handed over in', async () => {
  const names = Array.from({ length: 1000 }, (_, i) => `${String(i).padStart(4, '0')}.txt`);
  const files = await droppedFiles(dropping({ Výkresy: Object.fromEntries(names.map((name) => [name, name])) }));
  expect(files.map(({ file }) => file.name)).toEqual(names);
  expect(foldersIn(files)).toEqual(['Výkresy']);
});

it('a name of a Mac and the same name of Windows are one folder', () => {
  const file = new File(['x'], 'x');
  expect(
    foldersIn([
      { file, folder: 'Vy\u0301tah' },
      { file, folder: 'Výtah' },
      { file, folder: '' },
    ]),
  ).toEqual(['Výtah']);
});
