import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { documentOpenings } from '#contract/documents/endpoints-openings.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { aDocument, aFolder } from '#house/documents.ts';
import { aHouse, anAdmin, type Person, type TestHouse } from '#house/house.ts';
import { aMessage } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, photo, uploads } from '#house/sending-files.ts';
import { forgetOpenings } from './jobs-openings.ts';

let portal: TestPortal;
const start = new Date('2026-11-21T09:00:00Z');
const minute = 60_000;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const wait = (minutes: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + minutes * minute);
};
const urlFor = async (who: Person, id: number): Promise<string> => (await who.asks(documents.download, { id })).url;
const gets = async (who: Person, id: number, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'GET', url: await urlFor(who, id), headers });
/** Who opened it, as this person is told, the latest first. */
const told = async (who: Person, id: number, page = 1) =>
  (await who.asks(documentOpenings.list, { id, page, sizePerPage: 25 })).openings.map((o) => [
    o.as,
    o.who?.id ?? null,
    o.how,
  ]);
const idOf = (who: Person) => who.memberId as number;

/** A unit's folder with a bill: its owner, who shares it, the chair, the manager, and somebody of another unit. */
async function aUnit() {
  portal.clock.now = start;
  const house: TestHouse = await aHouse(portal);
  const chair = await house.chair();
  const manager = await house.person({ role: 'community_manager' });
  const [jana, petr, other] = [await house.owner(), await house.owner(), await house.owner()];
  const half = (who: Person) => ({ memberIds: [idOf(who)], share: [1, 2] as [number, number] });
  const { id: unitId } = await house.unit(chair, '1', [1, 1], [half(jana), half(petr)]);
  const { id: folderId } = await aFolder(chair, 'Byt 1', { visibility: 'owner', unitId });
  const bill = await aDocument(chair, 'vyúčtování.txt', { folderId }, 'Přeplatek 1 240 Kč');
  return { house, chair, manager, jana, petr, other, folderId, bill };
}

it('what is opened through a message that it is attached to is written down like any other', async () => {
  const { chair, jana } = await aUnit();
  const rules = await aDocument(chair, 'řád.txt');
  const { id } = await aMessage(chair, { documents: [{ id: rules.id, version: 1 }] });
  const { files } = await jana.asks(messages.one, { id });
  expect((await fetched(portal, files[0]?.url as string)).statusCode).toBe(200);
  expect(await told(chair, rules.id)).toEqual([['owner', idOf(jana), 'file']]);
});

it('the committee sees everybody by name, owners of the unit each other by name and offices as offices, nobody else anything', async () => {
  const { chair, manager, jana, petr, other, bill } = await aUnit();
  for (const who of [chair, manager, jana, petr]) {
    expect((await gets(who, bill.id)).statusCode).toBe(200);
    wait(1);
  }
  expect(await told(chair, bill.id)).toEqual([
    ['owner', idOf(petr), 'file'],
    ['owner', idOf(jana), 'file'],
    ['manager', idOf(manager), 'file'],
    ['me', idOf(chair), 'file'],
  ]);
  expect(await told(jana, bill.id)).toEqual([
    ['owner', idOf(petr), 'file'],
    ['me', idOf(jana), 'file'],
    ['manager', null, 'file'],
    ['committee', null, 'file'],
  ]);
  expect((await other.refused(documentOpenings.list, { id: bill.id })).key).toBe('FILE.NOT_FOUND');
  const open = await aDocument(chair, 'domovní řád.txt');
  await gets(other, open.id);
  expect((await other.refused(documentOpenings.list, { id: open.id })).code).toBe(403);
  expect([
    (await jana.asks(documents.one, { id: bill.id })).seesOpenings,
    (await other.asks(documents.one, { id: open.id })).seesOpenings,
    (await chair.asks(documents.one, { id: open.id })).seesOpenings,
  ]).toEqual([true, false, true]);
});

