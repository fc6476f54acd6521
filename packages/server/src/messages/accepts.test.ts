import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '#contract/base/time/dates.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { messageAccepts } from '#contract/messages/endpoints-accepts.ts';
import type { Person, TestHouse } from '#house/house.ts';
import { aBoardHouse, aMessage, editedMessage, inDays } from '#house/messages.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const asked = { acceptRead: true };
const accept = (who: Person, id: number, version = 1) =>
  who.asks(confirmations.accept, { id: `message-${id}-${version}` });
const list = (who: Person, id: number, which: 'read' | 'missing' = 'read') =>
  who.asks(messageAccepts.list, { id, list: which });
const today = () => dayIn(portal.clock.now);

const contact = (house: TestHouse, who: Person, kind: 'email' | 'phone', value: string) =>
  house.inside((db) =>
    db.execute(sql`insert into member_contact (svj_id, member_id, kind, value) values
      (${house.id}, ${who.memberId}, ${kind}, ${value})`),
  );
const noAccess = (house: TestHouse, who: Person) =>
  house.inside((db) =>
    db.execute(sql`update member set has_access = false, is_active = false
    where svj_id = ${house.id} and id = ${who.memberId}`),
  );

describe('who has confirmed', () => {
  it('stands with names and times for all readers; who has not only for those who ask', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const m = await aMessage(chair, asked);
    const { readDate } = await accept(alena, m.id);
    const told = await list(bedrich, m.id);
    expect(told).toMatchObject({ counts: { done: 1, total: 2 }, rowsCount: 1, missing: null, mayRemind: false });
    expect(told.allAccepts).toEqual([
      {
        user: { id: alena.memberId, full_name: expect.any(String) },
        units: '16/1',
        isRead: true,
        readDate,
        how: 'portal',
        wording: null,
        recordedBy: null,
        readOlder: false,
        reach: null,
        phone: null,
        email: null,
      },
    ]);
    expect((await list(bedrich, m.id, 'missing')).allAccepts).toEqual([]);
    const missing = await list(chair, m.id, 'missing');
    expect(missing).toMatchObject({
      rowsCount: 1,
      missing: { none: 0, mail: 0, access: 1, muted: 0 },
      mayRemind: true,
    });
    expect(missing.allAccepts[0]).toMatchObject({ user: { id: bedrich.memberId }, isRead: false, reach: 'access' });
    const row = (await chair.asks(messages.list, {})).messages.find((x) => x.id === m.id);
    expect(row?.accepts).toEqual({ done: 1, total: 2 });
  });

  it('names the missing by surname and says how to reach them, as far as the asker may see', async () => {
    const { house, chair, alena, bedrich } = await aBoardHouse(portal);
    const cyril = await house.owner({ lastName: 'Cyrilov' });
    await noAccess(house, bedrich);
    await contact(house, bedrich, 'email', 'bedrich@posta.example');
    await noAccess(house, cyril);
    await contact(house, cyril, 'phone', '+420605118274');
    const m = await aMessage(chair, asked);
    const { allAccepts, missing } = await list(chair, m.id, 'missing');
    expect(missing).toEqual({ none: 1, mail: 1, access: 1, muted: 0 });
    expect(allAccepts.map((a) => [a.user.id, a.reach, a.phone, a.email])).toEqual([
      [cyril.memberId, 'none', '+420605118274', null],
      [bedrich.memberId, 'mail', null, 'bedrich@posta.example'],
      [alena.memberId, 'access', null, alena.email],
    ]);
    // Confirmations administered without members: names, and only contacts that their owners show.
    const helper = await house.person({ role: 'memberCommittee' });
    await house.inside((db) =>
      db.execute(sql`with r as (insert into custom_role (svj_id, title, based_on, rights) values (${house.id}, 'Zapisovatel',
        'owner', '{"messages":"r","acceptRead":"rw","members":"r"}') returning id)
        update member set custom_role_id = (select id from r) where svj_id = ${house.id} and id = ${helper.memberId}`),
    );
    const seen = (await list(helper, m.id, 'missing')).allAccepts;
    expect(seen.flatMap((a) => [a.phone, a.email]).filter(Boolean)).toEqual([]);
  });

  it('is closed to the other entrance and other houses, and tells one debtor nothing of another', async () => {
    const { house, chair, alena, bedrich, ids, for16 } = await aBoardHouse(portal);
    const m = await aMessage(chair, { ...asked, ...for16 });
    expect((await bedrich.refused(messageAccepts.list, { id: m.id })).code).toBe(404);
    const other = await aBoardHouse(portal);
    for (const [call, input] of [
      [messageAccepts.list, {}],
      [messageAccepts.remind, {}],
      [messageAccepts.paper, { contentVersion: 1, memberIds: [alena.memberId], day: today() }],
      [messageAccepts.takeBack, { memberId: alena.memberId }],
      [messageAccepts.printTicket, {}],
    ] as const) {
      expect((await other.chair.refused(call, { id: m.id, ...input })).code).toBe(404);
      if (call !== messageAccepts.list) expect((await alena.refused(call, { id: m.id, ...input })).code).toBe(403);
    }
    const debts = { audience: [ids.u14, ids.u16].map((id) => ({ kind: 'unit' as const, id })) };
    const debt = await aMessage(chair, { ...asked, ...debts });
    await accept(alena, debt.id);
    const row = async (who: Person) => (await who.asks(messages.list, {})).messages.find((x) => x.id === debt.id);
    const inside = async (who: Person) => (await who.asks(messages.one, { id: debt.id })).accept.counts;
    // Neither names nor numbers.
    expect(await list(bedrich, debt.id)).toMatchObject({ allAccepts: [], rowsCount: 0, counts: null, earlier: 0 });
    expect([(await row(bedrich))?.accepts, await inside(bedrich)]).toEqual([null, null]);
    expect(await list(alena, debt.id)).toMatchObject({ allAccepts: [{ isRead: true }], rowsCount: 1, counts: null });
    expect([(await row(chair))?.accepts, await inside(chair)]).toEqual(Array(2).fill({ done: 1, total: 2 }));
    expect([(await row(alena))?.toConfirm, (await row(bedrich))?.toConfirm]).toEqual([false, true]);
    expect((await row(chair))?.toConfirm).toBe(false);
    expect((await list(chair, debt.id)).allAccepts).toHaveLength(1);
    const quiet = await aMessage(chair);
    const why = await chair.refused(messageAccepts.list, { id: quiet.id });
    expect([why.code, why.key]).toEqual([422, 'CONFIRMATIONS.ERRORS.NOT_ASKED']);
    expect(await house.count('confirmation')).toBe(1);
  });

  it('counts each of a couple for themself, also with one e-mail', async () => {
    const { house, chair, alena, bedrich } = await aBoardHouse(portal);
    const wife = await house.owner({ lastName: 'Dvorská' });
    const husband = await house.owner({ lastName: 'Dvorský' });
    await house.unit(chair, '5', [1, 10], [{ memberIds: [wife.memberId as number, husband.memberId as number] }]);
    for (const who of [wife, husband]) await contact(house, who, 'email', 'dvorsti@posta.example');
    const m = await aMessage(chair, asked);
    await accept(wife, m.id);
    expect(await list(chair, m.id)).toMatchObject({ counts: { done: 1, total: 4 } });
    const left = (await list(chair, m.id, 'missing')).allAccepts.map((a) => a.user.id).sort();
    expect(left).toEqual([alena, bedrich, husband].map((p) => p.memberId).sort());
    expect((await husband.asks(confirmations.queue, {})).total).toBe(1);
  });
});

