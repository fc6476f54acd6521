import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { handovers } from '#contract/handovers/endpoints.ts';
import { work } from '#contract/handovers/endpoints-work.ts';
import { nouns } from '#contract/modules.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { reportCare } from '#contract/reports/endpoints-care.ts';
import { aContact } from '#house/contacts.ts';
import { aRegistered, sell } from '#house/entitled.ts';
import { hands, leadsNowhere, looks, sendsPhoto } from '#house/handovers.ts';
import { anAdmin, nobody, type Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aReport, solves } from '#house/reports.ts';
import { fetched, photo } from '#house/sending-files.ts';
import { askOfMended } from '../reports/jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const form = { contactId: 1, email: 'x@y.example', note: '' };

describe('who hands a report over', () => {
  it('is who solves it and who administers reports, to contacts that they may see', async () => {
    const { house, chair, alena, bedrich } = await aBoardHouse(portal);
    const audit = await house.person({ role: 'auditMayor' });
    const secret = await aContact(chair, { companyName: 'Tajná', visibility: 'private' });
    const r = await aReport(alena);
    for (const who of [alena, bedrich, audit]) {
      expect((await who.refused(handovers.handOver, { id: r.id, updatedAt: r.updatedAt, ...form })).key).toBe(
        'REPORT.ERRORS.NOT_YOURS',
      );
      expect((await who.refused(handovers.takeBack, { id: r.id })).code).toBe(403);
      expect((await who.asks(handovers.reachable, { text: '' })).contacts).toEqual([]);
      const gone = await who.refused(handovers.ofContact, { id: secret.id });
      expect(gone).toEqual(await who.refused(handovers.ofContact, { id: 987_654 }));
    }
    expect((await chair.asks(handovers.reachable, { text: 'taj' })).contacts.map((c) => c.full_name)).toEqual([
      'Tajná',
    ]);
    const sent = { id: r.id, updatedAt: r.updatedAt, contactId: secret.id, email: secret.emails[0]?.value as string };
    expect((await chair.refused(handovers.handOver, { ...sent, email: 'jiny@firma.example' })).errors).toEqual({
      email: 'HANDOVER.ERRORS.EMAIL',
    });
    const elsewhere = await aContact((await aBoardHouse(portal)).chair);
    expect((await chair.refused(handovers.handOver, { ...sent, contactId: elsewhere.id })).errors).toEqual({
      contactId: 'HANDOVER.ERRORS.CONTACT',
    });
    const admin = await anAdmin(portal);
    expect((await admin.as(0).refused(handovers.handOver, sent)).code).toBe(403);
    await chair.asks(handovers.handOver, sent);
    // A private contact is named to nobody who may not open it, the history included.
    for (const who of [alena, bedrich, audit]) {
      const told = await who.asks(handovers.ofReport, { id: r.id });
      expect(told.handovers).toMatchObject([{ contact: null, sent: null, open: true }]);
      expect(told.may).toEqual({ handOver: false, takeBack: false });
      expect(JSON.stringify([told, await who.asks(reports.one, { id: r.id })])).not.toMatch(/Tajná|koutny@voda/);
    }
    expect((await chair.asks(handovers.ofReport, { id: r.id })).handovers[0]?.sent?.email).toBe(sent.email);
    await solves(chair, r.id);
    const { updatedAt } = await chair.asks(reports.one, { id: r.id });
    expect((await chair.refused(handovers.handOver, { ...sent, updatedAt })).key).toBe('REPORT.ERRORS.SOLVED');
  });

  it('tells nothing of a private report to who may not read it, its pictures included', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const r = await aReport(alena, { type: 'complaint' });
    const firm = await aContact(chair);
    const token = await hands(chair, r.id, firm);
    expect((await sendsPhoto(portal, token, await photo())).status).toBe(200);
    expect(await bedrich.refused(handovers.ofReport, { id: r.id })).toEqual(
      await bedrich.refused(handovers.ofReport, { id: 987_654 }),
    );
    expect((await bedrich.asks(handovers.ofContact, { id: firm.id })).jobs).toEqual([]);
    const jobs = await alena.asks(handovers.ofContact, { id: firm.id });
    expect(jobs).toMatchObject({ total: 1, solved: 0, hours: null, jobs: [{ id: r.id }] });
    const [given] = (await alena.asks(handovers.ofReport, { id: r.id })).handovers;
    const url = given?.photos[0]?.previewUrl as string;
    expect((await fetched(portal, url)).statusCode).toBe(200);
  });

  it('opens its pictures to nobody who sold their unit, by an address that they have either', async () => {
    const { chair, seller, stays, buyer, unit } = await aRegistered(portal);
    const r = await aReport(stays, { visibility: 'public' });
    await sendsPhoto(portal, await hands(chair, r.id, await aContact(chair)), await photo());
    const urlOf = async (who: Person) =>
      (await who.asks(handovers.ofReport, { id: r.id })).handovers[0]?.photos[0]?.url as string;
    const [theirs, other] = [await urlOf(seller), await urlOf(stays)];
    const open = async (url: string) => (await fetched(portal, url)).statusCode === 200;
    expect([await open(theirs), await open(other)]).toEqual([true, true]);
    await sell(chair, unit.id, buyer);
    expect([await open(theirs), await open(other)]).toEqual([false, true]);
    expect((await seller.call(handovers.ofReport, { id: r.id })).status).toBeGreaterThanOrEqual(400);
  });

  it('shows on the contact how long solved ones took, and none that another firm solved', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const [firm, other] = [await aContact(chair), await aContact(chair, { companyName: 'Jiná' })];
    const start = portal.clock.now;
    const given: number[] = [];
    for (const hours of [2, 4, 30]) {
      const r = await aReport(alena);
      given.push(r.id);
      await hands(chair, r.id, firm);
      portal.clock.now = new Date(portal.clock.now.getTime() + hours * 3600_000);
      await solves(chair, r.id);
    }
    const moved = await aReport(alena);
    await hands(chair, moved.id, firm);
    await hands(chair, moved.id, other);
    await solves(chair, moved.id);
    const ofFirm = () => alena.asks(handovers.ofContact, { id: firm.id });
    expect(await ofFirm()).toMatchObject({ total: 4, solved: 3, hours: 4, judged: 0, mended: 0 });
    portal.clock.now = new Date(portal.clock.now.getTime() + 4 * 24 * 3600_000);
    await askOfMended(portal, (error) => {
      throw error;
    });
    const [first, second] = given;
    await alena.asks(reportCare.verdict, { id: first, verdict: 'mended' } as never);
    await alena.asks(reportCare.verdict, { id: second, verdict: 'not_mended', sentence: 'Kape dál.' } as never);
    await alena.asks(reportCare.verdict, { id: moved.id, verdict: 'mended' } as never);
    const judged = await ofFirm();
    expect(judged).toMatchObject({ judged: 2, mended: 1 });
    const said = new Map(judged.jobs.map((j) => [j.id, j.verdict]));
    expect([...given, moved.id].map((id) => said.get(id))).toEqual(['mended', 'not_mended', null, null]);
    expect(await alena.asks(handovers.ofContact, { id: other.id })).toMatchObject({ total: 1, solved: 1, mended: 1 });
    expect((await alena.asks(handovers.judged, {})).contacts).toEqual([]);
    portal.clock.now = start;
  });

  it('tells in the book of contacts what was said of three jobs or more, to each of what they may read', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const start = portal.clock.now;
    const [firm, secret, few] = [
      await aContact(chair),
      await aContact(chair, { companyName: 'Tajná', visibility: 'private' }),
      await aContact(chair, { companyName: 'Nová' }),
    ];
    const judges = async (to: typeof firm, verdict: 'mended' | 'not_mended', change: object = {}) => {
      const r = await aReport(alena, change);
      await hands(chair, r.id, to);
      await solves(chair, r.id);
      return { id: r.id, verdict, ...(verdict === 'not_mended' && { sentence: 'Kape dál.' }) };
    };
    const said = [
      ...[await judges(firm, 'mended'), await judges(firm, 'not_mended'), await judges(firm, 'mended')],
      await judges(firm, 'mended', { visibility: 'private' }),
      ...[await judges(secret, 'mended'), await judges(secret, 'mended'), await judges(secret, 'mended')],
      ...[await judges(few, 'mended'), await judges(few, 'mended')],
    ];
    // Given to one firm and then to another: the work of the second.
    const moved = await aReport(alena);
    await hands(chair, moved.id, few);
    await hands(chair, moved.id, firm);
    await solves(chair, moved.id);
    portal.clock.now = new Date(start.getTime() + 4 * 24 * 3600_000);
    await askOfMended(portal, (error) => {
      throw error;
    });
    for (const one of [...said, { id: moved.id, verdict: 'mended' }])
      await alena.asks(reportCare.verdict, one as never);
    const judged = async (who: typeof alena) => (await who.asks(handovers.judged, {})).contacts;
    expect(await judged(chair)).toEqual([
      { id: firm.id, judged: 5, mended: 4 },
      { id: secret.id, judged: 3, mended: 3 },
    ]);
    expect(await judged(alena)).toEqual([{ id: firm.id, judged: 5, mended: 4 }]);
    expect(await judged(bedrich)).toEqual([{ id: firm.id, judged: 4, mended: 3 }]);
    const elsewhere = await aBoardHouse(portal);
    expect(await judged(elsewhere.chair)).toEqual([]);
    const { updatedAt, modules, statutes } = await chair.asks(houseSettings.read, {});
    await chair.asks(houseSettings.change, { updatedAt, statutes, modules: modules.filter((m) => m !== 'reports') });
    expect(await judged(chair)).toEqual([]);
    portal.clock.now = start;
  });
});

