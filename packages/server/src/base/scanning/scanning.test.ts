import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPdf } from '#house/readable.ts';
import { aHugePicture, aHugeScan } from '#house/scans.ts';
import { ReaderDied } from '../reading/reading-aside.ts';
import { readScan, type ScanAsked, scanAs } from './scanning.ts';
import { isFlat } from './scanning-grey.ts';

let folder: string;
let n = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-skeny-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function scanOf(as: ScanAsked['as'], bytes: Buffer, page = 1) {
  const path = join(folder, `${++n}`);
  await writeFile(path, bytes);
  return (await readScan({ path, as, page })).scan;
}

it.each([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'picture'],
  ['image/png', 'picture'],
  ['image/webp', 'picture'],
  ['image/gif', null],
  ['image/heic', null],
  ['image/svg+xml', null],
  ['text/plain', null],
])('%s is read as %s', (type, as) => {
  expect(scanAs(type)).toBe(as);
});

it('a page is empty where its dots hardly differ', () => {
  const of = (...dots: number[]) => isFlat({ width: dots.length, height: 1, dots: Uint8Array.from(dots) });
  expect([of(255, 255), of(250, 220, 230), of(0, 0), of(255, 30, 255)]).toEqual([true, true, true, false]);
});

it('an empty page of a paper and an empty picture hold no letters', async () => {
  expect(await scanOf('pdf', aPdf(['Strana s textem', '']), 2)).toEqual({ state: 'read', text: '' });
  const white = { width: 400, height: 300, channels: 3, background: '#fdfdf8' } as const;
  expect(await scanOf('picture', await sharp({ create: white }).png().toBuffer())).toEqual({ state: 'read', text: '' });
});

it('a picture of 30,000 × 30,000 dots is not opened, alone or on a page', async () => {
  expect(await scanOf('pdf', aHugeScan(30_000))).toEqual({ state: 'tooLarge' });
  expect(await scanOf('picture', aHugePicture(30_000))).toEqual({ state: 'tooLarge' });
});

it('a page that is not there, and bytes that are no picture, are broken', async () => {
  expect(await scanOf('pdf', aPdf(['']), 3)).toEqual({ state: 'broken' });
  expect(await scanOf('picture', Buffer.from('nic'))).toEqual({ state: 'broken' });
});

it('one that dies is told, and the next page is read by another one', async () => {
  const path = join(folder, 'dalsi');
  await writeFile(path, aPdf(['']));
  await expect(readScan({ path, as: 'pdf', page: 1 }, { patience: 1 })).rejects.toBeInstanceOf(ReaderDied);
  expect((await readScan({ path, as: 'pdf', page: 1 })).scan.state).toBe('read');
});
