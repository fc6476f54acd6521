import { expect, it } from 'vitest';
import { archiveName } from './archive-names.ts';

it.each([
  ['Zápis 2026', 'pdf', 'Zápis 2026.pdf'],
  ['Vy\u0301tah', 'txt', 'Výtah.txt'],
  ['../../etc/passwd', '', '.._.._etc_passwd'],
  ['a/b\\c:d', '', 'a_b_c_d'],
  ['..', '', '_'],
  ['con', 'txt', '_con.txt'],
  ['tečka na konci. ', '', 'tečka na konci'],
  ['', 'pdf', '_.pdf'],
])('%j of %j is called %j', (name, extension, saved) => expect(archiveName(name, extension)).toBe(saved));

it('a name of two hundred Czech letters still fits a disk, with its extension', () => {
  const saved = archiveName('ž'.repeat(200), 'pdf');
  expect(saved.endsWith('.pdf')).toBe(true);
  expect(Buffer.byteLength(saved)).toBeLessThanOrEqual(240);
});
