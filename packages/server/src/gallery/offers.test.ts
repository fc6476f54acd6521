import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roleIds } from '#contract/access.ts';
import { files } from '#contract/base/files/files.ts';
import { gallery } from '#contract/gallery/endpoints.ts';
import { galleryOffers } from '#contract/gallery/endpoints-offers.ts';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import { mostOffered } from '#contract/gallery/rules.ts';
import type { AlbumDetail } from '#contract/gallery/schema.ts';
import { home } from '#contract/home/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { anAlbum, anAlbumForm, aShot, namesOf, offers, withPhotos } from '#house/albums.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, onDisk, uploads } from '#house/sending-files.ts';
import { sendNotices } from '#server/notices/jobs.ts';
import { answerSource } from './offers/notices.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let alena: Person;
let bedrich: Person;
let album: AlbumDetail;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = new Date('2026-11-21T09:00:00Z');
  house = await aHouse(portal);
  chair = await house.chair();
  alena = await house.owner({ firstName: 'Alena', lastName: 'Nová' });
  bedrich = await house.owner({ firstName: 'Bedřich', lastName: 'Starý' });
  album = await anAlbum(chair, { neighbours: true });
});

const seenBy = (who: Person) => who.asks(gallery.one, { id: album.id });
const listed = async (who: Person) => (await who.asks(galleryOffers.list, { id: album.id })).offers;
const countOf = async (who: Person) => (await who.asks(home.waits, {})).counts.photosOffered;
const rowsIn = async (table: string): Promise<number> => {
  const { rows } = await house.inside((db) =>
    db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table} where svj_id = ${house.id}`)),
  );
  return rows[0]?.n as number;
};

describe('photographs of neighbours', () => {
  it('wait, seen by their author and by who lets them in, and counted for the latter alone', async () => {
    const ids = await offers(alena, album.id, 2);
    expect([(await seenBy(alena)).offered, (await seenBy(chair)).offered, (await seenBy(bedrich)).offered]).toEqual([
      ...[2, 2, 0],
    ]);
    expect([await countOf(chair), await countOf(alena)]).toEqual([2, 0]);
    expect((await listed(chair)).map((o) => [o.id, o.owner])).toEqual(ids.map((id) => [id, 'Alena Nová']));
    expect((await listed(alena)).map((o) => [o.id, o.owner])).toEqual(ids.map((id) => [id, null]));
    expect(await listed(bedrich)).toEqual([]);
    const [row] = (await chair.asks(gallery.list, {})).galleries;
    const [theirs] = (await alena.asks(gallery.list, {})).galleries;
    expect([row?.offered, theirs?.offered, row?.photoCount]).toEqual([2, 0, 0]);
    expect((await seenBy(bedrich)).images).toEqual([]);
    expect((await seenBy(alena)).may).toEqual({ edit: false, offer: true });
    expect((await seenBy(chair)).may).toEqual({ edit: true, offer: false });
  });

  it('carry nothing of place and device in any byte that leaves, waiting or let in', async () => {
    const shot = await aShot({ width: 120, height: 80, taken: '2026:09:12 20:04:31' });
    const { id: fileId } = await uploads(alena, 'večer.jpg', shot);
    const [offer] = (await alena.asks(galleryOffers.offer, { id: album.id, fileIds: [fileId] })).offers;
    for (const url of [offer?.url, offer?.previewUrl] as string[]) {
      const { rawPayload, statusCode } = await fetched(portal, url);
      expect([statusCode, (await sharp(rawPayload).metadata()).exif, rawPayload.includes('Tajn')]).toEqual([
        ...[200, undefined, false],
      ]);
    }
    await chair.asks(galleryOffers.letIn, { id: album.id, ids: [offer?.id as number] });
    const read = await seenBy(bedrich);
    expect(read.images).toMatchObject([{ takenAt: '2026-09-12T18:04:31.000Z', owner: 'Alena Nová', sizes: 'making' }]);
    const whole = await fetched(portal, read.attachmentUrl.replace('{id}', String(read.attachments[0]?.id)));
    expect([(await sharp(whole.rawPayload).metadata()).exif, whole.rawPayload.includes('Tajn')]).toEqual([
      ...[undefined, false],
    ]);
  });

  it('are let in behind the others, some of them, and sizes of them are left to be made', async () => {
    album = await withPhotos(chair, album, 1);
    const [a, b, c] = (await offers(alena, album.id, 3)) as [number, number, number];
    portal.left.length = 0;
    expect(await chair.asks(galleryOffers.letIn, { id: album.id, ids: [c, a, 999_999] })).toEqual({ letIn: 2 });
    const read = await seenBy(bedrich);
    expect(namesOf(read)).toEqual(['foto 1', 'od souseda 1', 'od souseda 3']);
    expect([read.photoCount, (await listed(alena)).map((o) => o.id)]).toEqual([3, [b]]);
    expect(await chair.asks(galleryOffers.letIn, { id: album.id, ids: [a] })).toEqual({ letIn: 0 });
  });

  it('are refused with a reason that only their author reads, and their bytes go', async () => {
    const theirs = await offers(alena, album.id, 2);
    const [his] = await offers(bedrich, album.id, 1);
    const refuse = { id: album.id, ids: [...theirs, his as number] };
    expect(await chair.refused(galleryOffers.refuse, { ...refuse, reason: ' ' })).toMatchObject({
      ...{ code: 400, errors: { reason: 'BASE.FORM.REQUIRED' } },
    });
    expect(await chair.asks(galleryOffers.refuse, { ...refuse, reason: 'Jsou na nich děti.' })).toEqual({ refused: 3 });
    expect([await rowsIn('photo_offer'), await rowsIn('file')]).toEqual([0, 0]);
    const answer = { letIn: 0, reason: 'Jsou na nich děti.' };
    expect((await seenBy(alena)).answer).toMatchObject({ ...answer, refused: 2 });
    expect((await seenBy(bedrich)).answer).toMatchObject({ ...answer, refused: 1 });
    expect((await seenBy(chair)).answer).toBeNull();
    await house.inside((db) => db.execute(sql`update photo_answer set created_at = created_at - interval '31 days'`));
    expect((await seenBy(alena)).answer).toBeNull();
  });

  it('are told of to their author once each time, on Monday, in their language', async () => {
    const [a, b] = (await offers(alena, album.id, 2)) as [number, number];
    await chair.asks(galleryOffers.letIn, { id: album.id, ids: [a] });
    await chair.asks(galleryOffers.refuse, { id: album.id, ids: [b], reason: 'Rozmazaná' });
    portal.clock.now = new Date('2026-11-23T06:30:00Z');
    await sendNotices(portal, { photo_answer: answerSource });
    const { rows } = await house.inside((db) =>
      db.execute<{ kind: string; recipient: string; data: object }>(
        sql`select kind, recipient, data from outbox where svj_id = ${house.id} order by id`,
      ),
    );
    expect(rows.map((m) => m.recipient)).toEqual([alena.email]);
    expect(JSON.stringify(rows[0]?.data)).toContain('nepřijata 1 fotka');
  });

  it('are taken back by their author alone, also where the album was closed meanwhile', async () => {
    const [a, b] = (await offers(alena, album.id, 2)) as [number, number];
    const take = (offerId: number) => ({ id: album.id, offerId });
    expect((await bedrich.refused(galleryOffers.withdraw, take(a))).key).toBe('BE.GALLERY.NOT_ACCES');
    expect((await chair.refused(galleryOffers.withdraw, take(a))).key).toBe('BE.GALLERY.NOT_ACCES');
    await alena.asks(galleryOffers.withdraw, take(a));
    const { updatedAt } = album;
    await chair.asks(gallery.update, { ...anAlbumForm({ visibility: 'private' }), id: album.id, updatedAt });
    expect((await alena.refused(galleryOffers.list, { id: album.id })).code).toBe(404);
    await alena.asks(galleryOffers.withdraw, take(b));
    expect([await rowsIn('photo_offer'), await rowsIn('file')]).toEqual([0, 0]);
    expect((await alena.refused(galleryOffers.withdraw, take(b))).code).toBe(404);
  });

  it('are taken only where the album says so, only photographs, and not without end', async () => {
    const shut = await anAlbum(chair);
    const { id: fileId } = await uploads(alena, 'dvůr.jpg', await aShot());
    const send = (id: number, some: number[]) => alena.refused(galleryOffers.offer, { id, fileIds: some });
    expect(await send(shut.id, [fileId])).toMatchObject({ code: 403, key: 'GALLERY.ERRORS.NO_NEIGHBOURS' });
    const hidden = await anAlbum(chair, { neighbours: true, visibility: 'private' });
    expect(await send(hidden.id, [fileId])).toMatchObject({ code: 404, key: 'BE.GALLERY.NOT_ACCES' });
    const { id: paper } = await uploads(alena, 'zápis.txt', 'Zápis');
    expect((await send(album.id, [paper])).key).toBe('GALLERY.ERRORS.NOT_PICTURE');
    const { id: his } = await uploads(bedrich, 'cizí.jpg', await aShot());
    expect((await send(album.id, [his])).key).toBe('FILES.ERRORS.NOT_YOURS');
    await offers(alena, album.id, 1);
    await house.inside((db) =>
      db.execute(sql`
        with f as (insert into file (svj_id, key, name, extension, type, size, sha256, created_at)
          select ${house.id}, gen_random_uuid(), 'x', 'jpg', 'image/jpeg', 1, '\\x01', now()
          from generate_series(1, ${mostOffered - 1}) returning id)
        insert into photo_offer (svj_id, album_id, file_id, member_id, created_at)
        select ${house.id}, ${album.id}, f.id, ${alena.memberId}, now() from f`),
    );
    expect(await send(album.id, [fileId])).toMatchObject({ code: 422, key: 'GALLERY.ERRORS.OFFERED' });
    await bedrich.asks(galleryOffers.offer, { id: album.id, fileIds: [his] });
  });

  it('go with their album and with their author', async () => {
    await offers(alena, album.id, 1);
    await offers(bedrich, album.id, 1);
    await chair.asks(members.archive, { id: bedrich.memberId as number });
    await chair.asks(members.remove, { id: bedrich.memberId as number });
    expect([await rowsIn('photo_offer'), await rowsIn('file')]).toEqual([1, 1]);
    await chair.asks(gallery.remove, { id: album.id });
    expect([await rowsIn('photo_offer'), await rowsIn('file')]).toEqual([0, 0]);
    expect((await onDisk(portal)).files.length).toBeGreaterThan(0);
  });
});

describe('rights', () => {
  const committee = /ommittee|community_manager/;
  it.each(roleIds.filter((r) => r !== 'mayorCommittee'))(
    '%s: what waits opens to the committee alone',
    async (role) => {
      const [id] = (await offers(alena, album.id, 1)) as [number];
      const who = await house.person({ role });
      const decides = committee.test(role);
      expect((await listed(who)).map((o) => o.id)).toEqual(decides ? [id] : []);
      const { rows } = await house.inside((db) =>
        db.execute<{ file_id: number }>(sql`select file_id from photo_offer where id = ${id}`),
      );
      const asked = await who.call(files.change, {
        id: rows[0]?.file_id as number,
        name: 'x',
        description: '',
      } as never);
      expect(asked.status).not.toBe(200);
      if (!decides) {
        expect((await who.refused(galleryOffers.letIn, { id: album.id, ids: [id] })).code).toBe(403);
        expect((await who.refused(galleryOffers.refuse, { id: album.id, ids: [id], reason: 'x' })).code).toBe(403);
      }
      expect((await who.refused(galleryPhotos.add, { id: album.id, fileIds: [1] })).code).toBe(decides ? 422 : 403);
    },
  );

  it('of another house nothing waits here', async () => {
    const [id] = (await offers(alena, album.id, 1)) as [number];
    const other = await (await aHouse(portal)).chair();
    expect((await other.refused(galleryOffers.list, { id: album.id })).code).toBe(404);
    expect((await other.refused(galleryOffers.letIn, { id: album.id, ids: [id] })).code).toBe(404);
    expect((await other.refused(galleryOffers.withdraw, { id: album.id, offerId: id })).code).toBe(404);
  });
});
