import { crc32 } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gallery } from '#contract/gallery/endpoints.ts';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import { anAlbum, anAlbumForm, aShot, makesSizes, namesOf, withPhotos } from '#house/albums.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, formOf, onDisk, send, uploads } from '#house/sending-files.ts';
import { filesIn } from '#house/zip.ts';
import { sweepFiles } from '#server/base/files/file-sweeping.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  house = await aHouse(portal);
  [chair, owner] = [await house.chair(), await house.owner()];
});

const imageOf = (album: { imageUrl: string }, id: number, size: string) =>
  fetched(portal, album.imageUrl.replace('{id}', String(id)).replace('{size}', size));
const fileOf = (album: { attachmentUrl: string }, id: number) =>
  fetched(portal, album.attachmentUrl.replace('{id}', String(id)));

describe('an album', () => {
  it('is made, changed and deleted by who administers the gallery', async () => {
    const made = await anAlbum(chair);
    expect(made).toMatchObject({ ...anAlbumForm(), photoCount: 0, images: [], attachments: [], may: { edit: true } });
    const change = { ...anAlbumForm({ name: 'Slavnost', sorted: 'taken' }), id: made.id, updatedAt: made.updatedAt };
    const saved = await chair.asks(gallery.update, change);
    expect(saved).toMatchObject({ name: 'Slavnost', sorted: 'taken' });
    expect((await chair.refused(gallery.update, change)).code).toBe(409);
    expect(await chair.refused(gallery.create, anAlbumForm({ name: ' ' }))).toMatchObject({
      ...{ code: 400, errors: { name: 'BASE.FORM.REQUIRED' } },
    });
    await chair.asks(gallery.remove, { id: made.id });
    const gone = { code: 404, key: 'BE.GALLERY.NOT_ACCES', errors: {} };
    expect(await chair.refused(gallery.one, { id: made.id })).toEqual(gone);
    expect(await chair.refused(gallery.remove, { id: made.id })).toEqual(gone);
  });

  it('is read and not written by others', async () => {
    const { id, updatedAt } = await withPhotos(chair, await anAlbum(chair), 1);
    expect((await owner.asks(gallery.one, { id })).may).toEqual({ edit: false, offer: false });
    const closed: [Parameters<Person['refused']>[0], object][] = [
      [gallery.create, anAlbumForm()],
      [gallery.update, { ...anAlbumForm(), id, updatedAt }],
      [gallery.removeAll, { ids: [id] }],
      [galleryPhotos.add, { id, fileIds: [1] }],
      [galleryPhotos.rename, { id, name: 'Jinak' }],
      [galleryPhotos.order, { id, ids: [1] }],
    ];
    for (const [call, input] of closed) expect((await owner.refused(call, input)).code).toBe(403);
  });

  it('stands in the list with its cover once that is made smaller, and is found by captions', async () => {
    const empty = await anAlbum(chair, { name: 'Prázdné' });
    const album = await withPhotos(chair, await anAlbum(chair), 2);
    const [first = 0, second = 0] = album.attachments.map((a) => a.id);
    const listed = async () => (await owner.asks(gallery.list, {})).galleries;
    expect(await listed()).toMatchObject([
      { id: album.id, photoCount: 2, cover: { id: first, url: null, isMaking: true } },
      { id: empty.id, photoCount: 0, cover: null },
    ]);
    await makesSizes(house);
    await chair.asks(galleryPhotos.cover, { id: album.id, attachmentId: second });
    const [row] = await listed();
    expect(row?.cover).toMatchObject({ id: second, isMaking: false });
    expect((await fetched(portal, row?.cover?.url as string)).headers['content-type']).toBe('image/webp');
    const said = { id: album.id, attachmentId: first, name: 'dvůr', caption: 'Pod ořešákem' };
    expect(await chair.asks(galleryPhotos.describe, said)).toMatchObject({ name: 'dvůr', extension: 'jpg' });
    const { galleries } = await owner.asks(gallery.search, { text: 'oresak' });
    expect(galleries).toMatchObject([{ id: album.id, title: 'Slavnost na dvoře', photoCount: 2 }]);
    const { total, count } = await owner.asks(gallery.list, { filters: JSON.stringify({ text: 'oresak' }) as never });
    expect([total, count]).toEqual([1, 2]);
  });

  it('chosen ones are deleted at once, with what lies in the store once the day is over', async () => {
    const album = await withPhotos(chair, await anAlbum(chair), 2);
    await makesSizes(house);
    const { rows: keys } = await house.inside((db) =>
      db.execute<{ key: string }>(sql`select key from file where svj_id = ${house.id}`),
    );
    const ofThese = async () =>
      (await onDisk(portal)).files.filter((name) => keys.some(({ key }) => name.startsWith(key))).length;
    // The whole, its preview and three sizes of each.
    expect([keys.length, await ofThese()]).toEqual([2, 10]);
    expect(await chair.asks(gallery.removeAll, { ids: [album.id, 999_999] })).toEqual({ deleted: 1 });
    expect(await chair.refused(galleryPhotos.downloadAll, { id: album.id })).toMatchObject({ code: 404 });
    const { rows } = await house.inside((db) =>
      db.execute<{ id: number }>(sql`select id from file where svj_id = ${house.id}`),
    );
    expect([rows, await ofThese()]).toEqual([[], 10]);
    const { now } = portal.clock;
    portal.clock.now = new Date(now.getTime() + 25 * 3600_000);
    await sweepFiles(portal);
    portal.clock.now = now;
    expect(await ofThese()).toBe(0);
  });
});

