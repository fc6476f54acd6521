import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { gallery } from '#contract/gallery/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { anAlbum, anAlbumForm, withPhotos } from '#house/albums.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendNotices } from '#server/notices/jobs.ts';
import { albumSource } from './telling/notices.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());
const begin = new Date('2026-11-21T09:00:00Z');
beforeEach(async () => {
  portal.clock.now = begin;
  house = await aHouse(portal);
  [chair, owner] = [await house.chair(), await house.owner()];
});

type Mail = { kind: string; recipient: string; data: { title?: string; count?: number; items?: unknown } };
const mails = async (): Promise<Mail[]> => {
  const { rows } = await house.inside((db) =>
    db.execute<Mail>(sql`select kind, recipient, data from outbox where svj_id = ${house.id} order by id`),
  );
  return rows;
};
/** Monday morning: the weekly digest goes. */
async function onMonday(weeks = 0): Promise<void> {
  portal.clock.now = new Date(Date.parse('2026-11-23T06:30:00Z') + weeks * 7 * 24 * 3600_000);
  await sendNotices(portal, { album: albumSource });
}

it('an album is told of on Monday, once, with what is in it by then; whoever made it is not told', async () => {
  const album = await withPhotos(chair, await anAlbum(chair), 1);
  expect(await mails()).toEqual([]);
  await withPhotos(chair, album, 2);
  await onMonday();
  const sent = await mails();
  expect(sent).toMatchObject([{ kind: 'albumPublished', recipient: owner.email, data: { count: 3 } }]);
  await withPhotos(chair, album, 1);
  await onMonday(1);
  expect(await mails()).toHaveLength(1);
});

it('several albums of a week are one mail', async () => {
  await withPhotos(chair, await anAlbum(chair), 1);
  await withPhotos(chair, await anAlbum(chair, { name: 'Fasáda' }), 1);
  await onMonday();
  expect((await mails()).map((m) => m.kind)).toEqual(['albumDigest']);
});

it('who asked for news at once is told on Monday all the same, and who wants none is not', async () => {
  const { memberId } = owner;
  const settle = (pace: string) =>
    owner.asks(session.settings, { id: memberId as number, settings: { notifications: { gallery: pace } } } as never);
  await settle('now');
  await withPhotos(chair, await anAlbum(chair), 1);
  expect(await mails()).toEqual([]);
  await settle('never');
  await onMonday();
  expect(await mails()).toEqual([]);
});

it.each(['empty', 'private', 'deleted'] as const)('of an album that is %s by Monday nobody is told', async (now) => {
  const album = await withPhotos(chair, await anAlbum(chair), 1);
  const { updatedAt } = album;
  if (now === 'deleted') await chair.asks(gallery.remove, { id: album.id });
  if (now === 'private')
    await chair.asks(gallery.update, { ...anAlbumForm({ visibility: 'private' }), id: album.id, updatedAt });
  if (now === 'empty') await house.inside((db) => db.execute(sql`update album set photo_count = 0`));
  await onMonday();
  expect(await mails()).toEqual([]);
});

it('a private album is told of when it becomes public', async () => {
  const album = await withPhotos(chair, await anAlbum(chair, { visibility: 'private' }), 1);
  await onMonday();
  expect(await mails()).toEqual([]);
  portal.clock.now = begin;
  await chair.asks(gallery.update, { ...anAlbumForm(), id: album.id, updatedAt: album.updatedAt });
  await onMonday();
  expect((await mails()).map((m) => m.kind)).toEqual(['albumPublished']);
});
