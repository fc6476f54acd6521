import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Bucket } from '#house/bucket.ts';
import { aDocument } from '#house/documents.ts';
import { aHouse, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { photo, uploads } from '#house/sending-files.ts';
import { answers, aSurvey } from '#house/surveys.ts';
import { openPool } from '../base/db/db.ts';
import { type FileStore, filesFolder, folderStore, openStore } from '../base/store/file-store.ts';
import { claimStore, isMark } from '../base/store/file-store-mark.ts';
import { isServed } from './queries.ts';
import { compareStore, moveFiles } from './steps-stores.ts';

const { signal } = new AbortController();
let bucket: Bucket;
let away: FileStore;
let dataDir: string;
let here: FileStore;
let portal: TestPortal;
let chair: Person;
let db: pg.Client;
beforeAll(async () => {
  bucket = await Bucket.open();
  away = await openStore({ dataDir: '', s3: bucket.target });
  dataDir = await mkdtemp(join(tmpdir(), 'pavlac-stores-'));
  here = folderStore(filesFolder(dataDir));
  portal = await aPortal({ dataDir });
  await claimStore(portal.pool, portal.files);
  const house = await aHouse(portal);
  chair = await house.chair();
  for (let n = 0; n < 6; n += 1) await aDocument(chair, `zápis ${n}.txt`, {}, `obsah ${n}`.repeat(1000 * n + 1));
  await uploads(chair, 'výtah.jpg', await photo());
  // Its key lies in the store and moves with it; no row of a file names it.
  await answers(await house.owner(), await aSurvey(chair), [0]);
  db = new pg.Client({ connectionString: portal.appUrl, application_name: 'pavlac-move' });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await bucket.close();
  await rm(dataDir, { recursive: true, force: true });
});

const keysOf = async (store: FileStore): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of store.all()) if (!isMark(key)) keys.push(key);
  return keys.sort();
};
const bytesIn = async (store: FileStore, key: string) =>
  Buffer.concat((await (await store.read(key)).toArray()) as Buffer[]);
/** Both stores hold the same bytes under the same keys. */
async function areAlike(): Promise<void> {
  const keys = await keysOf(here);
  expect(await keysOf(away)).toEqual(keys);
  for (const key of keys) expect((await bytesIn(away, key)).equals(await bytesIn(here, key))).toBe(true);
}
const opens = async (store: FileStore) => {
  const pool = openPool(portal.appUrl, { max: 1 });
  try {
    await claimStore(pool, store);
    return true;
  } catch {
    return false;
  } finally {
    await pool.end();
    await vi.waitFor(async () => expect(await isServed(db)).toBe(false), { timeout: 10_000, interval: 50 });
  }
};

it('rows and store are compared both ways while the portal runs', async () => {
  const fits = await compareStore(db, here);
  expect(fits).toMatchObject({ rows: 8, missing: [], wrong: [], orphans: [] });
  const [first, second] = (await keysOf(here)).filter((key) => !/\.(webp|part)$/.test(key)) as [string, string];
  const kept = await bytesIn(here, first);
  await here.drop(first);
  await here.write('1/nobody', Readable.from([Buffer.from('x')]), 1);
  const other = await bytesIn(here, second);
  await truncate(join(filesFolder(dataDir), second), other.length - 1);
  expect(await compareStore(db, here)).toMatchObject({ missing: [first], wrong: [second], orphans: ['1/nobody'] });
  await here.write(first, Readable.from([kept]), kept.length);
  await here.write(second, Readable.from([other]), other.length);
  await here.drop('1/nobody');
  expect(await compareStore(db, here)).toEqual(fits);
  await expect(compareStore(db, away)).rejects.toThrow('chybí v něm její značka');
});

it('nothing moves under a portal that runs, and nothing into the store of somebody else', async () => {
  await expect(moveFiles({ db, from: here, to: away, signal })).rejects.toThrow('Portál nad touto databází běží');
  expect(await keysOf(away)).toEqual([]);
  await portal.close();
  // The server of the database takes its time to say that they went.
  await vi.waitFor(async () => expect(await isServed(db)).toBe(false), { timeout: 10_000, interval: 50 });
  await away.write('.uloziste', Readable.from([Buffer.from('jiné')]), 5);
  await expect(moveFiles({ db, from: here, to: away, signal })).rejects.toThrow('patří jiné databázi');
  await away.drop('.uloziste');
});

it('a move that breaks off at any place leaves the portal where it was, and goes on when it is asked again', async () => {
  const keys = await keysOf(here);
  for (const [n, breaks] of keys.entries()) {
    let reads = 0;
    const from: FileStore = {
      ...here,
      read: async (key, range) => {
        if (!isMark(key) && key === breaks) {
          reads += 1;
          if (reads === 1) throw new Error('the line broke');
        }
        return here.read(key, range);
      },
    };
    await expect(moveFiles({ db, from, to: away, signal })).rejects.toThrow('the line broke');
    expect([n, await opens(here), await opens(away)]).toEqual([n, true, false]);
  }
  // What was left half, or is not what it should be.
  const [half, changed] = (await keysOf(away)) as [string, string];
  await away.write(half, Readable.from([Buffer.from('půl')]), 4);
  const wrong = Buffer.alloc((await bytesIn(here, changed)).length, 1);
  await away.write(changed, Readable.from([wrong]), wrong.length);
  const moved = await moveFiles({ db, from: here, to: away, signal });
  expect(moved).toMatchObject({ files: keys.length, damaged: [] });
  expect(moved.found).toBe((await keysOf(away)).length - 3);
  await areAlike();
  expect([await opens(here), await opens(away)]).toEqual([false, true]);
  expect(await compareStore(db, away)).toMatchObject({ missing: [], wrong: [], orphans: [] });
  await expect(moveFiles({ db, from: here, to: away, signal })).rejects.toThrow('Soubory už jsou přesunuté');
});

it('between the two marks neither store opens, and the next run hands it over; the way back is the same', async () => {
  const to: FileStore = {
    ...here,
    write: async (key, bytes, size) => {
      if (isMark(key)) throw new Error('killed');
      await here.write(key, bytes, size);
    },
  };
  await expect(moveFiles({ db, from: away, to, signal })).rejects.toThrow('killed');
  expect([await opens(here), await opens(away)]).toEqual([false, false]);
  await moveFiles({ db, from: away, to: here, signal });
  expect([await opens(here), await opens(away)]).toEqual([true, false]);
});

it('a file that is not what its row says is moved as it is, and named', async () => {
  const [key] = (await keysOf(here)).filter((one) => !/\.(webp|part)$/.test(one)) as [string];
  const bytes = await bytesIn(here, key);
  const other = Buffer.alloc(bytes.length, 65);
  await here.write(key, Readable.from([other]), other.length);
  const { damaged } = await moveFiles({ db, from: here, to: away, signal });
  expect(damaged).toEqual([key]);
  await areAlike();
});
