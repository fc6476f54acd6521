import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRoles } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { files } from '#contract/base/files/files.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { anAdmin, type Person, type TestHouse } from '#house/house.ts';
import {
  aBoardHouse,
  aMessage,
  aMessageForm,
  type BoardHouse,
  editedMessage,
  inDays,
  titlesOf,
} from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const run = (house: TestHouse, text: string) => house.inside((db) => db.execute(text));
const lives = (h: BoardHouse, who: Person, unit: number) =>
  run(
    h.house,
    `insert into unit_person (svj_id, unit_id, member_id, relation)
    values (${h.house.id}, ${unit}, ${who.memberId}, 'renter')`,
  );

/** Everything of the board that the person meets. */
async function meets(who: Person, id: number) {
  const list = await who.asks(messages.list, {});
  const latest = await who.asks(messages.latest, {});
  return {
    listed: list.messages.some((m) => m.id === id),
    counted: list.counts.actual,
    total: list.total,
    owners: list.owners.length,
    found: (await who.asks(messages.search, { text: 'vodom' })).messages.length,
    byFilter: (await who.asks(messages.list, { filters: '{"text":"vodom"}' as never })).total,
    latest: latest.messages.length,
    unread: latest.unreadCount,
    menu: (await who.asks(association.mine, {})).messagesUnreadCount,
    one: (await who.call(messages.one, { id })).status,
    seen: (await who.call(messages.seen, { id })).status,
  };
}
const nothing = {
  ...{ listed: false, counted: 0, total: 0, owners: 0, found: 0, byFilter: 0, latest: 0, unread: 0, menu: 0 },
  ...{ one: 404, seen: 404 },
};
const all = {
  ...{ listed: true, counted: 1, total: 1, owners: 1, found: 1, byFilter: 1, latest: 1, unread: 1, menu: 1 },
  ...{ one: 200, seen: 200 },
};

describe('a message for one entrance', () => {
  it('is met by its people and by nobody of the other entrance, at no place', async () => {
    const h = await aBoardHouse(portal);
    const { id } = await aMessage(h.chair, h.for16);
    const renter = await h.house.person({ role: 'neighbour' });
    const agent = await h.house.person({ role: 'authorizePerson' });
    const neighbour = await h.house.person({ role: 'neighbour' });
    await lives(h, renter, h.ids.u16);
    await run(
      h.house,
      `insert into unit_representative (svj_id, unit_id, member_id)
      values (${h.house.id}, ${h.ids.u16}, ${agent.memberId})`,
    );
    await run(h.house, `update member set entrance_id = ${h.ids.e16} where id = ${neighbour.memberId}`);
    for (const who of [h.alena, renter, agent, neighbour]) expect(await meets(who, id)).toEqual(all);
    expect(await meets(h.alena, id)).toEqual({ ...all, unread: 0, menu: 0 });
    for (const who of [h.bedrich, await h.house.owner(), (await aBoardHouse(portal)).chair])
      expect(await meets(who, id)).toEqual(nothing);
    // Who writes sees all; it does not wait for them.
    expect(await meets(await h.house.person({ role: 'memberCommittee' }), id)).toEqual({ ...all, unread: 0, menu: 0 });
  });

  it('ends for whoever moves out, with its attachments, and begins for whoever moves in', async () => {
    const h = await aBoardHouse(portal);
    const plan = await uploads(h.chair, 'Odstávka.txt', 'kdy');
    const { id } = await aMessage(h.chair, { ...h.for16, fileIds: [plan.id] });
    const url = (await h.alena.asks(messages.one, { id })).attachments[0]?.url as string;
    expect((await fetched(portal, url)).statusCode).toBe(200);
    const told = { id: plan.id, name: 'Jinak', description: '', isPublic: true };
    expect((await h.bedrich.refused(files.change, told)).code).toBe(404);
    expect((await h.alena.refused(files.change, told)).code).toBe(403);
    await run(h.house, `update ownership set valid_to = '2026-11-21' where unit_id = ${h.ids.u16}`);
    expect(await meets(h.alena, id)).toEqual(nothing);
    expect((await fetched(portal, url)).statusCode).toBe(404);
    await run(
      h.house,
      `insert into ownership (svj_id, unit_id, num, den, valid_from)
      values (${h.house.id}, ${h.ids.u16}, 1, 1, '2026-11-21');
      insert into ownership_member (svj_id, ownership_id, member_id)
      select svj_id, max(id), ${h.bedrich.memberId} from ownership where svj_id = ${h.house.id} group by svj_id`,
    );
    expect(await meets(h.bedrich, id)).toEqual(all);
  });

  it('a ticket of an attachment opens nothing once the message is no longer for them, or is gone', async () => {
    const h = await aBoardHouse(portal);
    const [plan, offer] = [
      await uploads(h.chair, 'Plán.txt', 'a'),
      await uploads(h.chair, 'Cena.txt', 'b', { isPublic: false }),
    ];
    const m = await aMessage(h.chair, { fileIds: [plan.id, offer.id] });
    const seen = await h.bedrich.asks(messages.one, { id: m.id });
    expect(seen.attachments.map((f) => f.name)).toEqual(['Plán']);
    expect((await h.bedrich.asks(messages.list, {})).messages[0]?.fileCount).toBe(1);
    expect((await h.chair.asks(messages.list, {})).messages[0]?.fileCount).toBe(2);
    const statusOf = async (url: string | undefined) => (await fetched(portal, url ?? '')).statusCode;
    expect(await statusOf(seen.attachments[0]?.url)).toBe(200);
    expect(await statusOf(m.attachments[1]?.url)).toBe(200);
    await h.chair.asks(messages.update, editedMessage(m, h.for16));
    expect(await statusOf(seen.attachments[0]?.url)).toBe(404);
    await h.chair.asks(messages.remove, { id: m.id });
    expect(await statusOf(m.attachments[1]?.url)).toBe(404);
  });
});

