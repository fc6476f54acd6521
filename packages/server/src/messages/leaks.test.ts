import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRoles, type Rights } from '#contract/access.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberFiles } from '#contract/members/endpoints-files.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { messageComments } from '#contract/messages/endpoints-comments.ts';
import { messageDelivery } from '#contract/messages/endpoints-delivery.ts';
import { roles } from '#contract/roles/endpoints.ts';
import type { Person, TestHouse } from '#house/house.ts';
import { aBoardHouse, aMessage, aMessageForm, type BoardHouse, editedMessage, inDays } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched } from '#house/sending-files.ts';
import { anOffice, letters, type Office } from '#house/telling.ts';
import { publishPlanned } from './jobs.ts';

let portal: TestPortal;
let office: Office;
beforeAll(async () => {
  portal = await aPortal();
  office = await anOffice(portal);
});
afterAll(async () => {
  await office.close();
  await portal.close();
});

const run = (house: TestHouse, text: string) => house.inside((db) => db.execute(sql.raw(text)));
const forUnits = ({ ids }: BoardHouse) => ({ audience: [ids.u14, ids.u16].map((id) => ({ kind: 'unit', id })) });

/** Somebody with a role of the house's own that has other rights than the committee in these modules. */
async function aClerk({ house, chair }: BoardHouse, change: Rights): Promise<Person> {
  const clerk = await house.person({ role: 'memberCommittee' });
  const { memberCommittee } = defaultRoles;
  const { id } = await chair.asks(roles.create, {
    ...{ title: `Písař ${clerk.memberId}`, extends: 'memberCommittee' },
    rights: { ...memberCommittee.rights, ...change },
  });
  await run(house, `update member set custom_role_id = ${id} where id = ${clerk.memberId}`);
  return clerk;
}

describe('whoever wrote a message for the committee and left it', () => {
  it('is neither told of its comments nor offered to be mentioned', async () => {
    const h = await aBoardHouse(portal);
    const author = await h.house.person({ role: 'memberCommittee', lastName: 'Odešel' });
    const m = await aMessage(author, { toPublic: false, comments: true });
    await office.delivered();
    await h.chair.asks(messageComments.add, { id: m.id, message: 'Ještě ano' });
    expect((await office.delivered()).map((mail) => mail.to)).toEqual([author.email]);
    const offered = async () => (await h.chair.asks(messageComments.people, { id: m.id, text: 'odesel' })).people;
    expect(await offered()).toHaveLength(1);
    await run(h.house, `update member set role = 'owner' where id = ${author.memberId}`);
    await h.chair.asks(messageComments.add, { id: m.id, message: 'Tajné jednání' });
    expect(await office.delivered()).toEqual([]);
    expect(await offered()).toEqual([]);
  });
});

describe('a message to several units', () => {
  it('does not name one of them to another, not even after they have spoken', async () => {
    const h = await aBoardHouse(portal);
    const m = await aMessage(h.chair, { ...forUnits(h), comments: true });
    const named = async (who: Person) =>
      (await who.asks(messageComments.people, { id: m.id })).people.map((p) => p.id).sort();
    expect(await named(h.alena)).toEqual([h.chair.memberId]);
    expect(await named(h.chair)).toEqual([h.alena.memberId, h.bedrich.memberId]);
    const mention = { id: m.id, message: '@Bedřich Čtrnáctý', mentions: [h.bedrich.memberId as number] };
    expect((await h.alena.refused(messageComments.add, mention)).key).toBe('COMMENTS.ERRORS.MENTION');
    await h.bedrich.asks(messageComments.add, { id: m.id, message: 'Platím' });
    expect(await named(h.alena)).toEqual([h.chair.memberId]);
  });
});

describe('a role of the house’s own', () => {
  it('that writes messages and does not administer people sees no addresses in the report', async () => {
    const h = await aBoardHouse(portal);
    const clerk = await aClerk(h, { members: 'r' });
    const m = await aMessage(h.chair, h.for16);
    const rowsOf = async (who: Person) => (await who.asks(messageDelivery.delivery, { id: m.id })).rows;
    expect((await rowsOf(h.chair)).map((r) => r.recipient)).toEqual([h.alena.email]);
    expect((await rowsOf(clerk)).map((r) => [r.person.id, r.recipient])).toEqual([[h.alena.memberId, null]]);
  });

  it('without the module of confirmations is not told how many have confirmed', async () => {
    const h = await aBoardHouse(portal);
    const { acceptRead: _, ...rest } = defaultRoles.neighbour.rights;
    const { id } = await h.chair.asks(roles.create, { title: 'Host', extends: 'neighbour', rights: rest });
    await run(h.house, `update member set custom_role_id = ${id} where id = ${h.alena.memberId}`);
    await aMessage(h.chair, { acceptRead: true });
    const rowOf = async (who: Person) => (await who.asks(messages.list, {})).messages[0];
    expect((await rowOf(h.alena))?.accepts).toBeNull();
    expect((await rowOf(h.bedrich))?.accepts).toEqual({ done: 0, total: 2 });
  });

  it('once deleted leaves its messages for nobody, and says so', async () => {
    const h = await aBoardHouse(portal);
    const { id } = await h.chair.asks(roles.create, {
      ...{ title: 'Úklid', extends: 'neighbour', rights: defaultRoles.neighbour.rights },
    });
    const m = await aMessage(h.chair, { audience: [{ kind: 'customRole', id: Number(id) }] });
    await h.chair.asks(roles.remove, { id });
    expect(await h.chair.asks(messages.one, { id: m.id })).toMatchObject({ audience: [], everyone: false });
    expect((await h.alena.call(messages.one, { id: m.id })).status).toBe(404);
  });
});

