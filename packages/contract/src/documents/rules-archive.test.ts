import { expect, it } from 'vitest';
import { archivePaths } from './rules-archive.ts';

it('folders stand in one another, and equal names stay apart', () => {
  const folders = [
    { id: 1, parentId: 90, name: 'Revize' },
    { id: 2, parentId: 1, name: 'Výtah' },
    { id: 3, parentId: 1, name: 'výtah' },
    { id: 4, parentId: 90, name: 'Revize' },
  ];
  const of = (folderId: number | null, name: string, extension = 'pdf') => ({ folderId, name, extension });
  const documents = [
    of(2, 'Zpráva'),
    of(2, 'ZPRÁVA'),
    of(2, 'Zpráva', 'txt'),
    of(3, 'Zpráva'),
    of(77, 'Jinde'),
    of(null, 'Revize', ''),
  ];
  const { folders: made, documents: placed } = archivePaths(folders, documents);
  expect(made).toEqual(['Revize/', 'Revize/Výtah/', 'Revize/výtah (2)/', 'Revize (2)/']);
  expect(placed.map((p) => p.path)).toEqual([
    'Revize/Výtah/Zpráva.pdf',
    'Revize/Výtah/ZPRÁVA (2).pdf',
    'Revize/Výtah/Zpráva.txt',
    'Revize/výtah (2)/Zpráva.pdf',
    'Jinde.pdf',
    'Revize (3)',
  ]);
});

it('a thousand of the same long name are all kept', () => {
  const documents = Array.from({ length: 1000 }, () => ({ folderId: null, name: 'č'.repeat(200), extension: 'pdf' }));
  const { documents: placed } = archivePaths([], documents);
  expect(new Set(placed.map((p) => p.path)).size).toBe(1000);
  for (const { path } of placed) expect(Buffer.byteLength(path)).toBeLessThanOrEqual(240);
});
