import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { messageAccepts } from '#contract/messages/endpoints-accepts.ts';
import { messageWordings } from '#contract/messages/endpoints-wordings.ts';
import type { MessageDetail } from '#contract/messages/schema.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse, aMessage, editedMessage } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const accept = (who: Person, id: number, version = 1) =>
  who.asks(confirmations.accept, { id: `message-${id}-${version}` });
const change = (who: Person, m: MessageDetail, what: object) =>
  who.asks(messages.update, editedMessage(m, { ...what, updatedAt: m.updatedAt }));
const later = () => {
  portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
};
const wordings = (who: Person, id: number) => who.asks(messageWordings.list, { id });

it('what somebody confirmed can be opened after every change: text, attachments, from when, until when and by whom', async () => {
  const { chair, alena, bedrich } = await aBoardHouse(portal);
  const rules = await uploads(chair, 'rad.txt', 'Klid je od desíti.');
  const secret = await uploads(chair, 'pro-vybor.txt', 'jen pro výbor', { isPublic: false });
  const first = await aMessage(chair, {
    ...{ acceptRead: true, title: 'Řád domu', description: '<p>Klid od deseti.</p>' },
    fileIds: [rules.id, secret.id],
  });
  later();
  await accept(alena, first.id);
  later();
  const mended = await change(chair, first, { description: '<p>Klid od 22 hodin.</p>' });
  later();
  await accept(bedrich, first.id);
  later();
  const anew = await change(chair, mended, { title: 'Nový řád', fileIds: [], material: true });
  expect(anew).toMatchObject({ contentVersion: 2, wordingCount: 2, files: [] });

  const { wordings: all, total } = await wordings(chair, first.id);
  expect(total).toBe(2);
  expect(all.map((w) => [w.contentVersion, w.title, w.replacedBy])).toEqual([
    [1, 'Řád domu', 'Jan Předsedová'],
    [1, 'Řád domu', 'Jan Předsedová'],
  ]);
  expect(all[1]).toMatchObject({ since: first.dateFrom, until: all[0]?.since });
  const { allAccepts } = await chair.asks(messageAccepts.list, { id: first.id, list: 'earlier' });
  const openedBy = new Map(allAccepts.map((a) => [a.user.id, a.wording]));
  expect(openedBy.get(alena.memberId as number)).toEqual({ contentVersion: 1, id: all[1]?.id, isKept: true });
  expect(openedBy.get(bedrich.memberId as number)).toEqual({ contentVersion: 1, id: all[0]?.id, isKept: true });

  const confirmed = await chair.asks(messageWordings.one, { id: all[1]?.id });
  expect(confirmed.description).toBe('<p>Klid od deseti.</p>');
  expect(confirmed.files.map((f) => f.name)).toEqual(['rad.txt', 'pro-vybor.txt']);
  expect((await fetched(portal, confirmed.files[0]?.file?.url ?? '')).body).toBe('Klid je od desíti.');

  const mine = await wordings(alena, first.id);
  expect(mine.wordings.map((w) => w.id)).toEqual([all[1]?.id]);
  const read = await alena.asks(messageWordings.one, { id: all[1]?.id });
  expect(read).toMatchObject({ description: '<p>Klid od deseti.</p>', confirmedAt: expect.any(String) });
  expect(read.files.map((f) => f.name)).toEqual(['rad.txt']);
  expect((await fetched(portal, read.files[0]?.file?.url ?? '')).statusCode).toBe(200);
  expect((await alena.refused(messageWordings.one, { id: all[0]?.id })).code).toBe(404);
  expect((await alena.asks(messages.one, { id: first.id })).wordingCount).toBe(1);
});

it('of what nobody confirmed the removed attachment is only named; drafts and settings leave no wording', async () => {
  const { chair, alena } = await aBoardHouse(portal);
  const file = await uploads(chair, 'omyl.txt', 'omylem');
  const m = await aMessage(chair, { acceptRead: true, fileIds: [file.id] });
  const bare = await change(chair, m, { fileIds: [] });
  const [kept] = (await wordings(chair, m.id)).wordings;
  const { files } = await chair.asks(messageWordings.one, { id: kept?.id });
  expect(files).toMatchObject([
    { name: 'omyl.txt', size: 6, file: null, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  const pinned = await change(chair, bare, { isPinned: true });
  expect(pinned.wordingCount).toBe(1);
  await accept(alena, m.id);
  const { allAccepts } = await chair.asks(messageAccepts.list, { id: m.id });
  expect(allAccepts[0]?.wording).toEqual({ contentVersion: 1, id: null, isKept: true });
  const draft = await aMessage(chair, { concept: true });
  expect((await change(chair, draft, { title: 'Jinak' })).wordingCount).toBe(0);
});

it('is closed to those the message is not for, to other houses and with the deleted message; nobody can rewrite it', async () => {
  const { house, chair, alena, bedrich, for16 } = await aBoardHouse(portal);
  const { chair: stranger } = await aBoardHouse(portal);
  const m = await aMessage(chair, { acceptRead: true, ...for16 });
  await accept(alena, m.id);
  later();
  await change(chair, m, { title: 'Jinak' });
  const [kept] = (await wordings(chair, m.id)).wordings;
  for (const who of [bedrich, stranger]) {
    expect((await who.refused(messageWordings.list, { id: m.id })).code).toBe(404);
    expect((await who.refused(messageWordings.one, { id: kept?.id })).code).toBe(404);
  }
  for (const deed of [sql`update wording set title = 'x'`, sql`delete from wording_file`])
    await expect(house.inside((db) => db.execute(deed))).rejects.toThrow();
  await chair.asks(messages.remove, { id: m.id });
  expect((await chair.refused(messageWordings.one, { id: kept?.id })).code).toBe(404);
  expect(await house.count('wording')).toBe(1);
});