describe('other groups', () => {
  it('units, roles and custom roles add up; a reader learns only of their own unit', async () => {
    const h = await aBoardHouse(portal);
    const { id: roleId } = await h.chair.asks(roles.create, {
      ...{ title: 'Domovník', extends: 'neighbour', rights: defaultRoles.neighbour.rights },
    });
    const [keeper, auditor] = [
      await h.house.person({ role: 'neighbour' }),
      await h.house.person({ role: 'auditMayor' }),
    ];
    await run(h.house, `update member set custom_role_id = ${roleId} where id = ${keeper.memberId}`);
    const units = [h.ids.u14, h.ids.u16].map((id) => ({ kind: 'unit', id }));
    const debt = await aMessage(h.chair, { audience: [...units, units[0]] });
    expect(debt.audience.map((a) => a.name)).toEqual(['14/1', '16/1']);
    expect((await h.alena.asks(messages.one, { id: debt.id })).audience.map((a) => a.name)).toEqual(['16/1']);
    expect(await meets(keeper, debt.id)).toEqual(nothing);
    await h.chair.asks(messages.remove, { id: debt.id });
    const parts = [
      { kind: 'role', role: 'auditMayor' },
      { kind: 'customRole', id: Number(roleId) },
    ];
    const duty = await aMessage(h.chair, { audience: parts });
    expect(duty.audience.map((a) => [a.kind, a.role, a.name])).toEqual([
      ['role', 'auditMayor', ''],
      ['customRole', null, 'Domovník'],
    ]);
    for (const who of [keeper, auditor]) expect(await meets(who, duty.id)).toEqual(all);
    for (const who of [h.alena, h.bedrich]) expect(await meets(who, duty.id)).toEqual(nothing);
  });

  it('drafts, planned ones, those put away before their time and those for the committee are not for owners', async () => {
    const h = await aBoardHouse(portal);
    const later = { long_term: false, dateFrom: inDays(portal, 1) };
    const hidden = [
      await aMessage(h.chair, { concept: true }),
      await aMessage(h.chair, later),
      await aMessage(h.chair, { toPublic: false, label: 'internal' }),
    ];
    for (const { id } of hidden) expect(await meets(h.alena, id)).toEqual(nothing);
    await h.chair.asks(messages.archive, { id: hidden[1]?.id });
    portal.clock.now = new Date(inDays(portal, 2));
    const { counts } = await h.alena.asks(messages.list, { tab: 'archive' });
    portal.clock.now = new Date(inDays(portal, -2));
    expect(counts).toEqual({ actual: 0, pinned: 0, old: 0, planned: 0, archive: 0, concept: 0 });
    expect(await titlesOf(h.alena, { tab: 'planned' })).toEqual([]);
    const other = await h.house.person({ role: 'memberCommittee' });
    expect((await other.asks(association.mine, {})).messagesUnreadCount).toBe(1);
  });

  it('owners read what is published, also old and in the archive', async () => {
    const h = await aBoardHouse(portal);
    const soon = { long_term: false, dateFrom: inDays(portal, 0), dateTo: inDays(portal, 1) };
    await aMessage(h.chair, { title: 'Stará', ...soon });
    const put = await aMessage(h.chair, { title: 'Odložená' });
    await h.chair.asks(messages.archive, { id: put.id });
    portal.clock.now = new Date(inDays(portal, 2));
    const { counts } = await h.alena.asks(messages.list, {});
    expect(counts).toEqual({ actual: 0, pinned: 0, old: 1, planned: 0, archive: 1, concept: 0 });
    expect(await titlesOf(h.alena, { tab: 'old' })).toEqual(['Stará']);
    expect((await h.alena.asks(association.mine, {})).messagesUnreadCount).toBe(0);
    portal.clock.now = new Date(inDays(portal, -2));
  });

  it('a visit of the portal reads what everybody reads, and nothing waits for it', async () => {
    const h = await aBoardHouse(portal);
    const [open, closed] = [await aMessage(h.chair), await aMessage(h.chair, h.for16)];
    const admin = await anAdmin(portal);
    const { session_user_id } = await admin.asks(association.visit, { id: h.house.id, reason: 'Dotaz výboru' });
    const guest = admin.as(session_user_id);
    expect((await guest.asks(messages.one, { id: open.id })).unread).toBe(false);
    expect((await guest.refused(messages.one, { id: closed.id })).code).toBe(404);
    expect((await guest.asks(association.mine, {})).messagesUnreadCount).toBe(0);
  });
});

