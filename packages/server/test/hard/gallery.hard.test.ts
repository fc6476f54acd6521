import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents } from '#contract/documents/endpoints.ts';
import { gallery } from '#contract/gallery/endpoints.ts';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import type { AlbumDetail } from '#contract/gallery/schema.ts';
import { anAlbum, aShot, makesSizes } from '../albums.ts';
import { aTalk } from '../discussions.ts';
import { aHouse, type Person, type TestHouse } from '../house.ts';
import { aPortal, type TestPortal } from '../portal.ts';
import { aReport } from '../reports.ts';
import { fetched, send, uploads } from '../sending-files.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let folder: string;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  folder = await mkdtemp(join(tmpdir(), 'pavlac-fotky-'));
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const isHere = (tool: string, ask: string) => spawnSync(tool, [ask]).status === 0;
/** Everything that a program that knows all cameras finds in the bytes, previews inside of them too. */
const told = (bytes: Buffer): string =>
  spawnSync('exiftool', ['-a', '-G1', '-ee', '-'], { input: bytes }).stdout.toString();
/** What is left in a picture that was written anew: how it is packed, how large it is, and what may be reckoned from that. */
const ofPictureAlone = /^\[(ExifTool|System|File|JFIF|PNG(-pHYs)?|RIFF|GIF|Composite|ICC[^\]]*)\]/;
const leaks = /GPS|Serial|Owner|Artist|Make|Model|Thumbnail|Preview|Copyright|Tajn|Majitel|Lens|Comment|XMP|IPTC/i;

type Kind = 'jpeg' | 'png' | 'webp' | 'gif';
async function aTelling(kind: Kind): Promise<Buffer> {
  const shot = await aShot({ width: 640, height: 480, taken: '2026:09:12 20:04:31' });
  if (kind === 'jpeg') return shot;
  const all = sharp(shot).keepMetadata();
  return { png: () => all.png(), webp: () => all.webp(), gif: () => all.gif() }[kind]().toBuffer();
}

async function filled(name: string, kinds: readonly Kind[]): Promise<AlbumDetail> {
  const album = await anAlbum(chair, { name });
  const fileIds = [];
  for (const kind of kinds)
    fileIds.push((await uploads(chair, `foto.${kind === 'jpeg' ? 'jpg' : kind}`, await aTelling(kind))).id);
  await chair.asks(galleryPhotos.add, { id: album.id, fileIds });
  await makesSizes(house);
  return chair.asks(gallery.one, { id: album.id });
}

it.skipIf(!isHere('exiftool', '-ver'))(
  'exiftool finds nothing of place, device, owner or previews behind any address of an album',
  { timeout: 120_000 },
  async () => {
    expect(told(await aTelling('jpeg'))).toMatch(/GPS/);
    const album = await filled('Bez stop', ['jpeg', 'png', 'webp', 'gif']);
    const addresses = album.attachments.flatMap(({ id }) => [
      album.attachmentUrl.replace('{id}', String(id)),
      ...['small', 'medium', 'large'].map((size) => album.imageUrl.replace('{id}', String(id)).replace('{size}', size)),
    ]);
    expect(addresses).toHaveLength(16);
    for (const url of addresses) {
      const { statusCode, rawPayload } = await fetched(portal, url);
      const found = told(rawPayload);
      expect([statusCode, /Image (Width|Size)/.test(found)]).toEqual([200, true]);
      expect(found).not.toMatch(leaks);
      for (const line of found.split('\n').filter(Boolean)) expect(line).toMatch(ofPictureAlone);
    }
  },
);

it.skipIf(!isHere('exiftool', '-ver'))(
  'nor behind addresses of documents, reports and discussions, where photographs are only attached',
  { timeout: 120_000 },
  async () => {
    const came = async (kind: Kind) => (await uploads(chair, `foto.${kind}`, await aTelling(kind))).id;
    const [file] = (await chair.asks(documents.create, { folderId: null, files: [{ fileId: await came('jpeg') }] }))
      .files;
    const report = await aReport(chair, { fileIds: [await came('jpeg'), await came('png')] } as never);
    const talk = await aTalk(chair, { fileIds: [await came('webp')] });
    const views = [...report.attachments, ...talk.attachments];
    const addresses = [file?.attachment?.url, file?.previewUrl, ...views.flatMap((v) => [v.url, v.previewUrl])];
    expect(addresses).toHaveLength(8);
    for (const url of addresses) {
      const found = told((await fetched(portal, url as string)).rawPayload);
      expect(found).toMatch(/Image (Width|Size)/);
      expect(found).not.toMatch(leaks);
      for (const line of found.split('\n').filter(Boolean)) expect(line).toMatch(ofPictureAlone);
    }
  },
);

