import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { files } from '#contract/base/files/files.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { attached } from '#contract/documents/endpoints-attached.ts';
import { aroundOf } from '#server/around.ts';
import { sendNotices } from '#server/notices/jobs.ts';
import { nouns } from '#server/nouns.ts';
import { aDocument } from './documents.ts';
import type { Person, TestHouse } from './house.ts';
import { aBoardHouse } from './messages.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { bringWorks, workAccepts, workComments, workFollow, works, worksNoun, workWordings } from './second-owner.ts';
import { fetched, uploads } from './sending-files.ts';

// Words by which things ask to be confirmed are all taken: it stands in the place of the calendar.
const { events: _, ...others } = nouns;
const registry = { ...others, works: worksNoun };
let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal({}, {}, registry);
  await bringWorks(portal);
});
afterAll(() => portal.close());

async function aWork() {
  const board = await aBoardHouse(portal);
  const file = await uploads(board.chair, 'rozpocet.txt', 'sto tisíc');
  const input = { title: 'Oprava střechy', ...board.for16, fileIds: [file.id] };
  return { ...board, ...(await board.chair.asks(works.create, input)) };
}
/** What they were told of: of what, how, under which module. */
const notices = (house: TestHouse, { memberId }: Person) =>
  house.inside(async (db) => {
    const { rows } = await db.execute<{ owner: string; kind: string; module: string }>(
      sql`select owner, kind, module from notice where svj_id = ${house.id} and member_id = ${memberId} order by id`,
    );
    return rows.map((r) => `${r.owner} ${r.kind} ${r.module}`);
  });

it('a noun that nobody shared with knows has an audience: who sees, who is told, how many, in which words', async () => {
  const { house, chair, alena, bedrich, ids, for16, id } = await aWork();
  expect((await alena.asks(works.one, { id })).audience).toEqual([
    { kind: 'entrance', id: ids.e16, role: null, name: 'Lipová 16' },
  ]);
  expect((await bedrich.refused(works.one, { id })).code).toBe(404);
  expect(await chair.asks(works.reach, { ...for16, toPublic: true })).toMatchObject({ total: 1, nowCount: 1 });
  const { entrances } = await chair.asks(works.groups, {});
  expect(entrances.map((e) => [e.name, e.count])).toEqual([
    ['Lipová 14', 1],
    ['Lipová 16', 1],
  ]);
  expect((await alena.refused(works.groups, {})).code).toBe(403);
  expect([await notices(house, alena), await notices(house, bedrich)]).toEqual([['event published reports'], []]);
});

it('its attachments are for whoever sees it, by the guard it brings', async () => {
  const { alena, id } = await aWork();
  const [file] = (await alena.asks(works.one, { id })).attachments;
  expect((await fetched(portal, file?.url ?? '')).statusCode).toBe(200);
  expect((await alena.refused(files.change, { id: file?.id ?? 0, name: 'Jinak' })).code).toBe(403);
});

it('documents of the house are chosen for it, by the rights of both, and say that they are attached there', async () => {
  const { chair, alena, bedrich, for16 } = await aBoardHouse(portal);
  const plan = await aDocument(chair, 'plan.txt', {}, 'Plán střechy');
  const inner = await aDocument(chair, 'rozpocet.txt', { isPublic: false });
  const documents = [plan, inner].map(({ id }) => ({ id, version: 1 }));
  const { id } = await chair.asks(works.create, { title: 'Oprava střechy', ...for16, documents });
  const names = async (who: Person) => (await who.asks(works.one, { id })).files.map((f) => f.name);
  expect([await names(chair), await names(alena)]).toEqual([['plan', 'rozpocet'], ['plan']]);
  const [file] = (await alena.asks(works.one, { id })).files;
  expect((await fetched(portal, file?.url ?? '')).body).toBe('Plán střechy');
  const uses = async (who: Person) => (await who.asks(attached.uses, { files: [plan.id] })).uses;
  expect(await uses(alena)).toMatchObject([{ title: 'Oprava střechy', path: `/prace/${id}` }]);
  expect(await uses(bedrich)).toEqual([]);
  expect(await chair.asks(works.closedTo, { documents: [inner.id], ...for16 })).toEqual({
    of: 1,
    documents: [{ id: inner.id, count: 1, groups: [{ kind: 'owners', entrance: null, all: true, count: 1 }] }],
  });
  expect((await alena.refused(works.closedTo, { documents: [plan.id] })).code).toBe(403);
});