describe('photographs', () => {
  it('come free of place, device and owner; when they were taken, their shape and colour stay in the row', async () => {
    const album = await anAlbum(chair);
    const shot = await aShot({ width: 120, height: 80, taken: '2026:09:12 20:04:31' });
    const { id: fileId } = await uploads(chair, 'večer.jpg', shot);
    const { attachments } = await chair.asks(galleryPhotos.add, { id: album.id, fileIds: [fileId] });
    const id = attachments[0]?.id as number;
    const read = await chair.asks(gallery.one, { id: album.id });
    expect(read.images).toEqual([
      {
        ...{ id, ratio: 1.5, color: expect.stringMatching(/^#20625[45]$/), caption: '', sizes: 'making' },
        ...{ takenAt: '2026-09-12T18:04:31.000Z', owner: expect.any(String) },
      },
    ]);
    expect([read.takenFrom, read.takenTo]).toEqual(['2026-09-12T18:04:31.000Z', '2026-09-12T18:04:31.000Z']);
    const whole = await fileOf(read, id);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(whole.headers['content-disposition']).toContain("filename*=UTF-8''ve%C4%8Der.jpg");
    expect((await sharp(whole.rawPayload).metadata()).exif).toBeUndefined();
    expect(whole.rawPayload.includes('Tajn')).toBe(false);
  });

  it('are shown in three sizes made by a job; until then the call says so', async () => {
    const album = await anAlbum(chair);
    const { id: fileId } = await uploads(chair, 'velká.jpg', await aShot({ width: 2600, height: 1300 }));
    await chair.asks(galleryPhotos.add, { id: album.id, fileIds: [fileId] });
    expect(portal.left.some(({ name }) => name === 'gallery.sizes')).toBe(true);
    const before = await owner.asks(gallery.one, { id: album.id });
    const id = before.images[0]?.id as number;
    const asked = { id: album.id, imageId: id, size: 'small' as const };
    expect(await owner.asks(galleryPhotos.image, asked)).toEqual({ sizes: 'making', url: null });
    expect((await imageOf(before, id, 'small')).statusCode).toBe(404);
    expect(await makesSizes(house)).toBe(1);
    const after = await owner.asks(gallery.one, { id: album.id });
    expect(after.images[0]?.sizes).toBe('made');
    for (const [size, side] of Object.entries({ small: 480, medium: 1080, large: 2160 })) {
      const reply = await imageOf(after, id, size);
      expect(reply.headers['content-type']).toBe('image/webp');
      expect(reply.headers['cache-control']).toContain('private, max-age=3600');
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: side, height: side / 2 });
    }
    const { url } = await owner.asks(galleryPhotos.image, asked);
    expect((await fetched(portal, url as string)).statusCode).toBe(200);
    expect(await makesSizes(house)).toBe(0);
  });

  it('stand as people put them, or by when they were taken', async () => {
    const album = await withPhotos(chair, await anAlbum(chair), 3);
    expect(namesOf(album)).toEqual(['foto 1', 'foto 2', 'foto 3']);
    const [a, b, c] = album.attachments.map((p) => p.id) as [number, number, number];
    await chair.asks(galleryPhotos.order, { id: album.id, ids: [b, c, a] });
    expect(namesOf(await owner.asks(gallery.one, { id: album.id }))).toEqual(['foto 2', 'foto 3', 'foto 1']);
    for (const ids of [
      [a, b],
      [a, b, b],
      [a, b, c, 999_999],
    ])
      expect((await chair.refused(galleryPhotos.order, { id: album.id, ids })).key).toBe('GALLERY.ERRORS.ORDER');
    const { updatedAt } = await chair.asks(gallery.one, { id: album.id });
    await chair.asks(gallery.update, { ...anAlbumForm({ sorted: 'taken' }), id: album.id, updatedAt });
    expect(namesOf(await owner.asks(gallery.one, { id: album.id }))).toEqual(['foto 3', 'foto 2', 'foto 1']);
  });

  it('are renamed with their extension fixed', async () => {
    const album = await withPhotos(chair, await anAlbum(chair), 1);
    const attachmentId = album.attachments[0]?.id as number;
    const rename = (name: string) => ({ id: album.id, attachmentId, name });
    expect(await chair.asks(galleryPhotos.rename, rename('Dvůr.2026.JPG'))).toEqual({ name: 'Dvůr.2026' });
    expect(await chair.refused(galleryPhotos.rename, rename('Dvůr.png'))).toMatchObject({
      ...{ code: 422, errors: { name: 'GALLERY.ERRORS.EXTENSION' } },
    });
    await chair.asks(galleryPhotos.rename, { id: album.id, name: 'Dvorek' });
    expect(await owner.asks(gallery.one, { id: album.id })).toMatchObject({
      ...{ name: 'Dvorek', attachments: [{ name: 'Dvůr.2026', extension: 'jpg' }] },
    });
  });

  it('one is deleted alone, several at once, and those of another album are left', async () => {
    const other = await withPhotos(chair, await anAlbum(chair), 1);
    const album = await withPhotos(chair, await anAlbum(chair), 3);
    const [a, b] = album.attachments.map((p) => p.id) as [number, number];
    const foreign = other.attachments[0]?.id as number;
    const left = await chair.asks(galleryPhotos.remove, { id: album.id, attachmentId: a });
    expect(namesOf(left)).toEqual(['foto 2', 'foto 3']);
    expect((await chair.refused(galleryPhotos.remove, { id: album.id, attachmentId: foreign })).code).toBe(404);
    expect(await chair.asks(galleryPhotos.removeAll, { id: album.id, ids: [b, foreign] })).toEqual({ deleted: 1 });
    const kept = await owner.asks(gallery.one, { id: album.id });
    expect([kept.photoCount, (await owner.asks(gallery.one, { id: other.id })).photoCount]).toEqual([1, 1]);
  });

  it('one comes in one call too, into the album that it is for', async () => {
    const album = await anAlbum(chair);
    const { payload, headers } = formOf('dvůr.jpg', await aShot(), { caption: 'Večer' });
    const sent = await portal.app.inject({
      method: 'POST',
      url: galleryPhotos.upload.path.replace(':id', String(album.id)),
      headers: { ...chair.headers(), ...headers },
      payload,
    });
    expect(sent.json().data).toMatchObject({ name: 'dvůr', extension: 'jpg', type: 'image/jpeg' });
    expect((await owner.asks(gallery.one, { id: album.id })).images).toMatchObject([{ caption: 'Večer' }]);
  });

  it('all of them are one archive, in the order of the album, equal names both', async () => {
    const album = await anAlbum(chair, { name: 'Dvůr / zahrada' });
    const fileIds = [];
    for (const color of ['#ff0000', '#00ff00'])
      fileIds.push((await uploads(chair, 'IMG_1.jpg', await aShot({ color }))).id);
    await chair.asks(galleryPhotos.add, { id: album.id, fileIds });
    const { url } = await owner.asks(galleryPhotos.downloadAll, { id: album.id });
    const reply = await fetched(portal, url);
    expect(reply.headers['content-disposition']).toContain(encodeURIComponent('Dvůr _ zahrada.zip'));
    const found = filesIn(reply.rawPayload);
    expect([...found.keys()]).toEqual(['1 IMG_1.jpg', '2 IMG_1.jpg']);
    for (const bytes of found.values()) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const empty = await anAlbum(chair);
    expect((await owner.refused(galleryPhotos.downloadAll, { id: empty.id })).key).toBe('GALLERY.ERRORS.EMPTY');
  });
});