describe('the holder of a link', () => {
  it('reaches no other call with it, nor another house or report', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const r = await aReport(alena);
    const token = await hands(chair, r.id, await aContact(chair));
    const byLink = nobody(portal).with(token);
    const all = Object.values(nouns).flatMap((group) => Object.values<Endpoint>(group));
    for (const call of all.filter(({ needs }) => needs !== 'anyone')) {
      const { status } = await byLink.call(call, { id: r.id, token });
      // Uploads that are no form are refused before anybody is asked who they are, bytes by their ticket.
      expect([call.path, status >= 400]).toEqual([call.path, true]);
      if (call.kind === 'call' || call.kind === 'steps') expect([call.path, status]).toEqual([call.path, 401]);
    }
    const away = await aBoardHouse(portal);
    const theirs = await aReport(away.alena);
    const other = await hands(away.chair, theirs.id, await aContact(away.chair));
    expect((await looks(portal, other)).title).toBe(theirs.title);
    // Neither a part of it nor its hash opens anything.
    await leadsNowhere(portal, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
    const ticket = (await looks(portal, token)).pictures;
    expect(ticket).toEqual([]);
    const url = work.picture.path.replace(':ticket', Buffer.from('{}').toString('base64url'));
    expect((await fetched(portal, url)).statusCode).toBe(401);
  });
});