it.skipIf(!isHere('unzip', '-v'))('an archive of two thousand photographs is whole', { timeout: 600_000 }, async () => {
  const album = await filled('Všechny', ['jpeg']);
  // One file on the disk under two thousand names: what is asked is the archive, not two thousand uploads.
  await house.inside((db) =>
    db.execute(`
        with one as (select * from file where svj_id = ${house.id} and id = (select file_id from photo
            where album_id = ${album.id} limit 1)),
        more as (insert into file (svj_id, key, name, extension, type, size, sha256, has_preview, owner, created_at)
          select svj_id, gen_random_uuid(), name, extension, type, size, sha256, false, 'photo', created_at
          from one, generate_series(1, 1999) returning id, svj_id)
        insert into photo (svj_id, album_id, file_id, position, created_at, sizes_due_at)
        select svj_id, ${album.id}, id, row_number() over (order by id) + 1, now(), null from more`),
  );
  const bytes = (await fetched(portal, album.attachmentUrl.replace('{id}', String(album.attachments[0]?.id))))
    .rawPayload;
  const { rows } = await house.inside((db) =>
    db.execute<{ key: string }>(`select key from file where svj_id = ${house.id} and owner = 'photo'`),
  );
  for (const { key } of rows)
    await writeFile(join(portal.config.dataDir, 'files', String(house.id), key), bytes, { flag: 'w' });
  const { url } = await chair.asks(galleryPhotos.downloadAll, { id: album.id });
  const path = join(folder, 'album.zip');
  await writeFile(path, (await fetched(portal, url)).rawPayload);
  const test = spawnSync('unzip', ['-tq', path]);
  expect([test.status, test.stdout.toString()]).toEqual([0, expect.stringContaining('No errors detected')]);
  const names = spawnSync('unzip', ['-Z1', path]).stdout.toString().trim().split('\n');
  expect([names.length, names[0], names.at(-1)]).toEqual([2000, '0001 foto.jpg', '2000 foto.jpg']);
});

describe('bad pictures end soon', () => {
  it('a GIF of five thousand frames comes or is refused with a sentence, and the next one comes', {
    timeout: 120_000,
  }, async () => {
    const frame = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#206254' } })
      .raw()
      .toBuffer();
    const frames = 5000;
    const all = Buffer.concat(
      Array.from({ length: frames }, (_, i) => (i % 2 ? frame : Buffer.alloc(frame.length, i % 251))),
    );
    const gif = await sharp(all, { raw: { width: 40, height: 40 * frames, channels: 3, pageHeight: 40 } })
      .gif()
      .toBuffer();
    const began = performance.now();
    const { status, body } = await send(chair, 'film.gif', gif);
    const seconds = (performance.now() - began) / 1000;
    process.stderr.write(
      `GIF of ${frames} frames: ${status} ${body.message?.content ?? ''} after ${seconds.toFixed(1)} s\n`,
    );
    expect(seconds).toBeLessThan(60);
    if (status !== 200) expect(body.message?.content).toMatch(/^FILES\.ERRORS\.(PIXELS|BROKEN)$/);
    await uploads(chair, 'další.jpg', await aShot());
  });

  it.each([
    ['a JPEG cut after half', async () => (await aTelling('jpeg')).subarray(0, 1500)],
    ['a PNG of its head alone', async () => (await aTelling('png')).subarray(0, 60)],
  ])('%s is refused', async (_, bytes) => {
    const { status, body } = await send(chair, 'půlka.jpg', await bytes());
    expect([status, body.message?.content]).toEqual([422, 'FILES.ERRORS.BROKEN']);
  });
});
