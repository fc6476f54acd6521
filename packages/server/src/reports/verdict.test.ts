import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reports } from '#contract/reports/endpoints.ts';
import { reportCare } from '#contract/reports/endpoints-care.ts';
import { reportFollow } from '#contract/reports/endpoints-follow.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aReport, says, solves } from '#house/reports.ts';
import { anOffice, letters, type Office } from '#house/telling.ts';
import { askOfMended } from './jobs.ts';
import { countReports } from './rows/queries.ts';

let portal: TestPortal;
let office: Office;
beforeAll(async () => {
  portal = await aPortal();
  office = await anOffice(portal);
});
beforeEach(async () => {
  // What another test left to be asked is asked before this one begins.
  portal.clock.now = new Date('2026-11-22T10:00:00Z');
  await ask();
  await office.delivered();
  portal.clock.now = new Date('2026-11-23T10:00:00Z');
});
afterAll(async () => {
  await office.close();
  await portal.close();
});

const ask = () =>
  askOfMended(portal, (error) => {
    throw error;
  });
const inDays = (days: number) => {
  portal.clock.now = new Date(Date.parse('2026-11-23T10:00:00Z') + days * 24 * 3600_000);
};
const one = (by: Person, id: number) => by.asks(reports.one, { id });
const judges = (by: Person, id: number, said: object) => by.asks(reportCare.verdict, { id, ...said } as never);

