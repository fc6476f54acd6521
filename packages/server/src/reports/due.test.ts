import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { reports } from '#contract/reports/endpoints.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import type { TestPortal } from '#house/portal.ts';
import { aReport, editedReport, solves, takes } from '#house/reports.ts';
import { letters, type Office, wishes, withOffice } from '#house/telling.ts';
import { warnOfLate } from './jobs.ts';

let portal: TestPortal;
let office: Office;
withOffice((...both) => {
  [portal, office] = both;
});

const fail = (error: unknown) => {
  throw error;
};
const tell = () => warnOfLate(portal, fail);
const on = (day: string) => {
  portal.clock.now = new Date(`${day}T06:25:00Z`);
};
const listed = (by: Person, asked: object = {}) => by.asks(reports.list, asked as never);
const form = async (by: Person) => {
  const { updatedAt, modules, statutes } = await by.asks(houseSettings.read, {});
  return { updatedAt, modules, statutes };
};
/** Leaves nothing late of this house to the next test. */
afterEach(async () => {
  for (const day of ['2030-01-01', '2030-01-04', '2030-01-07']) {
    on(day);
    await tell();
  }
  await office.delivered();
});
const setDays = async (by: Person, reportDays: object) =>
  by.asks(houseSettings.change, { ...(await form(by)), reportDays } as never);

describe('the day until which a report is to be solved', () => {
  it('is by its type as the settings say when it is filed, moves with the type alone, and is told where it is late', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const fault = await aReport(alena, { title: 'Kape' });
    expect([fault.dueOn, fault.daysOver]).toEqual(['2026-12-07', 0]);
    expect((await aReport(alena, { title: 'Prosba', type: 'request' })).dueOn).toBe('2026-12-23');
    expect((await aReport(alena, { title: 'Jiné', type: 'other' })).dueOn).toBeNull();
    expect((await setDays(chair, { fault: 5, repair: null })).reportDays).toEqual({
      ...{ fault: 5, request: 30, repair: null, complaint: 30, other: null },
    });
    // What was filed keeps its day, also when its words change.
    const said = editedReport(fault, { title: 'Kape víc' });
    expect((await alena.asks(reports.update, said)).dueOn).toBe('2026-12-07');
    // Saturday 28 November: the next working day.
    expect((await aReport(alena, { title: 'Tma' })).dueOn).toBe('2026-11-30');
    expect((await aReport(alena, { title: 'Zámek', type: 'repair' })).dueOn).toBeNull();
    const now = await chair.asks(reports.one, { id: fault.id });
    const typed = await chair.asks(reports.update, editedReport(now, { type: 'complaint' }));
    expect(typed.dueOn).toBe('2026-12-23');
    expect(typed.history[0]?.changes).toContainEqual({ field: 'dueOn', from: '2026-12-07', to: '2026-12-23' });
    expect(
      await chair.refused(houseSettings.change, { ...(await form(chair)), reportDays: { fault: 0 } }),
    ).toMatchObject({
      errors: { 'reportDays.fault': 'BASE.FORM.INVALID' },
    });
    on('2026-12-02');
    const late = await listed(chair, { filters: JSON.stringify({ overdue: true }) });
    expect(late.reports.map((r) => [r.title, r.daysOver])).toEqual([['Tma', 2]]);
    expect(late.total).toBe(1);
    const byDay = await listed(chair, { sort: 'dueOn' });
    expect(byDay.reports.map((r) => r.dueOn)).toEqual(['2026-11-30', '2026-12-23', '2026-12-23', null, null]);
    await solves(chair, late.reports[0]?.id as number);
    expect((await listed(chair, { filters: JSON.stringify({ overdue: true }) })).total).toBe(0);
  });

  it('is told the day after it to the solver, after three more to the chair, each once, and never of what is solved', async () => {
    const { house, chair, alena } = await aBoardHouse(portal);
    const clerk = await house.person({ role: 'memberCommittee' });
    const r = await aReport(alena, { title: 'Kape' });
    const done = await aReport(alena, { title: 'Tma' });
    const back = await aReport(alena, { title: 'Omyl' });
    const gone = await aReport(alena, { title: 'Pryč' });
    await takes(clerk, r.id);
    await solves(chair, done.id);
    await alena.asks(reports.withdraw, { id: back.id });
    await chair.asks(reports.remove, { id: gone.id });
    await office.delivered();
    on('2026-12-07');
    expect(await tell()).toBe(0);
    on('2026-12-08');
    // Two servers at once tell once.
    expect((await Promise.all([tell(), tell()])).reduce((a, b) => a + b)).toBe(1);
    const first = await office.delivered();
    expect(letters(first)).toEqual([`${clerk.email}: Re: Hlášení: Kape`]);
    expect(first[0]?.text.replaceAll('\u00a0', ' ')).toContain('mělo být vyřešené do 07. 12. 2026');
    on('2026-12-10');
    expect(await tell()).toBe(0);
    on('2026-12-11');
    expect(await tell()).toBe(1);
    expect(letters(await office.delivered())).toEqual([`${chair.email}: Re: Hlášení: Kape`]);
    on('2026-12-31');
    expect(await tell()).toBe(0);
  });

  it('is told later when mornings were missed, not to the chair twice, and as each wishes', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    await aReport(alena, { title: 'Kape' });
    await office.delivered();
    await wishes(chair, 'daily', null, 'reports');
    on('2027-01-11');
    expect(await tell()).toBe(1);
    expect(letters(await office.delivered())).toEqual([]);
    const [digest] = await office.deliveredAt('2027-01-12T06:00:30Z');
    expect(digest?.text).toContain('Kape');
    on('2027-01-13');
    expect(await tell()).toBe(0);
    on('2027-01-14');
    // The chair solves it and was told already.
    expect(await tell()).toBe(0);
  });

  it('loses none however few are looked for at once', async () => {
    const { alena } = await aBoardHouse(portal);
    for (const title of ['Jedna', 'Dva', 'Tři']) await aReport(alena, { title });
    await office.delivered();
    on('2026-12-08');
    expect(await warnOfLate(portal, fail, 1)).toBe(3);
    expect(letters(await office.delivered())).toHaveLength(3);
  });

  it('has a solver who may solve: the settings refuse another one by the field, and keep one who lost the right', async () => {
    const { house, chair, alena } = await aBoardHouse(portal);
    const clerk = await house.person({ role: 'memberCommittee' });
    const set = async (change: object) => ({ ...(await form(chair)), ...change });
    for (const [change, at] of [
      [{ defaultSolverId: alena.memberId }, 'defaultSolverId'],
      [{ solverIds: { repair: alena.memberId } }, 'solverIds.repair'],
    ] as const)
      expect(await chair.refused(houseSettings.change, await set(change))).toMatchObject({
        code: 422,
        errors: { [at]: 'HOUSE.SETTINGS.SOLVER_UNKNOWN' },
      });
    await chair.asks(houseSettings.change, await set({ defaultSolverId: clerk.memberId }));
    await house.inside((db) =>
      db.execute(sql`update member set role = 'owner' where svj_id = ${house.id} and id = ${clerk.memberId}`),
    );
    await chair.asks(houseSettings.change, await set({ defaultSolverId: clerk.memberId }));
    expect((await aReport(alena)).solver?.id).toBe(chair.memberId);
  });
});