it('its comments run in two streams, each with its own people, counts, files and mails', async () => {
  const { house, chair, alena, bedrich, id } = await aWork();
  const photo = await uploads(alena, 'strop.txt', 'mokrý strop');
  const said = await alena.asks(workComments.add, { id, message: 'Teče nám sem', fileIds: [photo.id] });
  const inner = { id, stream: 'inner' };
  await chair.asks(workComments.add, { ...inner, message: 'Firma to vzdala' });
  const texts = async (who: Person, stream?: string) =>
    (await who.asks(workComments.list, { id, ...(stream && { stream }) })).comments.map((c) => c.message);
  expect([await texts(alena), await texts(chair), await texts(chair, 'inner')]).toEqual([
    ['Teče nám sem'],
    ['Teče nám sem'],
    ['Firma to vzdala'],
  ]);
  for (const call of [workComments.list, workComments.people, workComments.add])
    expect((await alena.refused(call, { ...inner, message: 'Co píšou?' })).code).toBe(403);
  expect((await bedrich.refused(workComments.list, { id })).code).toBe(404);
  expect((await alena.refused(workComments.list, { id, stream: 'jiný' })).code).toBe(400);
  // A comment of one stream is not there in the other.
  expect((await chair.refused(workComments.remove, { ...inner, commentId: said.id })).key).toBe('COMMENTS.NOT_FOUND');
  const [file] = (await chair.asks(workComments.list, { id })).comments[0]?.files ?? [];
  expect((await fetched(portal, file?.url ?? '')).statusCode).toBe(200);
  const changed = await alena.asks(workComments.edit, { id, commentId: said.id, message: 'Teče nám tam' });
  expect(changed.editedAt).not.toBeNull();
  expect(await notices(house, chair)).toEqual(['comment comment reports']);
});

it('who follows it is told of what they may read, under its own module and pace', async () => {
  const { chair, alena, house, id } = await aWork();
  await alena.asks(workFollow.follow, { id, way: 'follows' });
  await chair.asks(workComments.add, { id, stream: 'inner', message: 'Jen my' });
  await house.inside((db) =>
    db.execute(`update member set settings = '{"notifications": {"reports": "daily"}}' where id = ${alena.memberId}`),
  );
  await chair.asks(workComments.add, { id, message: 'Přijdou v pondělí' });
  expect(await notices(house, alena)).toEqual(['event published reports', 'comment comment reports']);
  await chair.asks(workFollow.follow, { id, way: 'muted' });
  await alena.asks(workComments.add, { id, message: 'Děkuji' });
  expect(await notices(house, chair)).toEqual([]);
  const mails = () => house.count('outbox');
  const before = await mails();
  portal.clock.now = new Date(portal.clock.now.getTime() + 24 * 3600_000);
  await sendNotices(portal, aroundOf(portal, {}, registry).tells);
  expect((await mails()) - before).toBe(1);
});

it('people are asked to confirm it beside what else waits for them', async () => {
  const { alena, bedrich, id } = await aWork();
  const { items } = await alena.asks(confirmations.queue, {});
  expect(items.map((i) => [i.dataValues.id, i.data?.title])).toEqual([[`event-${id}-1`, 'Oprava střechy']]);
  expect((await bedrich.asks(confirmations.queue, {})).total).toBe(0);
  await alena.asks(confirmations.accept, { id: `event-${id}-1` });
  expect((await alena.asks(confirmations.queue, {})).total).toBe(0);
  expect((await bedrich.refused(confirmations.accept, { id: `event-${id}-1` })).key).toBe('CONFIRMATIONS.NOT_FOUND');
});

it('who has confirmed it is listed, those who have not are reminded, and what they confirmed stays readable with its files', async () => {
  const { house, chair, alena, bedrich, id } = await aWork();
  expect(await chair.asks(workAccepts.list, { id, list: 'missing' })).toMatchObject({
    counts: { done: 0, total: 1 },
    allAccepts: [{ user: { id: alena.memberId }, units: '16/1' }],
  });
  expect(await chair.asks(workAccepts.remind, { id })).toMatchObject({ people: 1 });
  expect(await notices(house, alena)).toEqual(['event published reports', 'event reminder reports']);
  expect((await bedrich.refused(workAccepts.list, { id })).code).toBe(404);
  await alena.asks(confirmations.accept, { id: `event-${id}-1` });
  expect((await chair.asks(workAccepts.list, { id })).counts).toEqual({ done: 1, total: 1 });
  const confirmedAt = portal.clock.now.toISOString();
  portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
  await chair.asks(works.rename, { id, title: 'Oprava komína' });
  const { wordings } = await alena.asks(workWordings.list, { id });
  expect(wordings).toMatchObject([{ title: 'Oprava střechy', confirmedAt }]);
  const wording = await alena.asks(workWordings.one, { id: wordings[0]?.id ?? 0 });
  expect(wording).toMatchObject({ workId: id, title: 'Oprava střechy', files: [{ name: 'rozpocet.txt' }] });
  expect((await fetched(portal, wording.files[0]?.file?.url ?? '')).statusCode).toBe(200);
  expect((await bedrich.refused(workWordings.one, { id: wordings[0]?.id ?? 0 })).code).toBe(404);
});