describe('whether it is mended', () => {
  it('its reporter is asked once, three days after, waits for them, and is answered once', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const r = await aReport(alena, { title: 'Kape' });
    await solves(chair, r.id);
    await office.delivered();
    expect(await alena.refused(reportCare.verdict, { id: r.id, verdict: 'mended' })).toMatchObject({
      code: 422,
      key: 'REPORT.ERRORS.NOT_ASKED',
    });
    inDays(2.9);
    expect(await ask()).toBe(0);
    inDays(3);
    expect((await Promise.all([ask(), ask()])).reduce((a, b) => a + b)).toBe(1);
    const [mail, ...none] = await office.delivered();
    expect(none).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([alena.email, 'Re: Hlášení: Kape']);
    expect(mail?.text).toContain('Je to opravdu v pořádku?');
    inDays(9);
    expect(await ask()).toBe(0);
    expect(await one(alena, r.id)).toMatchObject({ asked: true, verdict: null, may: { verdict: true } });
    expect(await one(bedrich, r.id)).toMatchObject({ asked: false, may: { verdict: false } });
    const waiting = await alena.asks(reports.list, { filters: JSON.stringify({ asked: true }) } as never);
    expect(waiting.reports.map((x) => x.title)).toEqual(['Kape']);
    expect((await bedrich.refused(reportCare.verdict, { id: r.id, verdict: 'mended' })).code).toBe(403);
    const judged = await judges(alena, r.id, { verdict: 'mended' });
    expect(judged).toMatchObject({ verdict: 'mended', asked: false, status: 'solved', followedBy: [] });
    expect(judged.history[0]).toMatchObject({
      what: 'verdict',
      changes: [{ field: 'verdict', from: null, to: 'mended' }],
    });
    expect(
      await alena.refused(reportCare.verdict, { id: r.id, verdict: 'not_mended', sentence: 'Kape' }),
    ).toMatchObject({
      code: 422,
      key: 'REPORT.ERRORS.JUDGED',
    });
    const kept = await chair.asks(reports.list, { filters: JSON.stringify({ verdict: 'mended' }) } as never);
    expect(kept.reports.map((x) => [x.title, x.verdict])).toEqual([['Kape', 'mended']]);
  });

  it('if not, a sentence opens the report that follows, told to its solver and the committee; the solved one stays solved', async () => {
    const { house, chair, alena, ids } = await aBoardHouse(portal);
    const clerk = await house.person({ role: 'memberCommittee' });
    const place = { entranceId: ids.e16, floor: -1, commonSpace: 'sklep' };
    const r = await aReport(alena, { title: 'Kape', ...place, visibility: 'private' });
    await solves(clerk, r.id);
    inDays(3);
    await ask();
    await office.delivered();
    const count = await house.inside((db, scope) => countReports(db, { ...scope, memberId: alena.memberId }));
    expect(count.asked).toBe(1);
    expect(await alena.refused(reportCare.verdict, { id: r.id, verdict: 'not_mended', sentence: ' ' })).toMatchObject({
      code: 400,
      errors: { sentence: 'BASE.FORM.REQUIRED' },
    });
    const said = await judges(alena, r.id, { verdict: 'not_mended', sentence: 'Kape zase, od rána.' });
    expect(said).toMatchObject({ status: 'solved', verdict: 'not_mended' });
    const [next] = said.followedBy;
    const follow = await one(alena, next?.id as number);
    expect(follow).toMatchObject({
      ...{ title: 'Kape', description: 'Kape zase, od rána.', status: 'new', visibility: 'private', mine: true },
      ...{ follows: { id: r.id }, place: { floor: -1, commonSpace: 'sklep' } },
    });
    const mails = await office.delivered();
    expect(letters(mails).sort()).toEqual([chair, clerk].map((p) => `${p.email}: Hlášení: Kape`).sort());
    expect(mails[0]?.text).toContain('pořád nevyřešené');
    // Two answers at once would file two.
    expect((await alena.refused(reportCare.verdict, { id: r.id, verdict: 'mended' })).key).toBe('REPORT.ERRORS.JUDGED');
    expect((await chair.asks(reports.list, {} as never)).reportsCount).toBe(2);
  });

  it('nobody is asked of what was no fault, repeats another, was declined, solved by its reporter, or followed already', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const first = await aReport(alena, { title: 'První' });
    const ends: [string, object][] = [
      ['notFault', {}],
      ['declined', {}],
      ['duplicate', { duplicateOfId: first.id }],
    ];
    for (const [outcome, more] of ends)
      await solves(chair, (await aReport(alena, { title: outcome })).id, { outcome, ...more });
    await solves(chair, (await aReport(chair, { title: 'Vlastní' })).id);
    const again = await aReport(alena, { title: 'Vrátilo se' });
    await solves(chair, again.id);
    await aReport(alena, { title: 'Znovu', followsId: again.id });
    inDays(4);
    await office.delivered();
    expect(await ask()).toBe(0);
    expect(letters(await office.delivered())).toEqual([]);
    expect((await one(alena, again.id)).asked).toBe(false);
  });

  it('a solution is told to who reported or follows what repeats it, and they are counted with it', async () => {
    const { house, chair, alena, bedrich } = await aBoardHouse(portal);
    const ida = await house.owner();
    const first = await aReport(alena, { title: 'Výtah stojí' });
    const twin = await aReport(bedrich, { title: 'Nejede výtah' });
    const quiet = await house.owner();
    await ida.asks(reportFollow.follow, { id: twin.id, way: 'follows' });
    await quiet.asks(reportCare.also, { id: twin.id, also: true });
    await quiet.asks(reportFollow.follow, { id: twin.id, way: 'mentions' });
    await office.delivered();
    await solves(chair, twin.id, { outcome: 'duplicate', duplicateOfId: first.id });
    const closed = await office.delivered();
    expect(letters(closed).sort()).toEqual([bedrich, ida].map((p) => `${p.email}: Re: Hlášení: Nejede výtah`).sort());
    for (const mail of closed) {
      expect(mail.text.replaceAll('\u00a0', ' ')).toContain('protože opakuje jiné: Výtah stojí.');
      expect(mail.text).not.toContain('závada vrátí');
    }
    expect(await one(bedrich, first.id)).toMatchObject({ also: true, alsoCount: 2, follow: 'follows' });
    expect(await one(ida, first.id)).toMatchObject({ also: false, follow: 'follows' });
    expect(await one(quiet, first.id)).toMatchObject({ also: true, follow: 'mentions' });
    await says(bedrich, first.id, 'Už stojí zase.');
    expect(letters(await office.delivered())).toContain(`${ida.email}: Re: Hlášení: Výtah stojí`);
    await solves(chair, first.id);
    const told = letters(await office.delivered());
    for (const who of [alena, bedrich, ida]) expect(told).toContain(`${who.email}: Re: Hlášení: Výtah stojí`);
    expect(told.join()).not.toContain(quiet.email);
  });

  it('what repeats a private one names it to nobody and makes nobody follow it who may not read it', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const hidden = await aReport(alena, { title: 'Hluk u Nováků', visibility: 'private' });
    const twin = await aReport(bedrich, { title: 'Hluk' });
    await alena.asks(reportFollow.follow, { id: twin.id, way: 'follows' });
    await office.delivered();
    await solves(chair, twin.id, { outcome: 'duplicate', duplicateOfId: hidden.id });
    const closed = await office.delivered();
    expect(closed).toHaveLength(2);
    for (const { text } of closed) expect(text).not.toContain('Nováků');
    expect(await one(alena, hidden.id)).toMatchObject({ follow: 'follows', alsoCount: 0 });
    await says(alena, hidden.id, 'Zase.');
    await solves(chair, hidden.id);
    expect(letters(await office.delivered()).join()).not.toContain(bedrich.email);
  });
});

