import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Module } from '#contract/access.ts';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { contacts } from '#contract/contacts/endpoints.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { walls } from '#contract/walls/endpoints.ts';
import { wallDoor } from '#contract/walls/endpoints-door.ts';
import { aPersonForm } from '#house/contacts.ts';
import { nobody } from '#house/house.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import type { TestPortal } from '#house/portal.ts';
import { says, solves } from '#house/reports.ts';
import { type Office, withOffice } from '#house/telling.ts';
import { aPlace, aWaiting, leaves, linkTo } from '#house/walls.ts';
import { endedFromWall } from '../reports/writing/steps-writing.ts';
import { forgetMails, sweepClosed, sweepNotes, sweepWriters, tellOfEnded } from './jobs.ts';

let portal: TestPortal;
let office: Office;
let h: BoardHouse;
let code: string;
const start = new Date('2026-11-23T10:00:00Z');
withOffice((...both) => {
  [portal, office] = both;
});
beforeAll(async () => {
  h = await aBoardHouse(portal);
  code = (await aPlace(h.chair, { entranceId: h.ids.e16, floor: -1 })).code;
});
beforeEach(async () => {
  await portal.pool.raw.query('delete from tries');
  await office.delivered();
  portal.left.splice(0);
});
const fails = (error: unknown) => {
  throw error;
};
const later = (days: number) => {
  portal.clock.now = new Date(start.getTime() + days * 24 * 3600_000);
};
let n = 0;
/** Confirmed by somebody with an address of their own. */
async function aWriter() {
  const email = `kuryr${++n}@posta.example`;
  const { id } = await aWaiting(portal, code, { email, title: `Voda ${n}` });
  const mails = async () => (await office.delivered()).filter((mail) => mail.to === email);
  await mails();
  return { id, email, title: `Voda ${n}`, mails };
}
const letIn = (id: number, change: object = {}) =>
  h.chair.asks(walls.letIn, {
    id,
    title: 'Závada pana Nováka v bytě 5',
    type: 'fault',
    visibility: 'public',
    ...change,
  });
/** Does what was left to be done, as the queue does. */
async function errands() {
  for (const { name, about } of portal.left.splice(0)) if (name === endedFromWall) await tellOfEnded(portal, about);
}
/** How many rows hold the address. */
const known = async (email: string) => {
  const { rows } = await h.house.inside((db) =>
    db.execute(sql`select email from wall_writer where email = ${email}
      union all select email from wall_note where email = ${email}`),
  );
  return rows.length;
};
/** How many mails to the address are kept, sent or not. */
const mailsKept = async (email: string) => {
  const { rows } = await portal.pool.raw.query('select kind from outbox where recipient = $1', [email]);
  return rows.length;
};
const quietOf = (links: readonly string[]): string =>
  /\/z\/dost\/([^?]+)/.exec(links.find((one) => one.includes('/z/dost/')) ?? '')?.[1] as string;

