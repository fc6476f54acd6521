import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages/endpoints.ts';
import { messageDelivery } from '#contract/messages/endpoints-delivery.ts';
import { aDocument } from '#house/documents.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse, aMessage, type BoardHouse, editedMessage, inDays } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { anOffice, letters, type Office, wishes } from '#house/telling.ts';
import { publishPlanned } from './jobs.ts';

const saturday = '2026-11-21T09:00:00Z';
const night = { from: '22:00', to: '07:00' };

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
beforeEach(async () => {
  // What another test left to be sent, today or with a digest, is nobody's letter here.
  await office.deliveredAt('2026-12-31T12:00:00Z');
  portal.clock.now = new Date(saturday);
});

/** The chair and one owner in each of two entrances; the chair is not mailed, so that stories are of the owners. */
async function aBoard(): Promise<BoardHouse> {
  const board = await aBoardHouse(portal);
  await wishes(board.chair, 'never');
  return board;
}
const statesOf = async (by: Person, id: number) =>
  Object.entries((await by.asks(messageDelivery.delivery, { id })).counts).flatMap(([s, n]) =>
    n ? [`${s} ${n}`] : [],
  );
const at = (who: Person, subject: string) => `${who.email}: ${subject}`;

describe('a message published now', () => {
  it('is mailed whole to whoever it is for, and to nobody of the other entrance', async () => {
    const { chair, alena, for16, house } = await aBoard();
    const papers = [await aDocument(chair, 'rozpis.txt'), await aDocument(chair, 'nákres.txt')];
    const m = await aMessage(chair, {
      documents: papers.map(({ id }) => ({ id, version: 1 })),
      title: 'Výměna stoupaček',
      description: '<p>Ve <strong>středu</strong> neteče voda.</p><ul><li>od 8</li><li>do 14</li></ul>',
      label: 'repair',
      ...for16,
    });
    const mails = await office.delivered();
    expect(letters(mails)).toEqual([at(alena, 'Výměna stoupaček')]);
    const [mail] = mails;
    expect(mail?.text).toContain('Oprava č. 1/2026\n\nVe středu neteče voda.\n• od 8\n• do 14');
    expect(mail?.text).toContain('Přílohy, najdete je v portálu:\nrozpis.txt\nnákres.txt');
    expect(mail?.text).toContain(house.name);
    expect(mail?.links[0]).toBe(`https://portal.example/zpravy/${m.id}?svj=${house.id}`);
    expect(await statesOf(chair, m.id)).toEqual(['sent 1']);
    expect(await alena.refused(messageDelivery.delivery, { id: m.id })).toMatchObject({ code: 403 });
  });

  it('comes with the digest of the day to whoever wants that, together with others, and not before', async () => {
    const { chair, alena, bedrich } = await aBoard();
    await wishes(alena, 'daily');
    await wishes(bedrich, 'weekly');
    const first = await aMessage(chair, { title: 'Voda' });
    await aMessage(chair, { title: 'Plyn' });
    expect(await office.delivered()).toEqual([]);
    expect(await statesOf(chair, first.id)).toEqual(['later 2', 'muted 1']);
    expect(await office.deliveredAt('2026-11-22T05:59:00Z')).toEqual([]);
    const sunday = await office.deliveredAt('2026-11-22T06:00:00Z');
    expect(letters(sunday)).toEqual([at(alena, 'Na nástěnce jsou 2 novinky')]);
    expect(sunday[0]?.text).toMatch(/Voda\nObecné · Ve středu[^\n]*\nhttps:[^\n]*\n\nPlyn\n/);
    expect(sunday[0]?.links.slice(0, 1)[0]).toContain(`/zpravy/${first.id}?svj=`);
    expect(letters(await office.deliveredAt('2026-11-23T06:00:00Z'))).toEqual([
      at(bedrich, 'Na nástěnce jsou 2 novinky'),
    ]);
    expect(await office.deliveredAt('2026-11-30T06:00:00Z')).toEqual([]);
    expect(await statesOf(chair, first.id)).toEqual(['muted 1', 'sent 2']);
  });

  it('waits for the end of quiet hours, and one alone comes as it is', async () => {
    const { chair, alena, bedrich } = await aBoard();
    await wishes(alena, 'now', night);
    portal.clock.now = new Date('2026-11-21T21:30:00Z');
    await aMessage(chair, { title: 'Ztracené klíče' });
    expect(letters(await office.delivered())).toEqual([at(bedrich, 'Ztracené klíče')]);
    expect(letters(await office.deliveredAt('2026-11-22T06:00:00Z'))).toEqual([at(alena, 'Ztracené klíče')]);
  });

  it('as an emergency comes at once to everybody, muted, quiet or weekly, with no way to leave', async () => {
    const { chair, alena, bedrich } = await aBoard();
    await wishes(alena, 'never', night);
    await wishes(bedrich, 'weekly');
    portal.clock.now = new Date('2026-11-21T23:30:00Z');
    await aMessage(chair, {
      title: 'Uniká plyn',
      emergency: true,
      long_term: false,
      dateFrom: inDays(portal, 0),
      dateTo: inDays(portal, 1),
    });
    const mails = await office.delivered();
    const subject = 'Mimořádná zpráva: Uniká plyn';
    expect(letters(mails).sort()).toEqual([chair, alena, bedrich].map((who) => at(who, subject)).sort());
    for (const mail of mails) expect(mail.raw.toString()).not.toMatch(/List-Unsubscribe|odhlasit/);
  });

  it('is one mail for a couple with one address, and whoever has none stands in the report', async () => {
    const { house, chair, alena, bedrich } = await aBoard();
    const shared = 'rodina@dum.example';
    await house.inside(async (db) => {
      await db.execute(
        `update member set has_access = false, is_active = false where id in (${alena.memberId}, ${bedrich.memberId})`,
      );
      await db.execute(`insert into member_contact (svj_id, member_id, kind, value)
        values (${house.id}, ${alena.memberId}, 'email', '${shared}'), (${house.id}, ${bedrich.memberId}, 'email', 'Rodina@dum.example')`);
    });
    const lonely = await house.person({ access: false });
    const m = await aMessage(chair, { title: 'Schůze' });
    expect(letters(await office.delivered())).toEqual([`${shared}: Schůze`]);
    const report = await chair.asks(messageDelivery.delivery, { id: m.id });
    expect(report.counts).toMatchObject({ sent: 2, noAddress: 1, muted: 1 });
    expect(report.rows[0]).toMatchObject({
      person: { id: lonely.memberId },
      state: 'noAddress',
      recipient: null,
      units: '',
    });
    const sent = await chair.asks(messageDelivery.delivery, {
      id: m.id,
      filters: JSON.stringify({ state: 'sent' }) as never,
    });
    expect(sent.rows.map((r) => [r.person.id, r.units]).sort()).toEqual([
      [alena.memberId, '16/1'],
      [bedrich.memberId, '14/1'],
    ]);
    expect(sent.total).toBe(2);
    // Told of a change too, people without an address are as many as before.
    await chair.asks(messages.update, editedMessage(m, { title: 'Schůze v sedm', material: true }));
    const changed = await chair.asks(messageDelivery.delivery, { id: m.id });
    expect([changed.counts.noAddress, changed.withoutAddress]).toEqual([2, 1]);
  });
});