describe('the same trouble', () => {
  it('is offered while it is written: what is open or just mended, at the place or in like words, to who may read it', async () => {
    const { chair, alena, bedrich, ids } = await aBoardHouse(portal);
    const cellar = { entranceId: ids.e16, floor: -1, commonSpace: 'sklep' };
    const open = await aReport(alena, { title: 'Kape voda ve sklepě', ...cellar });
    const quiet = await aReport(alena, { title: 'Kape voda do bytu', visibility: 'private', entranceId: ids.e16 });
    const mended = await aReport(alena, { title: 'Vodu kape trubka', entranceId: ids.e16 });
    await solves(chair, mended.id);
    const near = async (by: Person, asked: object) =>
      (await by.asks(reportCare.near, asked as never)).reports.map((r) => r.title);
    expect(await near(bedrich, { title: 'Z trubky kape vodu' })).toEqual(['Vodu kape trubka', 'Kape voda ve sklepě']);
    expect(await near(alena, { title: 'Z trubky kape vodu' })).toContain('Kape voda do bytu');
    expect(await near(bedrich, { title: 'kape', entranceId: ids.e14 })).toEqual([]);
    // In other words, at the very place.
    expect(await near(bedrich, { title: 'Mokro', entranceId: ids.e16, floor: -1, space: 'SKLEP' })).toEqual([
      'Kape voda ve sklepě',
    ]);
    expect(await near(bedrich, { title: 'Mokro' })).toEqual([]);
    expect(await near(bedrich, { title: '%' })).toEqual([]);
    // A session that nobody uses ends before.
    inDays(20);
    await near(bedrich, { title: 'kape' });
    inDays(40);
    expect(await near(bedrich, { title: 'Z trubky kape vodu' })).toEqual(['Kape voda ve sklepě']);
    expect((await bedrich.refused(reportCare.also, { id: quiet.id, also: true })).code).toBe(404);
    expect((await bedrich.asks(reportCare.near, { title: 'kape' })).reports[0]).toMatchObject({
      ...{ id: open.id, text: expect.stringContaining('stoupačka'), mine: false, also: false, alsoCount: 0 },
    });
  });

  it('is said by a person once, followed, counted, taken back, and not of the own one or a solved one', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const r = await aReport(alena, { title: 'Tma' });
    for (let i = 0; i < 2; i += 1)
      expect(await bedrich.asks(reportCare.also, { id: r.id, also: true })).toEqual({ also: true, alsoCount: 1 });
    expect(await one(bedrich, r.id)).toMatchObject({ also: true, alsoCount: 1, follow: 'follows' });
    expect((await chair.asks(reports.list, {} as never)).reports[0]).toMatchObject({ alsoCount: 1, also: false });
    expect(await bedrich.asks(reportCare.also, { id: r.id, also: false })).toEqual({ also: false, alsoCount: 0 });
    expect((await one(bedrich, r.id)).follow).toBe('mentions');
    expect((await alena.refused(reportCare.also, { id: r.id, also: true })).key).toBe('REPORT.ERRORS.ALSO_OWN');
    await solves(chair, r.id);
    expect((await bedrich.refused(reportCare.also, { id: r.id, also: true })).key).toBe('REPORT.ERRORS.SOLVED');
  });
});

it('how long mending takes is told by type and solver, for the days asked, to who administers', async () => {
  const { chair, alena } = await aBoardHouse(portal);
  for (const [type, days] of [
    ['fault', 2],
    ['fault', 4],
    ['fault', 9],
    ['repair', 1],
  ] as const) {
    inDays(0);
    const r = await aReport(alena, { type });
    inDays(days);
    await solves(chair, r.id);
  }
  await solves(chair, (await aReport(alena, {})).id, { outcome: 'declined' });
  const asked = { from: '2026-11-20', to: '2026-12-02' };
  const times = await chair.asks(reportCare.times, asked);
  expect(times).toMatchObject({
    all: { count: 4, days: 3 },
    types: [
      { type: 'fault', count: 3, days: 4 },
      { type: 'repair', count: 1, days: 1 },
    ],
    solvers: [{ id: chair.memberId, count: 4, days: 3 }],
  });
  expect((await chair.asks(reportCare.times, { ...asked, to: '2026-12-01' })).all?.count).toBe(3);
  expect(await chair.asks(reportCare.times, { from: '2025-01-01', to: '2025-02-01' })).toEqual({
    ...{ all: null, types: [], solvers: [] },
  });
  expect((await alena.refused(reportCare.times, asked)).code).toBe(403);
});
