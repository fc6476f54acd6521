import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { anAdmin, type Person } from '#house/house.ts';
import { aBoardHouse, aMessage, editedMessage, inDays } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, photo, uploads } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const asked = { acceptRead: true };
const queue = async (who: Person) => (await who.asks(confirmations.queue, {})).items.map((i) => i.dataValues.id);
const waiting = async (who: Person) => (await who.asks(association.mine, {})).acceptWaitingCount;
const accept = (who: Person, id: string) => who.asks(confirmations.accept, { id });
const refusal = async (who: Person, id: string) => {
  const { code, key } = await who.refused(confirmations.accept, { id });
  return [code, key];
};
const gone = [404, 'CONFIRMATIONS.NOT_FOUND'];

describe('the queue', () => {
  it('carries the first few texts whole, names every other one and gives its text when asked', async () => {
    const { chair, alena, bedrich, for16 } = await aBoardHouse(portal);
    const made = [];
    for (let i = 1; i <= 7; i += 1) made.push(await aMessage(chair, { ...asked, ...for16, title: `Číslo ${i}` }));
    const { items, total } = await alena.asks(confirmations.queue, {});
    expect(total).toBe(7);
    expect(items.map((i) => i.dataValues.id)).toEqual(made.map((m) => `message-${m.id}-1`));
    expect(items.map((i) => i.data?.title ?? null)).toEqual(
      [1, 2, 3, 4, 5].map((i) => `Číslo ${i}`).concat([null, null] as never),
    );
    const last = items.at(-1)?.dataValues.id as string;
    const text = await alena.asks(confirmations.text, { id: last });
    expect(text).toMatchObject({
      title: 'Číslo 7',
      contentVersion: 1,
      description: expect.stringContaining('vodoměry'),
    });
    const why = async (who: Person, id: string) => (await who.refused(confirmations.text, { id })).key;
    expect(await why(bedrich, last)).toBe('CONFIRMATIONS.NOT_FOUND');
    expect(await why(alena, last.replace(/1$/, '2'))).toBe('CONFIRMATIONS.ERRORS.CHANGED');
    await accept(alena, last);
    expect(await why(alena, last)).toBe('CONFIRMATIONS.NOT_FOUND');
    expect((await alena.asks(confirmations.queue, {})).total).toBe(6);
  });

  it('shows photographs and attachments in place, those for the committee to the committee alone', async () => {
    const { chair, alena, for16 } = await aBoardHouse(portal);
    const mould = await uploads(chair, 'Plíseň.jpg', await photo(), { description: 'Strop ve sklepě' });
    const offer = await uploads(chair, 'Cena.txt', 'b', { isPublic: false });
    const m = await aMessage(chair, { ...asked, ...for16, fileIds: [mould.id, offer.id] });
    const [item] = (await alena.asks(confirmations.queue, {})).items;
    expect(item?.data?.attachments).toMatchObject([{ id: mould.id, name: 'Plíseň', description: 'Strop ve sklepě' }]);
    expect((await fetched(portal, item?.data?.attachments[0]?.previewUrl ?? '')).statusCode).toBe(200);
    const alone = await alena.asks(confirmations.text, { id: `message-${m.id}-1` });
    expect(alone.attachments.map((f) => f.id)).toEqual([mould.id]);
  });

  it('asks those the message is for, but not its author, and tells them all there is to read', async () => {
    const { chair, alena, bedrich, for16 } = await aBoardHouse(portal);
    await aMessage(chair);
    const acceptUntil = inDays(portal, 7);
    const m = await aMessage(chair, { ...asked, ...for16, label: 'important', acceptUntil });
    const { items, total } = await alena.asks(confirmations.queue, {});
    expect(total).toBe(1);
    expect(items).toEqual([
      {
        dataValues: { id: `message-${m.id}-1`, type: 'message' },
        data: {
          id: m.id,
          title: 'Odečty vodoměrů',
          file: null,
          held: null,
          label: 'important',
          emergency: false,
          owner: { id: chair.memberId, full_name: 'Jan Předsedová' },
          description: '<p>Ve středu přijdou odečítat vodoměry.</p>',
          attachments: [],
          files: [],
          contentVersion: 1,
          again: false,
          acceptUntil,
        },
      },
    ]);
    expect([await waiting(alena), await waiting(bedrich), await waiting(chair)]).toEqual([1, 0, 0]);
    expect([await queue(bedrich), await queue(chair)]).toEqual([[], []]);
    expect((await alena.asks(messages.one, { id: m.id })).accept).toEqual({
      asked: true,
      mine: 'owed',
      again: false,
      doneAt: null,
      counts: { done: 0, total: 1 },
    });
    // Who is not asked cannot confirm: the other entrance, the author, another house, a visit.
    const id = `message-${m.id}-1`;
    const { alena: stranger } = await aBoardHouse(portal);
    for (const who of [bedrich, chair, stranger]) expect(await refusal(who, id)).toEqual(gone);
    const admin = await anAdmin(portal);
    const visit = { id: (await alena.asks(association.mine, {})).svj.id, reason: 'Dotaz výboru', write: true };
    const guest = admin.as((await admin.asks(association.visit, visit)).session_user_id);
    expect(await queue(guest)).toEqual([]);
    expect(await guest.refused(confirmations.accept, { id })).toMatchObject({ key: 'HOUSE.VISITS.NOT_ALLOWED' });
  });

  it('lets go of what is confirmed; once more is the same answer and no second row', async () => {
    const { house, chair, alena, bedrich } = await aBoardHouse(portal);
    const m = await aMessage(chair, asked);
    const id = `message-${m.id}-1`;
    const first = await accept(alena, id);
    expect(first.readDate).toBe(portal.clock.now.toISOString());
    portal.clock.now = new Date(inDays(portal, 1));
    const both = await Promise.all([accept(alena, id), accept(alena, id)]);
    portal.clock.now = new Date(inDays(portal, -1));
    expect(both).toEqual([first, first]);
    expect(await house.count('confirmation')).toBe(1);
    expect([await queue(alena), await queue(bedrich)]).toEqual([[], [id]]);
    const read = await alena.asks(messages.one, { id: m.id });
    expect(read.accept).toMatchObject({ mine: 'done', doneAt: first.readDate, counts: { done: 1 } });
    expect(read.unread).toBe(false);
    const { activities } = await chair.asks(houseLog.activity, {});
    expect(activities.filter((a) => a.verb === 'confirm')).toHaveLength(1);
  });

  it('binds to the version: a material change asks again, a small one does not', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const m = await aMessage(chair, asked);
    await accept(alena, `message-${m.id}-1`);
    const small = await chair.asks(messages.update, editedMessage(m, { title: 'Odečty vody' }));
    expect(await queue(alena)).toEqual([]);
    const large = await chair.asks(messages.update, editedMessage(small, { material: true }));
    expect(large).toMatchObject({ contentVersion: 2, changedAt: portal.clock.now.toISOString() });
    expect(small.changedAt).toBeNull();
    // Why they are asked once more is said to them.
    expect((await alena.asks(confirmations.queue, {})).items[0]?.data?.again).toBe(true);
    expect((await bedrich.asks(confirmations.queue, {})).items[0]?.data?.again).toBe(false);
    expect((await alena.asks(messages.one, { id: m.id })).accept).toMatchObject({ mine: 'owed', again: true });
    expect(await queue(alena)).toEqual([`message-${m.id}-2`]);
    expect(await refusal(alena, `message-${m.id}-1`)).toEqual([409, 'CONFIRMATIONS.ERRORS.CHANGED']);
    await accept(alena, `message-${m.id}-2`);
    expect(await waiting(alena)).toBe(0);
  });

  it('forgets drafts, planned, old, archived and deleted ones', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const term = { long_term: false, dateFrom: inDays(portal, 1), dateTo: inDays(portal, 2) };
    await aMessage(chair, { ...asked, concept: true });
    const planned = await aMessage(chair, { ...asked, ...term });
    const archived = await aMessage(chair, asked);
    await chair.asks(messages.archive, { id: archived.id });
    const deleted = await aMessage(chair, asked);
    await chair.asks(messages.remove, { id: deleted.id });
    expect(await queue(alena)).toEqual([]);
    for (const { id } of [planned, archived, deleted]) expect(await refusal(alena, `message-${id}-1`)).toEqual(gone);
    portal.clock.now = new Date(inDays(portal, 1.5));
    expect(await queue(alena)).toEqual([`message-${planned.id}-1`]);
    portal.clock.now = new Date(inDays(portal, 1));
    expect(await queue(alena)).toEqual([]);
    portal.clock.now = new Date(inDays(portal, -2.5));
  });

  it.each(['', 'message', 'message-1', 'event-1-1', 'document-1-1', 'letter-1-1', 'message-x-1'])(
    'knows nothing of %j',
    async (id) => {
      const { alena } = await aBoardHouse(portal);
      if (id) expect(await refusal(alena, id)).toEqual(gone);
    },
  );
});
