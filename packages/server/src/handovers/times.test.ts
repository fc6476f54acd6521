import { sql } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { handoverTimes } from '#contract/handovers/endpoints-times.ts';
import { reportCare } from '#contract/reports/endpoints-care.ts';
import { aContact } from '#house/contacts.ts';
import { hands } from '#house/handovers.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aReport, solves } from '#house/reports.ts';
import { fetched } from '#house/sending-files.ts';
import { askOfMended } from '../reports/jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
beforeEach(() => {
  portal.clock.now = new Date('2026-11-23T10:00:00Z');
});
afterAll(() => portal.close());

const later = (days: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + days * 24 * 3600_000);
};

/** A house with a public firm that mended in 2, 6 and 20 days, and a private one that mended in 1; each a day after filing. */
async function aBusyHouse() {
  const h = await aBoardHouse(portal);
  const firm = await aContact(h.chair, { companyName: 'Koutný' });
  const secret = await aContact(h.chair, { companyName: 'Tajná', visibility: 'private' });
  const given: number[] = [];
  for (const [to, days] of [
    [firm, 2],
    [firm, 6],
    [firm, 20],
    [secret, 1],
  ] as const) {
    portal.clock.now = new Date('2026-11-23T10:00:00Z');
    const { id } = await aReport(h.alena);
    later(1);
    await hands(h.chair, id, to);
    later(days);
    await solves(h.chair, id);
    given.push(id);
  }
  portal.clock.now = new Date('2026-12-20T10:00:00Z');
  return { ...h, firm, secret, given };
}

const times = async (who: Person, asked: object = {}) => (await who.asks(handoverTimes.times, asked)).firms;

it('tells of each firm its jobs, days from the hand-over, those after their day and what reporters said, for the days asked', async () => {
  const { chair, alena, bedrich, firm, secret, given } = await aBusyHouse();
  // One that was taken from a firm, one that no firm had, and one that was no fault count for none.
  const moved = await aReport(alena);
  await hands(chair, moved.id, secret);
  await hands(chair, moved.id, firm);
  await solves(chair, moved.id, { outcome: 'notFault' });
  await solves(chair, (await aReport(alena)).id);
  await askOfMended(portal, (error) => {
    throw error;
  });
  await alena.asks(reportCare.verdict, { id: given[0], verdict: 'mended' } as never);
  await alena.asks(reportCare.verdict, { id: given[1], verdict: 'not_mended', sentence: 'Kape dál.' } as never);
  const ofFirm = { firm: { id: firm.id, full_name: 'Koutný' }, dated: 3, late: 1, good: 1, bad: 1 };
  const ofSecret = { count: 1, days: 1, dated: 1, late: 0, good: 0, bad: 0 };
  expect(await times(chair)).toEqual([
    { ...ofFirm, count: 3, days: 6 },
    { firm: { id: secret.id, full_name: 'Tajná' }, ...ofSecret },
  ]);
  expect(await times(chair, { from: '2026-11-30', to: '2026-12-14' })).toMatchObject([
    { firm: { id: firm.id }, count: 2, days: 13 },
  ]);
  expect(await times(chair, { to: '2026-11-30' })).toMatchObject([{ count: 2, days: 4 }, { count: 1 }]);
  expect(await times(chair, { from: '2027-01-01' })).toEqual([]);
  const own = await chair.asks(reportCare.times, {});
  expect(own.all).toMatchObject({ count: 5, dated: 5, late: 1, good: 1, bad: 1 });
  for (const who of [alena, bedrich]) expect((await who.refused(handoverTimes.times, {})).code).toBe(403);
});

it('names no firm to who may not open its contact, and its sheet neither', async () => {
  const { house, chair } = await aBusyHouse();
  const clerk = await house.person({ role: 'memberCommittee' });
  const may = (rights: object) =>
    house.inside(async (db) => {
      const { rows } = await db.execute<{ id: number }>(sql`
        insert into custom_role (svj_id, title, based_on, rights)
        values (${house.id}, ${JSON.stringify(rights)}, 'memberCommittee', ${JSON.stringify(rights)}::jsonb) returning id`);
      await db.execute(
        sql`update member set custom_role_id = ${rows[0]?.id} where svj_id = ${house.id} and id = ${clerk.memberId}`,
      );
    });
  const sheet = async (who: Person) => {
    const ticket = await who.asks(handoverTimes.timesTicket, { lang: 'cs', from: '2026-11-01' });
    return (await fetched(portal, ticket.url)).rawPayload;
  };
  const wordsIn = async (bytes: Buffer) => JSON.stringify(await readXlsxFile(bytes));
  await may({ reports: 'rw', contact: 'r' });
  expect((await times(clerk)).map((f) => [f.firm?.full_name, f.count])).toEqual([
    ['Koutný', 3],
    [undefined, 1],
  ]);
  await may({ reports: 'rw' });
  expect((await times(clerk)).map((f) => [f.firm, f.count, f.days])).toEqual([[null, 4, 4]]);
  expect(await wordsIn(await sheet(clerk))).not.toMatch(/Koutný|Tajná/);
  const whole = await wordsIn(await sheet(chair));
  for (const word of ['Koutný', 'Tajná', 'Závada', 'od 01. 11. 2026']) expect(whole).toContain(word);
});
