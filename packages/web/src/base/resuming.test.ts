import { beforeEach, expect, test, vi } from 'vitest';
import { begunUploads, markOf } from './resuming.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
      Object.assign(storage, { [key]: value });
    },
    removeItem: (key: string) => {
      kept.delete(key);
      Reflect.deleteProperty(storage, key);
    },
  };
  vi.stubGlobal('localStorage', storage);
});

const aFile = (bytes: string, name = 'Plán.pdf', lastModified = 1) => new File([bytes], name, { lastModified });

test('a mark is of one person in one association and of one file, whoever asks and however often', async () => {
  const content = 'a'.repeat(2_000_000);
  const mark = await markOf(aFile(content), 'eva@dum.example 1 7');
  expect(mark).toMatch(/^[0-9a-f]{64}$/);
  expect(await markOf(aFile(content), 'eva@dum.example 1 7')).toBe(mark);
  const others = await Promise.all([
    markOf(aFile(content), 'jan@dum.example 1 7'),
    markOf(aFile(content), 'eva@dum.example 2 9'),
    markOf(aFile(content, 'Jiný.pdf'), 'eva@dum.example 1 7'),
    markOf(aFile(content, 'Plán.pdf', 2), 'eva@dum.example 1 7'),
    markOf(aFile(`${content}a`), 'eva@dum.example 1 7'),
    markOf(aFile(`b${content.slice(1)}`), 'eva@dum.example 1 7'),
    markOf(aFile(`${content.slice(0, 1_000_000)}b${content.slice(1_000_001)}`), 'eva@dum.example 1 7'),
    markOf(aFile(`${content.slice(1)}b`), 'eva@dum.example 1 7'),
  ]);
  expect(new Set([mark, ...others]).size).toBe(9);
});

test('a begun upload is known for almost a day, and to nobody after signing out', () => {
  begunUploads.write('one', 'https://portal.example/api/v2/attachment/parts/1');
  expect(begunUploads.read('one')).toBe('https://portal.example/api/v2/attachment/parts/1');
  expect(begunUploads.read('one', new Date(Date.now() + 24 * 3600_000))).toBeNull();
  expect(begunUploads.read('two')).toBeNull();
  localStorage.setItem('pavlac.upload.odd', '{');
  expect(begunUploads.read('odd')).toBeNull();
  localStorage.setItem('pavlac.token', 'x');
  begunUploads.forgetAll();
  expect(begunUploads.read('one')).toBeNull();
  expect([...kept.keys()]).toEqual(['pavlac.token']);
});