describe('paper', () => {
  it('is written down for those who are missing, says who did it, and can be taken back', async () => {
    const { house, chair, alena, bedrich } = await aBoardHouse(portal);
    const m = await aMessage(chair, asked);
    const paper = { id: m.id, contentVersion: 1, day: today() };
    await accept(alena, m.id);
    const twice = { ...paper, memberIds: [alena.memberId, bedrich.memberId] };
    expect((await chair.refused(messageAccepts.paper, twice)).key).toBe('CONFIRMATIONS.ERRORS.NOT_MISSING');
    const memberIds = [bedrich.memberId as number];
    expect(await chair.asks(messageAccepts.paper, { ...paper, memberIds })).toEqual({ count: 1 });
    const signed = (await list(chair, m.id)).allAccepts.find((a) => a.how === 'paper');
    expect(signed).toMatchObject({ user: { id: bedrich.memberId }, recordedBy: 'Jan Předsedová' });
    expect(dayIn(new Date(signed?.readDate as string))).toBe(today());
    expect((await list(alena, m.id)).allAccepts.find((a) => a.how === 'paper')?.recordedBy).toBeNull();
    expect((await bedrich.asks(confirmations.queue, {})).total).toBe(0);
    const back = (memberId: number | null) => chair.call(messageAccepts.takeBack, { id: m.id, memberId });
    expect((await back(alena.memberId)).body.message?.content).toBe('CONFIRMATIONS.ERRORS.NOT_PAPER');
    expect((await back(bedrich.memberId)).status).toBe(200);
    expect((await back(bedrich.memberId)).status).toBe(422);
    expect((await bedrich.asks(confirmations.queue, {})).total).toBe(1);
    const { rows } = await house.inside((db) =>
      db.execute(sql`select verb, detail from activity where svj_id = ${house.id} and verb in ('paper', 'unpaper')
        order by id`),
    );
    expect(rows).toEqual(
      ['paper', 'unpaper'].map((verb) => ({ verb, detail: { name: m.title, memberIds: [bedrich.memberId] } })),
    );
  });

  it('keeps to the version that was printed and to days that could be', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const m = await aMessage(chair, asked);
    const memberIds = [alena.memberId as number];
    const why = (change: object) =>
      chair.refused(messageAccepts.paper, { id: m.id, contentVersion: 1, memberIds, day: today(), ...change });
    expect((await why({ day: dayIn(new Date(inDays(portal, 1))) })).errors).toEqual({
      day: 'CONFIRMATIONS.ERRORS.DAY_FUTURE',
    });
    expect((await why({ day: dayIn(new Date(inDays(portal, -1))) })).errors).toEqual({
      day: 'CONFIRMATIONS.ERRORS.DAY_BEFORE',
    });
    await chair.asks(messages.update, editedMessage(m, { material: true }));
    expect((await why({})).key).toBe('CONFIRMATIONS.ERRORS.CHANGED');
    const before = await list(chair, m.id, 'missing');
    expect(before).toMatchObject({ contentVersion: 2, counts: { done: 0 } });
  });

  it('is a list with lines to sign, by units, in PDF', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const m = await aMessage(chair, { ...asked, title: 'Výměna vodoměrů', acceptUntil: inDays(portal, 5) });
    await accept(alena, m.id);
    const { url } = await chair.asks(messageAccepts.printTicket, { id: m.id });
    const reply = await portal.app.inject({ url, headers: chair.headers() });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { pages } = await readPdf(reply.rawPayload);
    const text = pages.join(' ').replace(/\s+/g, ' ');
    const names = (await list(chair, m.id)).allAccepts[0]?.user.full_name as string;
    for (const words of [
      'Výměna vodoměrů',
      m.number as string,
      '1. znění',
      '1 ze 2',
      'Chybí potvrdit',
      '14/1',
      'Datum a podpis',
      'Přečtení potvrdili',
      names,
      'v portálu',
      'Zapsáno za výbor:',
    ])
      expect(text).toContain(words);
    expect(text.indexOf('14/1')).toBeLessThan(text.indexOf('16/1'));
    expect((await bedrich.refused(messageAccepts.printTicket, { id: m.id })).code).toBe(403);
  });
});