describe('what is over', () => {
  it('before any server came to it gets its number and is told to nobody', async () => {
    const h = await aBoardHouse(portal);
    const term = { long_term: false, dateFrom: inDays(portal, 1), dateTo: inDays(portal, 2) };
    const m = await aMessage(h.chair, { ...term, emergency: true });
    await office.delivered();
    portal.clock.now = new Date(inDays(portal, 3));
    await publishPlanned(portal);
    expect(await office.delivered()).toEqual([]);
    expect(await h.chair.asks(messages.one, { id: m.id })).toMatchObject({ state: 'old', announced: true });
    expect((await h.chair.asks(messageDelivery.delivery, { id: m.id })).rows).toEqual([]);
  });

  it('is no emergency any more: its change waits for whoever wants to be left alone', async () => {
    const h = await aBoardHouse(portal);
    const term = { long_term: false, dateFrom: inDays(portal, 0), dateTo: inDays(portal, 1) };
    await office.delivered();
    const m = await aMessage(h.chair, { ...term, ...h.for16, title: 'Voda', emergency: true });
    expect(letters(await office.delivered())).toEqual([expect.stringContaining('Voda')]);
    await run(
      h.house,
      `update member set settings = '{"notifications":{"messages":"never"}}' where id = ${h.alena.memberId}`,
    );
    portal.clock.now = new Date(inDays(portal, 2));
    await h.chair.asks(messages.update, editedMessage(m, { title: 'Voda teče', material: true }));
    expect(await office.delivered()).toEqual([]);
  });

  it('and in the archive asks nobody for anything when it is changed', async () => {
    const h = await aBoardHouse(portal);
    const { id } = await aMessage(h.chair, { ...h.for16, acceptRead: true });
    await office.delivered();
    await h.chair.asks(messages.archive, { id });
    const m = await h.chair.asks(messages.one, { id });
    await h.chair.asks(messages.update, editedMessage(m, { title: 'Jinak', material: true }));
    expect(await office.delivered()).toEqual([]);
    expect((await h.chair.asks(messages.one, { id })).contentVersion).toBe(1);
    expect((await h.chair.asks(messageDelivery.delivery, { id })).rows).toHaveLength(1);
  });
});

it('whoever is deleted leaves no address in reports, and nothing of what they opened', async () => {
  const h = await aBoardHouse(portal);
  const { id } = await aMessage(h.chair);
  await h.alena.asks(messages.seen, { id });
  await run(h.house, `update ownership set valid_to = '2026-01-01' where unit_id = ${h.ids.u16}`);
  await run(h.house, `update member set archived_at = now(), has_access = false where id = ${h.alena.memberId}`);
  await h.chair.asks(members.remove, { id: h.alena.memberId as number });
  const { rows } = await run(
    h.house,
    `select recipient from notice where member_id = ${h.alena.memberId}
    union all select 'seen' from message_seen where member_id = ${h.alena.memberId}`,
  );
  expect(rows).toEqual([]);
});

it('everything kept about a person holds what they said, opened, confirmed and were told, and no name of another', async () => {
  const h = await aBoardHouse(portal);
  const { id } = await aMessage(h.chair, { comments: true, acceptRead: true });
  await h.alena.asks(messages.seen, { id });
  const mention = { message: 'Ahoj @Bedřich Čtrnáctý', mentions: [h.bedrich.memberId as number] };
  await h.alena.asks(messageComments.add, { id, ...mention });
  await h.alena.asks(confirmations.accept, { id: `message-${id}-1` });
  const { url } = await h.alena.asks(memberFiles.dataTicket, { id: h.alena.memberId as number });
  const body = (await fetched(portal, url)).body;
  expect(JSON.parse(body)).toMatchObject({
    comments: [{ text: 'Ahoj @…' }],
    confirmations: [{ what: 'message', id, version: 1, how: 'portal' }],
    opened: [{ message: id }],
    told: [{ kind: 'published', recipient: h.alena.email }],
  });
  expect(body).not.toContain('Bedřich');
});

it('days and times that cannot be are bad input', async () => {
  const h = await aBoardHouse(portal);
  for (const filters of [{ from: '0000-01-01' }, { to: '9999-12-31' }, { from: '9999-12-31' }])
    expect((await h.alena.call(messages.list, { filters: JSON.stringify(filters) })).status).toBeLessThan(500);
  for (const at of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])
    for (const change of [
      { acceptRead: true, acceptUntil: at },
      { concept: true, long_term: false, dateFrom: at },
      { concept: true, long_term: false, dateTo: at },
      { long_term: false, dateFrom: inDays(portal, 0), dateTo: at },
    ])
      expect([change, (await h.chair.call(messages.create, aMessageForm(change))).status < 500]).toEqual([
        change,
        true,
      ]);
  for (const day of ['0000-01-01', '9999-12-31'])
    expect(
      (await h.chair.call(messages.list, { filters: JSON.stringify({ from: day, to: day }) })).status,
    ).toBeLessThan(500);
});