describe('what is told is asked again when the mail goes', () => {
  it('a message deleted before the digest is not in it; with nothing left there is none', async () => {
    const { chair, alena } = await aBoard();
    await wishes(alena, 'daily');
    const [kept, gone] = [await aMessage(chair, { title: 'Zůstane' }), await aMessage(chair, { title: 'Omyl' })];
    await office.delivered();
    await chair.asks(messages.remove, { id: gone.id });
    expect(letters(await office.deliveredAt('2026-11-22T06:00:00Z'))).toEqual([at(alena, 'Zůstane')]);
    expect(await statesOf(chair, kept.id)).toContain('sent 2');
    const other = await aMessage(chair, { title: 'Také omyl' });
    await office.delivered();
    await chair.asks(messages.remove, { id: other.id });
    expect(await office.deliveredAt('2026-11-23T06:00:00Z')).toEqual([]);
  });

  it('nor is it told to whoever moved away, lost the right or said no meanwhile', async () => {
    const { house, chair, alena, bedrich, for16 } = await aBoard();
    const [third, fourth] = [await house.owner(), await house.owner()];
    for (const who of [alena, bedrich, third, fourth]) await wishes(who, 'daily');
    const all = await aMessage(chair, { title: 'Pro všechny' });
    const some = await aMessage(chair, { title: 'Pro šestnáctku', ...for16 });
    await house.inside(async (db) => {
      await db.execute(`update ownership set valid_to = '2026-11-21' where id in
        (select ownership_id from ownership_member where member_id = ${alena.memberId})`);
      await db.execute(`update member set archived_at = now() where id = ${third.memberId}`);
    });
    await wishes(fourth, 'never');
    expect(letters(await office.deliveredAt('2026-11-22T06:00:00Z'))).toEqual(
      [alena, bedrich].map((who) => at(who, 'Pro všechny')).sort(),
    );
    expect(await statesOf(chair, some.id)).toEqual(['dropped 1']);
    expect(await statesOf(chair, all.id)).toEqual(['dropped 1', 'muted 2', 'sent 2']);
  });

  it('one archived while its mails wait for the server stops them; a digest loses only what is gone', async () => {
    const { chair, alena, bedrich } = await aBoard();
    await wishes(alena, 'daily');
    const [a, b] = [await aMessage(chair, { title: 'První' }), await aMessage(chair, { title: 'Druhá' })];
    await chair.asks(messages.remove, { id: b.id });
    expect(letters(await office.delivered())).toEqual([at(bedrich, 'První')]);
    const c = await aMessage(chair, { title: 'Třetí' });
    office.post.behaviour = {
      recipient: () => Promise.reject(Object.assign(new Error('later'), { responseCode: 451 })),
    };
    expect(await office.deliveredAt('2026-11-22T06:00:00Z')).toEqual([]);
    office.post.behaviour = {};
    await chair.asks(messages.archive, { id: c.id });
    expect(letters(await office.deliveredAt('2026-11-22T06:05:00Z'))).toEqual([]);
    expect(letters(await office.deliveredAt('2026-11-22T06:06:00Z'))).toEqual([at(alena, 'První')]);
    expect(await statesOf(chair, a.id)).toEqual(['muted 1', 'sent 2']);
    expect(await statesOf(chair, c.id)).toEqual(['dropped 2', 'muted 1']);
  });
});

