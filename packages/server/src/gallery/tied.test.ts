import { afterAll, beforeAll, expect, it } from 'vitest';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { events } from '#contract/events/endpoints.ts';
import { gallery } from '#contract/gallery/endpoints.ts';
import type { AlbumDetail, Tie } from '#contract/gallery/schema.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { anAlbum, anAlbumForm } from '#house/albums.ts';
import { anEvent, anEventForm } from '#house/feeds.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aReport } from '#house/reports.ts';

let portal: TestPortal;
let h: BoardHouse;
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-21T09:00:00Z');
  h = await aBoardHouse(portal);
});
afterAll(() => portal.close());

const tiedBy = async (who: Person, tie: Tie) => (await who.asks(gallery.tied, tie)).galleries.map((a) => a.name);
const toldTo = async (who: Person, { id }: { id: number }) => (await who.asks(gallery.one, { id })).tiedTo;
const event = (id: number): Tie => ({ kind: 'event', id });
const report = (id: number): Tie => ({ kind: 'report', id });
async function saves(who: Person, { id }: AlbumDetail, change: object) {
  const { updatedAt, name, description, visibility, sorted, neighbours } = await who.asks(gallery.one, { id });
  return who.asks(gallery.update, {
    ...{ name, description, visibility, sorted, neighbours },
    id,
    updatedAt,
    ...change,
  });
}

it('an album stands on the page of its event or report, and says of what it is', async () => {
  const feast = await anEvent(h.chair, { title: 'Slavnost' });
  const drip = await aReport(h.alena, { title: 'Kape voda' });
  const one = await anAlbum(h.chair, { name: 'Ze slavnosti', tiedTo: event(feast.id) });
  const two = await anAlbum(h.chair, { name: 'Mokrá zeď', tiedTo: report(drip.id) });
  expect([await toldTo(h.alena, one), await toldTo(h.alena, two)]).toEqual([
    ...[
      { kind: 'event', id: feast.id, title: 'Slavnost' },
      { kind: 'report', id: drip.id, title: 'Kape voda' },
    ],
  ]);
  expect(await tiedBy(h.bedrich, event(feast.id))).toEqual(['Ze slavnosti']);
  expect(await tiedBy(h.bedrich, report(drip.id))).toEqual(['Mokrá zeď']);
  expect(await tiedBy(h.bedrich, event(drip.id + 900_000))).toEqual([]);
  await saves(h.chair, one, { tiedTo: null });
  expect([await toldTo(h.chair, one), await tiedBy(h.chair, event(feast.id))]).toEqual([null, []]);
});

it('a tie opens neither to anybody: names of what is hidden are said nowhere', async () => {
  const secret = await anEvent(h.chair, { title: 'Tajná schůze', isPublic: false });
  const quarrel = await aReport(h.alena, { title: 'Soused hlučí', visibility: 'private' });
  const shown = await anAlbum(h.chair, { name: 'Veřejné', tiedTo: event(secret.id) });
  const other = await anAlbum(h.chair, { name: 'Také veřejné', tiedTo: report(quarrel.id) });
  for (const album of [shown, other]) {
    expect(JSON.stringify(await h.bedrich.asks(gallery.one, { id: album.id }))).not.toMatch(/Tajná|hlučí/);
    expect(await toldTo(h.bedrich, album)).toBeNull();
  }
  // Their existence is told as little as their names: exactly as one that never was.
  for (const tie of [event(secret.id), report(quarrel.id), event(999_999), report(999_999)])
    expect(await h.bedrich.asks(gallery.tied, tie)).toEqual({ galleries: [] });
  expect(await tiedBy(h.alena, report(quarrel.id))).toEqual(['Také veřejné']);
  const open = await anEvent(h.chair, { title: 'Úklid' });
  await anAlbum(h.chair, { name: 'Album výboru', visibility: 'private', tiedTo: event(open.id) });
  expect([await tiedBy(h.bedrich, event(open.id)), await tiedBy(h.chair, event(open.id))]).toEqual([
    ...[[], ['Album výboru']],
  ]);
  const { body } = await (await h.house.person({ role: 'inspector' })).call(houseLog.activity, {});
  expect(JSON.stringify(body.data ?? '')).not.toMatch(/Tajná schůze|Soused hlučí/);
});

it('only what whoever writes may open is chosen, and what they may not open stays when they save', async () => {
  const missing = { code: 422, errors: { tiedTo: 'GALLERY.ERRORS.TIE' } };
  for (const tiedTo of [event(999_999), report(999_999)])
    expect(await h.chair.refused(gallery.create, anAlbumForm({ tiedTo }))).toMatchObject(missing);
  const elsewhere = await anEvent((await aBoardHouse(portal)).chair, { title: 'Cizí' });
  expect(await h.chair.refused(gallery.create, anAlbumForm({ tiedTo: event(elsewhere.id) }))).toMatchObject(missing);
  const feast = await anEvent(h.chair, { title: 'Slavnost' });
  const album = await anAlbum(h.chair, { name: 'Drží', tiedTo: event(feast.id) });
  await saves(h.chair, album, { name: 'Drží dál' });
  expect(await tiedBy(h.chair, event(feast.id))).toEqual(['Drží dál']);
});

it('of a series it is of the whole, whichever occurrence it is asked for', async () => {
  const series = await anEvent(h.chair, {
    ...{ title: 'Úklid dvora', start: '2026-12-03T09:00', end: '2026-12-03T10:00' },
    ...{ repeat: true, repeatFrequency: 'week', weekDays: [4], endRepeat: 'none' },
  });
  const one = await h.chair.asks(events.update, {
    ...anEventForm({ title: 'Úklid jinde', start: '2026-12-10T11:00', end: '2026-12-10T12:00' }),
    ...{ id: series.id, day: '2026-12-10', typeUpdate: 'this', updatedAt: series.updatedAt },
  });
  expect(one.id).not.toBe(series.id);
  const album = await anAlbum(h.chair, { name: 'Z úklidu', tiedTo: event(one.id) });
  expect([await tiedBy(h.alena, event(series.id)), await tiedBy(h.alena, event(one.id))]).toEqual([
    ...[['Z úklidu'], ['Z úklidu']],
  ]);
  expect(await toldTo(h.alena, album)).toMatchObject({ kind: 'event', id: series.id });
});

it('what is deleted unties, and the album stays', async () => {
  const feast = await anEvent(h.chair, { title: 'Odpadne' });
  const drip = await aReport(h.alena, { title: 'Zmizí' });
  const albums = [
    await anAlbum(h.chair, { tiedTo: event(feast.id) }),
    await anAlbum(h.chair, { tiedTo: report(drip.id) }),
  ];
  await h.chair.asks(events.remove, { id: feast.id });
  await h.chair.asks(reports.remove, { id: drip.id });
  for (const album of albums) expect(await toldTo(h.chair, album)).toBeNull();
  expect(await tiedBy(h.chair, event(feast.id))).toEqual([]);
  const gone = await anAlbum(h.chair, { name: 'Mizí', tiedTo: event((await anEvent(h.chair)).id) });
  const { tiedTo } = await h.chair.asks(gallery.one, { id: gone.id });
  await h.chair.asks(gallery.remove, { id: gone.id });
  expect(await tiedBy(h.chair, event(tiedTo?.id as number))).toEqual([]);
});
