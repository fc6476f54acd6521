import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RoleId, roleIds } from '#contract/access.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { files } from '#contract/base/files/files.ts';
import { gallery } from '#contract/gallery/endpoints.ts';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import type { AlbumDetail } from '#contract/gallery/schema.ts';
import { finding } from '#contract/home/endpoints-found.ts';
import { anAlbum, anAlbumForm, makesSizes, withPhotos } from '#house/albums.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched } from '#house/sending-files.ts';
import { hashToken, sealTicket } from '#server/base/secrets/tokens.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let open: AlbumDetail;
let shut: AlbumDetail;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  open = await withPhotos(chair, await anAlbum(chair, { name: 'Album veřejné' }), 1);
  shut = await withPhotos(chair, await anAlbum(chair, { name: 'Album tajné', visibility: 'private' }), 1);
  await makesSizes(house);
});
afterAll(() => portal.close());

/** A ticket for what they were never given one: only the right decides. */
async function ticketFor(who: Person, path: string, input: object): Promise<string> {
  const { rows } = await portal.pool.raw.query<{ id: string }>(
    "select set_config('app.across', 'on', false), id from session where token_hash = $1",
    [hashToken(who.token as string)],
  );
  const until = portal.clock.now.getTime() + 60_000;
  const held = { path, sessionId: Number(rows[0]?.id), actorId: who.memberId as number, input, until };
  return path.replace(':ticket', sealTicket(portal.secret, held));
}
const isFetched = async (url: string) => (await fetched(portal, url)).statusCode === 200;
const idIn = ({ attachments }: AlbumDetail): number => attachments[0]?.id as number;

/** Every way to an album: whether it opens it. */
const doors: Record<string, (who: Person, album: AlbumDetail) => Promise<boolean>> = {
  'the list': async (who, { id }) =>
    (await who.asks(gallery.list, {})).galleries.some((a) => a.id === id && a.cover !== null),
  'a page of the list': async (who, { id }) => (await who.asks(gallery.rows, {})).galleries.some((a) => a.id === id),
  'its page': async (who, { id }) => (await who.call(gallery.one, { id })).status === 200,
  'the search': async (who, { id }) =>
    (await who.asks(gallery.search, { text: 'album' })).galleries.some((a) => a.id === id),
  'the search of the header': async (who, { id }) => {
    const { groups } = await who.asks(finding.search, { text: 'album' });
    return groups.some(({ noun, rows }) => noun === 'gallery' && rows.some((row) => row.id === id));
  },
  'a call for a size': async (who, { id, images }) =>
    (await who.call(galleryPhotos.image, { id, imageId: images[0]?.id })).status === 200,
  'a size': async (who, album) => {
    const path = await ticketFor(who, galleryPhotos.imageBytes.path, { id: album.id });
    return isFetched(path.replace(':imageId', String(idIn(album))).replace(':size', 'small'));
  },
  'a call for a whole': async (who, album) =>
    (await who.call(galleryPhotos.download, { id: album.id, attachmentId: idIn(album) })).status === 200,
  'a whole': async (who, album) => {
    const path = await ticketFor(who, galleryPhotos.bytes.path, { id: album.id });
    return isFetched(path.replace(':attachmentId', String(idIn(album))));
  },
  'a call for all': async (who, { id }) => (await who.call(galleryPhotos.downloadAll, { id })).status === 200,
  'all of it': async (who, { id }) => isFetched(await ticketFor(who, galleryPhotos.zip.path, { id })),
  'its file': async (who, album) => {
    const { rows } = await portal.pool.across('read only', (db) =>
      db.client.query<{ file_id: number }>('select file_id from photo where id = $1', [idIn(album)]),
    );
    return isFetched(await ticketFor(who, files.download.path, { id: Number(rows[0]?.file_id) }));
  },
};

const seesPrivate = (role: RoleId): boolean => /ommittee|community_manager/.test(role);

it.each(Object.keys(doors))(
  '%s opens a private album to the committee alone, and a public one to everybody',
  async (door) => {
    const opens = doors[door] as (typeof doors)[string];
    for (const role of roleIds.filter((id) => id !== 'mayorCommittee')) {
      const who = await house.person({ role });
      expect([role, await opens(who, open)]).toEqual([role, true]);
      expect([role, await opens(who, shut)]).toEqual([role, seesPrivate(role)]);
    }
  },
);

it('a private album answers exactly as one that is not there, a deleted one and one of another house do', async () => {
  const elsewhere = await anAlbum(await (await aHouse(portal)).chair());
  const deleted = await anAlbum(chair);
  await chair.asks(gallery.remove, { id: deleted.id });
  const owner = await house.owner();
  for (const id of [shut.id, elsewhere.id, deleted.id, 999_999]) {
    const calls = [
      owner.refused(gallery.one, { id }),
      owner.refused(galleryPhotos.image, { id, imageId: idIn(shut) }),
      owner.refused(galleryPhotos.download, { id, attachmentId: idIn(shut) }),
      owner.refused(galleryPhotos.downloadAll, { id }),
    ];
    for (const answer of await Promise.all(calls))
      expect(answer).toEqual({ code: 404, key: 'BE.GALLERY.NOT_ACCES', errors: {} });
  }
});

it('a photograph of one album does not come through another', async () => {
  const owner = await house.owner();
  const through = { id: open.id, attachmentId: idIn(shut) };
  expect((await owner.refused(galleryPhotos.download, through)).code).toBe(404);
  const path = await ticketFor(owner, galleryPhotos.bytes.path, { id: open.id });
  expect(await isFetched(path.replace(':attachmentId', String(idIn(shut))))).toBe(false);
});

it('an album that becomes private closes at once, with the addresses that were given before', async () => {
  const album = await withPhotos(chair, await anAlbum(chair, { name: 'Bylo veřejné' }), 1);
  await makesSizes(house);
  const owner = await house.owner();
  const read = await owner.asks(gallery.one, { id: album.id });
  const addresses = [
    read.attachmentUrl.replace('{id}', String(idIn(read))),
    read.imageUrl.replace('{id}', String(idIn(read))).replace('{size}', 'small'),
    (await owner.asks(galleryPhotos.downloadAll, { id: album.id })).url,
  ];
  for (const url of addresses) expect(await isFetched(url)).toBe(true);
  const change = anAlbumForm({ name: 'Bylo veřejné', visibility: 'private' });
  await chair.asks(gallery.update, { ...change, id: album.id, updatedAt: album.updatedAt });
  for (const url of addresses) expect(await isFetched(url)).toBe(false);
});

it('the log tells names of albums to the committee alone', async () => {
  const inspector = await house.person({ role: 'inspector' });
  const told = async (who: Person) => JSON.stringify((await who.call(houseLog.activity, {})).body.data ?? '');
  expect(await told(chair)).toContain('Album tajné');
  expect(await told(inspector)).not.toContain('Album tajné');
});