it('a download is one, in however many ranges it comes, and what goes on where it broke is none', async () => {
  const { chair, jana, bill } = await aUnit();
  const url = await urlFor(jana, bill.id);
  const part = (range: string) => portal.app.inject({ method: 'GET', url, headers: { range } });
  // Whoever leaves out the first byte is written down as well.
  expect((await part('bytes=5-9')).statusCode).toBe(206);
  expect(await told(chair, bill.id)).toHaveLength(1);
  for (const range of ['bytes=0-4', 'bytes=5-9', 'bytes=10-', 'bytes=0-']) await part(range);
  expect(await told(chair, bill.id)).toHaveLength(1);
  wait(11);
  await part('bytes=10-');
  expect(await told(chair, bill.id)).toHaveLength(1);
  await part('bytes=0-');
  expect(await told(chair, bill.id)).toHaveLength(2);
});

it('a new version, a preview and an archive are told as what they were', async () => {
  const { chair, jana, folderId } = await aUnit();
  const { id: fileId } = await uploads(chair, 'plán.jpg', await photo());
  const { files } = await chair.asks(documents.create, { folderId, files: [{ fileId }] });
  const id = files[0]?.id as number;
  const { url } = await jana.asks(documents.download, { id, type: 'preview' });
  expect((await fetched(portal, url)).statusCode).toBe(200);
  const next = await uploads(chair, 'plán.txt', 'nový');
  await chair.asks(documents.addVersion, { id, fileId: next.id });
  wait(1);
  await gets(jana, id);
  wait(1);
  const archive = await jana.asks(folders.downloadSelected, { folders: [folderId], files: [] });
  expect((await fetched(portal, archive.url)).statusCode).toBe(200);
  const { openings, total } = await chair.asks(documentOpenings.list, { id });
  expect([total, openings.map((o) => [o.how, o.versionNumber])]).toEqual([
    3,
    [
      ['archive', 2],
      ['file', 2],
      ['preview', 1],
    ],
  ]);
});

it('who looks by a visit stands there as one, without a name', async () => {
  const { house, chair } = await aUnit();
  const bill = await aDocument(chair, 'domovní řád.txt');
  const admin = await anAdmin(portal);
  const visit = await admin.asks(association.visit, { id: house.id, reason: 'Dotaz výboru', write: false });
  await gets(admin.as(visit.session_user_id), bill.id);
  expect(await told(chair, bill.id)).toEqual([['visit', null, 'file']]);
});

it('a refused download is none, and bytes that the store lost neither reach nor count', async () => {
  const { chair, other, jana, bill } = await aUnit();
  const url = await urlFor(jana, bill.id);
  expect((await other.refused(documents.download, { id: bill.id })).code).toBe(404);
  const read = portal.files.read;
  portal.files.read = async () => {
    throw new Error('the store is away');
  };
  expect((await fetched(portal, url)).statusCode).toBe(503);
  portal.files.read = read;
  const { openings } = await chair.asks(documentOpenings.list, { id: bill.id });
  // It was on its way when the store said no: rather one too many than one that nobody knows of.
  expect(openings.length).toBeLessThanOrEqual(1);
});

it('goes in pages, and after a year for good', async () => {
  const { house, chair, bill } = await aUnit();
  await house.inside((db) =>
    db.execute(sql`
      insert into document_opening (svj_id, document_id, version_number, member_id, how, opened_at)
      select ${house.id}, ${bill.id}, 1, ${idOf(chair)}, 'file', ${start}::timestamptz - n * interval '10 days'
      from generate_series(1, 60) n`),
  );
  expect((await told(chair, bill.id)).length).toBe(25);
  expect((await told(chair, bill.id, 2)).length).toBe(11);
  const kept = () =>
    house.inside(async (db) => {
      const { rows } = await db.execute<{ n: number }>(
        sql`select count(*) as n from document_opening where svj_id = ${house.id}`,
      );
      return rows[0]?.n;
    });
  expect(await kept()).toBe(60);
  await forgetOpenings(portal, 10);
  expect(await kept()).toBe(36);
  await chair.asks(documents.remove, { id: bill.id });
  expect((await chair.refused(documentOpenings.list, { id: bill.id })).key).toBe('FILE.NOT_FOUND');
});