describe('what is refused', () => {
  it('an audience or an author who is not of the house, or writes no messages', async () => {
    const [h, other] = [await aBoardHouse(portal), await aBoardHouse(portal)];
    const why = (change: object) => h.chair.refused(messages.create, aMessageForm(change));
    for (const part of [
      { kind: 'entrance', id: other.ids.e16 },
      { kind: 'unit', id: other.ids.u16 },
      { kind: 'customRole', id: 987_654_321 },
    ]) {
      expect(await why({ audience: [part] })).toMatchObject({
        code: 422,
        errors: { audience: 'MESSAGE.ERRORS.AUDIENCE_UNKNOWN' },
      });
    }
    for (const ownerId of [h.alena.memberId, other.chair.memberId])
      expect(await why({ ownerId })).toMatchObject({ code: 422, key: 'MESSAGE.ERRORS.OWNER_UNKNOWN' });
    expect((await why({ audience: [{ kind: 'role', role: 'nikdo' }] })).code).toBe(400);
    const file = await uploads(other.chair, 'Cizí.txt', 'x');
    expect((await why({ fileIds: [file.id] })).key).toBe('FILES.ERRORS.NOT_YOURS');
  });

  it('the switch of confirmations without the right for it; what another asked for stays', async () => {
    const h = await aBoardHouse(portal);
    const { id } = await h.chair.asks(roles.create, {
      ...{ title: 'Písař', extends: 'memberCommittee' },
      rights: { ...defaultRoles.memberCommittee.rights, acceptRead: 'r' },
    });
    const clerk = await h.house.person({ role: 'memberCommittee' });
    await run(h.house, `update member set custom_role_id = ${id} where id = ${clerk.memberId}`);
    const asking = { acceptRead: true, acceptUntil: inDays(portal, 7) };
    expect((await clerk.refused(messages.create, aMessageForm(asking))).key).toBe('BASE.ERRORS.NO_PERMISSION');
    const m = await aMessage(h.chair, asking);
    const kept = await clerk.asks(messages.update, editedMessage(m, { title: 'Jinak' }));
    expect(kept).toMatchObject({ title: 'Jinak', acceptRead: true, owner: { id: h.chair.memberId } });
    for (const change of [{ acceptRead: false }, { acceptUntil: inDays(portal, 9) }])
      expect((await clerk.refused(messages.update, editedMessage(kept, change))).code).toBe(403);
  });
});