describe('whoever wrote at a wall', () => {
  it('is thanked once when it is let in and told once when it is solved, in their own words alone', async () => {
    const { id, email, title, mails } = await aWriter();
    const { reportId } = await letIn(id);
    const [thanks, ...more] = await mails();
    expect(more).toEqual([]);
    expect(thanks?.subject).toBe(`Přijali jsme: ${title}`);
    expect(thanks?.text).toContain(h.house.name);
    await says(h.chair, reportId, 'Pojišťovna to nezaplatí.', { stream: 'inner' });
    await solves(h.chair, reportId, { solution: 'Vyměněné čerpadlo.' });
    const left = portal.left.filter((one) => one.name === endedFromWall);
    expect(left).toMatchObject([{ about: { svj: h.house.id, id: reportId } }]);
    await errands();
    // It may come twice, and the sweep after it.
    await tellOfEnded(portal, { svj: h.house.id, id: reportId });
    await sweepWriters(portal, fails);
    const [solved, ...again] = await mails();
    expect(again).toEqual([]);
    expect(solved?.subject).toBe(`Vyřešeno: ${title}`);
    expect(solved?.text).toContain('Vyměněné čerpadlo.');
    for (const { subject, text } of [thanks, solved].flatMap((mail) => mail ?? []))
      expect(`${subject} ${text}`).not.toMatch(/Nováka|bytě|Pojišťovna|Sklep|Lipová 16|Předsedová|hlaseni/);
    expect(solved?.links.filter((one) => one.includes('/z/'))).toEqual([]);
    expect([await known(email), await mailsKept(email)]).toEqual([1, 3]);
    later(30);
    await sweepNotes(portal, fails);
    expect([await known(email), await mailsKept(email)]).toEqual([0, 0]);
  });

  it('is told politely why it was put aside, once, and that it was let in after all', async () => {
    const { id, title, mails } = await aWriter();
    const reason = 'Tohle už opravujeme.';
    await Promise.all([1, 2].map(() => h.chair.call(walls.decline, { id, reason })));
    await h.chair.asks(walls.decline, { id, reason: 'Jinak' });
    const [told, ...more] = await mails();
    expect(more).toEqual([]);
    expect([told?.subject, told?.text.includes(reason)]).toEqual([`Výbor nepřijal: ${title}`, true]);
    expect((await h.chair.asks(walls.notes, { tab: 'declined' })).notes[0]?.reason).toBe(reason);
    expect((await h.chair.refused(walls.decline, { id, reason: 'x'.repeat(301) })).errors).toEqual({
      reason: 'BASE.FORM.TOO_LONG',
    });
    await letIn(id);
    expect((await mails()).map((mail) => mail.subject)).toEqual([`Přijali jsme: ${title}`]);
    const without = await aWriter();
    await h.chair.asks(walls.decline, { id: without.id });
    expect((await without.mails())[0]?.text).not.toContain('none');
  });

  it('hears no solution of a private report, and none that names somebody', async () => {
    await h.chair.asks(contacts.create, aPersonForm({ lastName: 'Kovařík' }));
    const cases = [
      [{ visibility: 'private' }, 'Vyměněné čerpadlo.'],
      [{}, 'Platí Šestnáctá.'],
      [{}, 'Teklo to z bytu 5.'],
      [{}, 'Zítra to dodělá Kovaříkův syn.'],
    ] as const;
    for (const [change, solution] of cases) {
      const { id, mails } = await aWriter();
      const { reportId } = await letIn(id, change);
      await mails();
      await solves(h.chair, reportId, { solution });
      await errands();
      const [told] = await mails();
      expect(told?.subject).toMatch(/^Vyřešeno/);
      expect(told?.text).not.toContain(solution);
    }
  });

  it('gets no more once they say so; a key of something else is none', async () => {
    const first = await aWriter();
    const { reportId } = await letIn(first.id);
    const token = quietOf((await first.mails())[0]?.links ?? []);
    const forged = `${token.slice(0, -3)}AAA`;
    const { key } = await leaves(portal, code, { email: 'jiny@posta.example' });
    for (const wrong of [forged, key, 'nic', await linkTo(portal, 'jiny@posta.example')])
      expect(await nobody(portal).refused(wallDoor.quiet, { token: wrong })).toMatchObject({
        ...{ code: 404, key: 'WALLS.ERRORS.LINK' },
      });
    for (let i = 0; i < 2; i++) await nobody(portal).asks(wallDoor.quiet, { token });
    await solves(h.chair, reportId);
    await errands();
    expect(await first.mails()).toEqual([]);
    const second = await aWriter();
    await h.chair.asks(walls.decline, { id: second.id });
    await nobody(portal).asks(wallDoor.quiet, { token: quietOf((await second.mails())[0]?.links ?? []) });
    await letIn(second.id);
    expect(await second.mails()).toEqual([]);
  });

  it('is forgotten when the report is deleted, on demand, and after half a year; a missed errand is made up for', async () => {
    const [deleted, erased, old, missed] = [await aWriter(), await aWriter(), await aWriter(), await aWriter()];
    const ids: number[] = [];
    for (const one of [deleted, erased, old, missed]) ids.push((await letIn(one.id)).reportId);
    await office.delivered();
    await h.chair.asks(reports.remove, { id: ids[0] as number });
    await h.chair.asks(walls.erase, { id: erased.id });
    expect([await known(erased.email), await mailsKept(erased.email)]).toEqual([0, 0]);
    await solves(h.chair, ids[3] as number);
    later(31);
    await sweepNotes(portal, fails);
    await sweepWriters(portal, fails);
    expect((await office.delivered()).map((mail) => mail.to)).toContain(missed.email);
    expect(await Promise.all([deleted, old, missed].map((one) => known(one.email)))).toEqual([0, 1, 0]);
    await forgetMails(portal);
    expect(await mailsKept(missed.email)).toBe(1);
    later(180);
    await forgetMails(portal);
    expect(await mailsKept(missed.email)).toBe(0);
    await sweepWriters(portal, fails);
    expect(await known(old.email)).toBe(0);
    later(0);
    await solves(h.chair, ids[2] as number);
    await errands();
    expect((await office.delivered()).filter((mail) => mail.to === old.email)).toEqual([]);
  });

  it('is told once that nothing more will come when the house switches reports off, and is forgotten', async () => {
    const own = await aBoardHouse(portal);
    const place = await aPlace(own.chair);
    const email = 'dostih@posta.example';
    const waiting = async (title: string) => {
      const { id } = await aWaiting(portal, place.code, { email, title });
      const form = { id, title: 'Závada pana Nováka', type: 'fault', visibility: 'public' };
      return (await own.chair.asks(walls.letIn, form as never)).reportId;
    };
    const [open, solved] = [await waiting('Voda'), await waiting('Světlo')];
    await office.delivered();
    const told = async () => (await office.delivered()).filter((m) => m.to === email).map((m) => [m.subject, m.text]);
    await sweepClosed(portal, fails);
    expect(await told()).toEqual([]);
    await solves(own.chair, solved);
    const switched = async (to: (now: readonly Module[]) => Module[]) => {
      const { updatedAt, modules, statutes } = await own.chair.asks(houseSettings.read, {});
      await own.chair.asks(houseSettings.change, { updatedAt, statutes, modules: to(modules) });
    };
    await switched((now) => now.filter((module) => module !== 'reports'));
    // Nothing of a report is told while they are off, the solution of one either.
    await errands();
    expect(await told()).toEqual([]);
    await Promise.all([sweepClosed(portal, fails), sweepClosed(portal, fails)]);
    const mails = (await told()).sort();
    expect(mails.map(([subject]) => subject)).toEqual(['Už vám nenapíšeme: Světlo', 'Už vám nenapíšeme: Voda']);
    expect(mails.join()).not.toMatch(/Nováka|těsnění|hlaseni\//);
    await switched((now) => [...now, 'reports']);
    await solves(own.chair, open);
    await errands();
    await sweepWriters(portal, fails);
    expect(await told()).toEqual([]);
  });

  it('of the house gets the mail of a stranger, with nothing that leads in', async () => {
    const { id } = await aWaiting(portal, code, { email: h.alena.email, title: 'Kape' });
    await office.delivered();
    const { reportId } = await letIn(id);
    const told = (await office.delivered()).filter((mail) => mail.to === h.alena.email);
    const thanks = told.find((mail) => mail.subject === 'Přijali jsme: Kape');
    expect(thanks?.links.some((one) => one.includes('/hlaseni/'))).toBe(false);
    expect((await h.alena.asks(reports.one, { id: reportId })).mine).toBe(false);
  });
});