describe('a message later', () => {
  it('planned is told when its time comes, once, whichever server is first', async () => {
    const { chair, alena, bedrich } = await aBoard();
    const m = await aMessage(chair, {
      title: 'Plánovaná',
      long_term: false,
      dateFrom: inDays(portal, 1),
      dateTo: inDays(portal, 9),
    });
    expect(await publishPlanned(portal)).toBe(0);
    portal.clock.now = new Date(inDays(portal, 1));
    const done = await Promise.all([publishPlanned(portal), publishPlanned(portal)]);
    expect(done.sort()).toEqual([0, 1]);
    expect(letters(await office.delivered())).toEqual([alena, bedrich].map((who) => at(who, 'Plánovaná')).sort());
    expect((await chair.asks(messages.one, { id: m.id })).number).toBe('1/2026');
    expect(await publishPlanned(portal)).toBe(0);
    expect(await office.delivered()).toEqual([]);
  });

  it('planned waits while the house has messages switched off', async () => {
    const { chair, alena, house } = await aBoard();
    const dateFrom = inDays(portal, 1);
    await aMessage(chair, { title: 'Čekající', long_term: false, dateFrom, dateTo: inDays(portal, 9) });
    const switched = (sqlText: string) =>
      house.inside((db) => db.client.query(`update svj set modules = ${sqlText} where id = ${house.id}`));
    await switched(`array_remove(modules, 'messages')`);
    portal.clock.now = new Date(dateFrom);
    expect(await publishPlanned(portal)).toBe(0);
    await switched(`array_append(modules, 'messages')`);
    expect(await publishPlanned(portal)).toBe(1);
    expect(letters(await office.delivered())).toContain(at(alena, 'Čekající'));
  });

  it('is told again only after a material change', async () => {
    const { chair, alena, bedrich } = await aBoard();
    const m = await aMessage(chair, { title: 'Schůze v pět' });
    await office.delivered();
    const typo = await chair.asks(messages.update, editedMessage(m, { title: 'Schůze v 17:00' }));
    expect(await office.delivered()).toEqual([]);
    await chair.asks(messages.update, editedMessage(typo, { title: 'Schůze v 18:00', material: true }));
    expect(letters(await office.delivered())).toEqual(
      [alena, bedrich].map((who) => at(who, 'Změna: Schůze v 18:00')).sort(),
    );
  });

  it('given to more people is told to those alone', async () => {
    const { chair, bedrich, for16 } = await aBoard();
    const m = await aMessage(chair, { title: 'Úklid sklepů', ...for16 });
    await office.delivered();
    await chair.asks(messages.update, editedMessage(m, { audience: [] }));
    expect(letters(await office.delivered())).toEqual([at(bedrich, 'Úklid sklepů')]);
  });
});