describe('what is no photograph', () => {
  it.each([
    ['kočka.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'), 415, 'FILES.ERRORS.HEIC'],
    ['stránka.jpg', Buffer.from('<html><script>alert(1)</script></html>'), 415, 'FILES.ERRORS.MISMATCH'],
  ])('%s does not even come', async (name, bytes, status, key) => {
    const { status: got, body } = await send(chair, name, bytes);
    expect([got, body.message?.content]).toEqual([status, key]);
  });

  it('a cut picture, and one of 80,000 × 80,000, are refused with a sentence', async () => {
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#206254' } })
      .png()
      .toBuffer();
    const cut = await send(chair, 'půlka.png', whole.subarray(0, whole.length / 2));
    expect([cut.status, cut.body.message?.content]).toEqual([422, 'FILES.ERRORS.BROKEN']);
    const huge = Buffer.from(whole);
    huge.writeUInt32BE(80_000, 16);
    huge.writeUInt32BE(80_000, 20);
    // The sum of the head is right, so that nothing but its points is wrong.
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    const large = await send(chair, 'obří.png', huge);
    expect([large.status, large.body.message?.content]).toEqual([422, 'FILES.ERRORS.PIXELS']);
  });

  it('a paper, a document of odd bytes and an upload of somebody else stay out of an album', async () => {
    const album = await anAlbum(chair);
    const paper = await uploads(chair, 'zápis.txt', 'Zápis');
    const odd = await uploads(chair, 'fotka.pdf', await aShot(), { asDocument: true });
    const mate = await house.person({ role: 'memberCommittee' });
    const theirs = await uploads(mate, 'cizí.jpg', await aShot());
    const add = (id: number) => chair.refused(galleryPhotos.add, { id: album.id, fileIds: [id] });
    expect((await add(paper.id)).key).toBe('GALLERY.ERRORS.NOT_PICTURE');
    expect((await add(odd.id)).key).toBe('FILES.ERRORS.MISMATCH');
    expect((await add(theirs.id)).key).toBe('FILES.ERRORS.NOT_YOURS');
    expect((await add(999_999)).key).toBe('FILES.ERRORS.NOT_YOURS');
    const { id: once } = await uploads(chair, 'jednou.jpg', await aShot());
    await chair.asks(galleryPhotos.add, { id: album.id, fileIds: [once] });
    expect((await add(once)).key).toBe('FILES.ERRORS.NOT_YOURS');
    const twice = { id: album.id, fileIds: [odd.id, odd.id] };
    expect((await chair.refused(galleryPhotos.add, twice)).key).toBe('FILES.ERRORS.NOT_YOURS');
    const odder = await uploads(chair, 'fotka.jfif', await aShot());
    expect((await add(odder.id)).key).toBe('GALLERY.ERRORS.EXTENSION');
    expect((await chair.asks(gallery.one, { id: album.id })).photoCount).toBe(1);
  });

  it('a hundred come at once, and a caption has three hundred letters', async () => {
    const album = await withPhotos(chair, await anAlbum(chair), 1);
    const [first = 0] = album.attachments.map((a) => a.id);
    const fileIds = Array.from({ length: 101 }, (_, n) => 900_000 + n);
    const add = (ids: number[]) => chair.refused(galleryPhotos.add, { id: album.id, fileIds: ids });
    // A hundred are looked for, and are nobody's; one more is not even looked for.
    expect((await add(fileIds.slice(1))).key).toBe('FILES.ERRORS.NOT_YOURS');
    expect(await add(fileIds)).toMatchObject({ code: 400, errors: { fileIds: expect.any(String) } });
    expect((await add([])).code).toBe(400);
    const said = { id: album.id, attachmentId: first, name: 'dvůr', caption: 'ř'.repeat(300) };
    await chair.asks(galleryPhotos.describe, said);
    const long = await chair.refused(galleryPhotos.describe, { ...said, caption: 'ř'.repeat(301) });
    expect(long).toMatchObject({ code: 400, errors: { caption: expect.any(String) } });
    expect((await owner.asks(gallery.one, { id: album.id })).images).toMatchObject([{ caption: said.caption }]);
  });

  it('an album takes two thousand and no more', async () => {
    const album = await anAlbum(chair);
    await house.inside((db) => db.execute(sql`update album set photo_count = 2000 where id = ${album.id}`));
    const { id } = await uploads(chair, 'navíc.jpg', await aShot());
    expect((await chair.refused(galleryPhotos.add, { id: album.id, fileIds: [id] })).key).toBe('GALLERY.ERRORS.FULL');
  });
});
