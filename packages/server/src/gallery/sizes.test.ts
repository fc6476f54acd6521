import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { gallery } from '#contract/gallery/endpoints.ts';
import type { AlbumDetail } from '#contract/gallery/schema.ts';
import { anAlbum, makesSizes, withPhotos } from '#house/albums.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { actFor } from '#server/base/http/gate.ts';
import { bytesKey } from '#server/base/store/file-receiving.ts';
import { leaveUnmade } from './sizes/jobs.ts';
import { beginNext } from './sizes/steps.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let album: AlbumDetail;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = new Date('2026-11-21T09:00:00Z');
  house = await aHouse(portal);
  chair = await house.chair();
  album = await withPhotos(chair, await anAlbum(chair), 2);
  portal.left.length = 0;
});

const later = (seconds: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000);
};
const sizes = async () => (await chair.asks(gallery.one, { id: album.id })).images.map((image) => image.sizes);
const waits = () => portal.left.filter(({ name, about }) => name === 'gallery.sizes' && about.svj === house.id).length;

/** What lies in the store for the first photograph, made into something that no program can read. */
async function poison(): Promise<void> {
  const { rows } = await house.inside((db) =>
    db.execute<{ key: string }>(sql`select f.key from photo p join file f on f.svj_id = p.svj_id and f.id = p.file_id
      where p.svj_id = ${house.id} order by p.id limit 1`),
  );
  await writeFile(join(portal.config.dataDir, 'files', bytesKey(house.id, rows[0]?.key as string)), 'rozbitá fotka');
}

it('a poisonous picture is given up after three tries, says so, and does not stop the rest', async () => {
  await poison();
  expect(await makesSizes(house)).toBe(2);
  expect([await sizes(), waits()]).toEqual([['making', 'made'], 1]);
  later(61);
  expect(await makesSizes(house)).toBe(1);
  expect(await sizes()).toEqual(['making', 'made']);
  later(61);
  expect(await makesSizes(house)).toBe(1);
  expect(await sizes()).toEqual(['failed', 'made']);
  later(3600);
  expect(await makesSizes(house)).toBe(0);
  const { body } = await chair.call(houseLog.activity, {});
  expect(JSON.stringify(body.data)).toContain('unmade');
});

it('what a server that died had begun is taken by another one once its time is over, and by nobody before', async () => {
  const begun = await portal.pool.transaction('read write', async (db) => {
    const at = { db, scope: await actFor(db, house.id), now: portal.clock.now };
    return beginNext(at, new Date(portal.clock.now.getTime() + 240_000));
  });
  expect(begun).toMatchObject({ albumId: album.id, begun: 1 });
  expect(await makesSizes(house)).toBe(1);
  expect(await sizes()).toEqual(['making', 'made']);
  later(241);
  expect(await leaveUnmade(portal)).toBe(1);
  expect(waits()).toBe(1);
  expect(await makesSizes(house)).toBe(1);
  expect(await sizes()).toEqual(['made', 'made']);
  expect(await leaveUnmade(portal)).toBe(0);
});

it('without room on the disk nothing is begun, and it looks again', async () => {
  portal.space.now = { total: 100, free: 0 };
  expect(await makesSizes(house)).toBe(0);
  portal.space.now = undefined as never;
  expect([await sizes(), waits()]).toEqual([['making', 'making'], 1]);
});

it('a photograph that is deleted while it waits is nobody’s work', async () => {
  await chair.asks(gallery.remove, { id: album.id });
  expect(await makesSizes(house)).toBe(0);
});
