import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { backUp } from '#server/backup/steps-backup.ts';
import { readBackup, restore } from '#server/backup/steps-restore.ts';
import { readMigrations } from '#server/base/db/migrate.ts';
import { atDatabase, openDatabase } from '#server/base/embedded/embedded-provision.ts';
import { sweepFiles } from '#server/base/files/file-sweeping.ts';
import { openStore } from '#server/base/store/file-store.ts';
import { claimStore } from '#server/base/store/file-store-mark.ts';
import { Bucket } from './bucket.ts';
import { aHouse, type Person, type TestHouse } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { fetched, onDisk, photo, send, uploads } from './sending-files.ts';

const day = 24 * 3600_000;
const migrations = new URL('../migrations/', import.meta.url);
const { signal } = new AbortController();
let bucket: Bucket;
let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  bucket = await Bucket.open();
  portal = await aPortal({ s3: bucket.target });
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(async () => {
  await portal.close();
  await bucket.close();
});

async function keysIn(target: Bucket): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of (await openStore({ dataDir: '', s3: target.target })).all()) keys.push(key);
  return keys.sort();
}

it('a file goes to the bucket and back, whole and in parts, and leaves nothing on the disk', async () => {
  const before = (await keysIn(bucket)).length;
  const text = await uploads(chair, 'zápis.txt', 'abcdefghij');
  const picture = await uploads(chair, 'výtah.jpg', await photo());
  expect((await fetched(portal, text.url)).body).toBe('abcdefghij');
  expect((await fetched(portal, text.url, { range: 'bytes=2-4' })).body).toBe('cde');
  expect((await fetched(portal, picture.previewUrl ?? '')).statusCode).toBe(200);
  expect(await keysIn(bucket)).toHaveLength(before + 3);
  expect(await onDisk(portal)).toEqual({ files: [], incoming: [] });
});

it('a backup carries the bytes into another bucket, and a bucket in use is refused', async () => {
  await uploads(chair, 'výtah.jpg', await photo());
  const keys = await keysIn(bucket);
  const folder = await mkdtemp(join(tmpdir(), 'pavlac-bucket-backup-'));
  const file = join(folder, 'zaloha.tar');
  const { manifest } = await backUp({
    ownerUrl: portal.ownerUrl,
    files: portal.files,
    file,
    portalVersion: '2.3.1',
    signal,
  });
  expect(manifest.files.count).toBe(keys.length);
  const name = `bucket_${process.pid}`;
  await openDatabase(inject('superUrl'), name);
  const known = await readMigrations(migrations);
  const other = await Bucket.open();
  const into = (target: Bucket) =>
    restore(
      {
        ...{ ownerUrl: atDatabase(inject('ownerUrl'), name), appRole: 'pavlac_app', file, known, signal },
        config: { dataDir: folder, s3: target.target },
      },
      manifest,
    );
  expect(await readBackup(file, known)).toEqual(manifest);
  await expect(into(bucket)).rejects.toThrow('Úložiště souborů není prázdné');
  expect(await keysIn(bucket)).toEqual(keys);
  // What a killed restore left is thrown away by the next one.
  const store = await openStore({ dataDir: '', s3: other.target });
  await store.write('.obnova', Readable.from([Buffer.from('-')]), 1);
  await store.write('1/zbytek', Readable.from([Buffer.from('abc')]), 3);
  await into(other);
  expect(await keysIn(other)).toEqual(keys);
  expect(await store.has('.obnova')).toBe(false);
  await other.close();
  await rm(folder, { recursive: true });
});

it('a bucket that does not answer is told calmly, and nothing is lost', async () => {
  const file = await uploads(chair, 'a.txt', 'a');
  const [before, waste] = [await house.count('file'), await house.count('file_waste')];
  await bucket.stop();
  const refused = await send(chair, 'b.txt', 'b');
  expect([refused.status, refused.body.message?.content]).toEqual([503, 'FILES.ERRORS.STORE']);
  expect((await fetched(portal, file.url)).statusCode).toBe(503);
  expect([await house.count('file'), (await onDisk(portal)).incoming]).toEqual([before, []]);
  // The note of the upload waits, because nobody can say whether its bytes came.
  expect(await house.count('file_waste')).toBe(waste + 1);
  await bucket.start();
  expect((await fetched(portal, file.url)).body).toBe('a');
});

it('the sweep empties the bucket of what nobody saved', async () => {
  await uploads(chair, 'zápis.txt', 'abc');
  expect(await keysIn(bucket)).not.toEqual([]);
  portal.clock.now = new Date(portal.clock.now.getTime() + 2 * day);
  await sweepFiles(portal);
  expect([await keysIn(bucket), await house.count('file'), await house.count('file_waste')]).toEqual([[], 0, 0]);
});

it('a portal over a bucket starts again: the mark that the first start left is read back', async () => {
  const store = await openStore({ dataDir: '', s3: bucket.target });
  await claimStore(portal.pool, store);
  await claimStore(portal.pool, store);
  expect(await keysIn(bucket)).toContain('.uloziste');
});
