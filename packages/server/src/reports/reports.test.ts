import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { home } from '#contract/home/endpoints.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { reportComments } from '#contract/reports/endpoints-comments.ts';
import { reportSheets } from '#contract/reports/endpoints-sheets.ts';
import type { ReportDetail } from '#contract/reports/schema.ts';
import { aHouse, type Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { wordsOfPdf, wordsOfSheet } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aReport, aReportForm, editedReport, says, solves, takes } from '#house/reports.ts';
import { fetched, formOf, photo, uploads } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

/** Sends a file to a report by the older call. */
async function sent(who: Person, id: number): Promise<number> {
  const { payload, headers } = formOf('účet.txt', Buffer.from('účet'), {});
  const url = reports.upload.path.replace(':id', String(id));
  return (await portal.app.inject({ method: 'POST', url, headers: { ...who.headers(), ...headers }, payload }))
    .statusCode;
}

const kinds = (r: { history: { what: string }[] }) => r.history.map((h) => h.what).reverse();

describe('the life of a report', () => {
  it('goes from new through being solved to the archive, and every deed stands in its history', async () => {
    const { chair, alena, ids } = await aBoardHouse(portal);
    const photograph = await uploads(alena, 'stoupačka.jpg', await photo());
    const place = { entranceId: ids.e16, floor: -1, commonSpace: 'sklep, kóje 3' };
    const filed = await aReport(alena, { ...place, fileIds: [photograph.id] });
    expect(filed).toMatchObject({
      ...{
        status: 'new',
        type: 'fault',
        visibility: 'public',
        mine: true,
        outcome: null,
        innerCount: null,
        inner: null,
      },
      ...{ owner: { full_name: 'Alena Šestnáctá' }, solver: { id: chair.memberId }, follow: 'follows' },
      place: { entrance: { id: ids.e16 }, floor: -1, unit: null, commonSpace: 'sklep, kóje 3' },
      attachments: [{ id: photograph.id }],
    });
    expect((await fetched(portal, filed.attachments[0]?.previewUrl as string)).statusCode).toBe(200);
    const taken = await takes(chair, filed.id);
    expect(taken).toMatchObject({ status: 'solving', given: true, solvingAt: expect.any(String) });
    const solved = await solves(chair, filed.id);
    expect(solved).toMatchObject({
      ...{ status: 'solved', solution: 'Instalatér vyměnil těsnění.', outcome: 'mended', given: false },
      ...{ solvedBy: { id: chair.memberId }, solvedAt: expect.any(String) },
    });
    await chair.asks(reports.archive, { id: filed.id });
    const over = await alena.asks(reports.one, { id: filed.id });
    expect([over.status, kinds(over)]).toEqual(['archive', ['created', 'takenOver', 'solved', 'archived']]);
    expect(over.history[1]?.changes).toEqual([
      { field: 'status', from: 'solving', to: 'solved' },
      { field: 'outcome', from: null, to: 'mended' },
      { field: 'solution', from: null, to: 'Instalatér vyměnil těsnění.' },
    ]);
    expect(Object.entries(over.may).filter(([, may]) => may)).toEqual([['followUp', true]]);
  });

  it('never goes back, and each refusal says why', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const r = await aReport(alena);
    const refused = async (who: typeof chair, call: Parameters<typeof chair.refused>[0], input: object) =>
      (await who.refused(call, { id: r.id, ...input })).key;
    expect(await refused(chair, reports.archive, {})).toBe('REPORT.ERRORS.NOT_SOLVED');
    expect(await refused(bedrich, reports.update, editedReport(r))).toBe('REPORT.ERRORS.NOT_YOURS');
    expect(await refused(bedrich, reports.withdraw, {})).toBe('REPORT.ERRORS.NOT_YOURS');
    expect(await refused(bedrich, reports.takeOver, { updatedAt: r.updatedAt })).toBe('REPORT.ERRORS.NOT_YOURS');
    expect(await refused(bedrich, reports.solve, { updatedAt: r.updatedAt, solution: 'Sám' })).toBe(
      'REPORT.ERRORS.NOT_YOURS',
    );
    const taken = await takes(chair, r.id);
    expect(await refused(chair, reports.takeOver, { updatedAt: taken.updatedAt })).toBe('REPORT.ERRORS.YOURS');
    expect(await refused(alena, reports.update, editedReport(taken))).toBe('REPORT.ERRORS.NOT_NEW');
    expect(await refused(alena, reports.withdraw, {})).toBe('REPORT.ERRORS.NOT_NEW');
    const duplicate = { updatedAt: taken.updatedAt, solution: 'Už to tu je', outcome: 'duplicate' };
    expect(await refused(chair, reports.solve, { ...duplicate, duplicateOfId: r.id })).toBe('REPORT.ERRORS.DUPLICATE');
    expect(await refused(alena, reports.create, aReportForm({ followsId: r.id }))).toBe('REPORT.ERRORS.FOLLOWS');
    const solved = await solves(chair, r.id);
    expect(await refused(chair, reports.update, editedReport(solved))).toBe('REPORT.ERRORS.SOLVED');
    expect(await refused(chair, reports.solve, { updatedAt: solved.updatedAt, solution: 'Znovu' })).toBe(
      'REPORT.ERRORS.SOLVED',
    );
    expect(await sent(alena, r.id)).toBe(422);
    await chair.asks(reports.archive, { id: r.id });
    expect(await refused(alena, reportComments.add, { message: 'Ještě kape' })).toBe('REPORT.ERRORS.ARCHIVED');
  });

  it('has a follow-up and a duplicate that know of each other', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const first = await aReport(alena, { title: 'Dveře' });
    await solves(chair, first.id);
    const again = await aReport(alena, { title: 'Dveře zase', followsId: first.id });
    const same = await aReport(alena, { title: 'Dveře potřetí' });
    await solves(chair, same.id, { outcome: 'duplicate', duplicateOfId: again.id });
    expect((await alena.asks(reports.one, { id: first.id })).followedBy).toMatchObject([{ id: again.id }]);
    expect(await alena.asks(reports.one, { id: again.id })).toMatchObject({
      follows: { id: first.id, status: 'solved' },
      duplicates: [{ id: same.id }],
    });
    expect((await alena.asks(reports.one, { id: same.id })).duplicateOf).toMatchObject({ id: again.id });
  });

  it('is changed by its reporter while new and withdrawn to who administers reports alone', async () => {
    const { chair, alena, ids } = await aBoardHouse(portal);
    const r = await aReport(alena, { entranceId: ids.e16 });
    const own = await alena.asks(reports.update, editedReport(r, { title: 'Teče voda', unitId: ids.u16 }));
    expect([own.title, own.place.unit?.number]).toEqual(['Teče voda', '16/1']);
    expect(own.history[0]).toMatchObject({
      ...{ what: 'changed', who: { id: alena.memberId } },
      changes: [
        { field: 'title', from: 'Kape voda ve sklepě', to: 'Teče voda' },
        { field: 'place', from: 'vchod Lipová 16', to: 'vchod Lipová 16, jednotka 16/1' },
      ],
    });
    await alena.asks(reports.withdraw, { id: r.id });
    expect((await alena.refused(reports.one, { id: r.id })).key).toBe('REPORT.NOT_FOUND');
    expect(await chair.asks(reports.one, { id: r.id })).toMatchObject({ status: 'archive', outcome: 'withdrawn' });
    expect((await alena.asks(reports.list, {})).reportsCount).toBe(0);
  });

  it('starts private where it is a complaint, in a flat, or follows a private one', async () => {
    const { chair, alena, ids } = await aBoardHouse(portal);
    const seen = async (change: object) => (await aReport(alena, change)).visibility;
    expect(await seen({ type: 'complaint' })).toBe('private');
    expect(await seen({ unitId: ids.u16 })).toBe('private');
    expect(await seen({ unitId: ids.u16, visibility: 'public' })).toBe('public');
    const complaint = await aReport(alena, { type: 'complaint' });
    await solves(chair, complaint.id);
    expect(await seen({ followsId: complaint.id })).toBe('private');
  });
});

describe('the call that changes a report and carries its state, solution and solver', () => {
  const saved = (who: Person, r: ReportDetail, change: object) => who.asks(reports.update, editedReport(r, change));
  const refused = async (who: Person, r: ReportDetail, change: object) =>
    (await who.refused(reports.update, editedReport(r, change))).key;

  it('moves it forward by the steps of the other calls, with all that they keep', async () => {
    const { house, chair, alena } = await aBoardHouse(portal);
    const clerk = await house.person({ role: 'memberCommittee' });
    const filed = await aReport(alena);
    const file = { title: 'Teče voda', solverId: clerk.memberId, status: 'solving' };
    const given = await saved(chair, filed, file);
    expect(given).toMatchObject({
      ...{ status: 'solving', title: 'Teče voda', solver: { id: clerk.memberId }, solvingAt: expect.any(String) },
    });
    const solved = await saved(clerk, given, { status: 'solved', solution: ' Nové\r\ntěsnění. ' });
    expect(solved).toMatchObject({
      ...{ status: 'solved', solution: 'Nové\ntěsnění.', outcome: 'mended', solvedBy: { id: clerk.memberId } },
    });
    const over = await saved(chair, solved, { status: 'archive', solution: solved.solution });
    expect(over).toMatchObject({ status: 'archive', archivedAt: expect.any(String), title: 'Teče voda' });
    expect(kinds(over)).toEqual(['created', 'changed', 'takenOver', 'solved', 'archived']);
    expect(over.history[2]?.changes).toEqual([{ field: 'status', from: 'new', to: 'solving' }]);
    const { activities } = await chair.asks(houseLog.activity, {});
    const deeds = activities.filter((deed) => deed.noun === 'report' && deed.nounId === filed.id);
    expect(deeds.map(({ verb, whoId }) => [verb, whoId]).reverse()).toEqual([
      ['create', alena.memberId],
      ['update', chair.memberId],
      ['takeOver', chair.memberId],
      ['solve', clerk.memberId],
      ['archive', chair.memberId],
    ]);
  });

  it('takes it over as the call of its own does, and solves a new one at once', async () => {
    const { house, chair, alena } = await aBoardHouse(portal);
    const clerk = await house.person({ role: 'memberCommittee' });
    const [one, other] = [await aReport(alena), await aReport(alena)];
    const byForm = await saved(clerk, one, { status: 'solving', solverId: clerk.memberId });
    const byCall = await takes(clerk, other.id);
    const told = ({ history }: ReportDetail) => history.map(({ what, who, changes }) => ({ what, who, changes }));
    expect(told(byForm)).toEqual(told(byCall));
    expect([byForm.status, byForm.solver?.id, byForm.given]).toEqual(['solving', clerk.memberId, true]);
    // What says the state in which it is changes the rest.
    const renamed = await saved(chair, byForm, { status: 'solving', title: 'Jinak' });
    expect([renamed.status, renamed.title, renamed.solver?.id]).toEqual(['solving', 'Jinak', clerk.memberId]);
    const third = await saved(chair, await aReport(alena), { status: 'solved', solution: 'Hotovo' });
    expect([third.status, third.solvingAt !== null, kinds(third)]).toEqual(['solved', true, ['created', 'solved']]);
  });

  it('never moves it back or past a solution, and a change refused with a move is not made', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const r = await aReport(alena);
    expect(await refused(chair, r, { status: 'archive' })).toBe('REPORT.ERRORS.NOT_SOLVED');
    for (const move of [{ status: 'solving' }, { status: 'solved', solution: 'Sama' }]) {
      expect(await refused(bedrich, r, move)).toBe('REPORT.ERRORS.NOT_YOURS');
      expect(await refused(alena, r, { ...move, title: 'Jinak' })).toBe('REPORT.ERRORS.NOT_YOURS');
    }
    expect((await alena.asks(reports.one, { id: r.id })).title).toBe(r.title);
    const errors = async (change: object) => (await chair.refused(reports.update, editedReport(r, change))).errors;
    expect(await errors({ status: 'solved', solution: ' ' })).toEqual({ solution: 'BASE.FORM.REQUIRED' });
    expect(await errors({ solution: 'Hotovo' })).toEqual({ status: 'BASE.FORM.INVALID' });
    expect(await errors({ status: 'closed' })).toEqual({ status: 'BASE.FORM.INVALID' });

    const taken = await takes(chair, r.id);
    expect((await chair.refused(reports.update, editedReport(r, { status: 'new' }))).code).toBe(409);
    expect(await refused(chair, taken, { status: 'new' })).toBe('REPORT.ERRORS.NOT_NEW');
    const late = { status: 'solved', solution: 'Pozdě' };
    expect((await chair.refused(reports.update, editedReport(r, late))).code).toBe(409);
    const solved = await solves(chair, r.id);
    for (const status of ['new', 'solving', 'solved'])
      expect(await refused(chair, solved, { status, ...(status === 'solved' && late) })).toBe('REPORT.ERRORS.SOLVED');
    for (const change of [{ title: 'Jinak' }, { fileIds: [1] }, { solution: 'Jinak' }])
      expect(await refused(chair, solved, { status: 'archive', ...change })).toBe('REPORT.ERRORS.SOLVED');
    expect(await refused(alena, solved, { status: 'archive' })).toBe('REPORT.ERRORS.NOT_YOURS');
    expect((await chair.refused(reports.update, editedReport(taken, { status: 'archive' }))).code).toBe(409);
    expect(await chair.asks(reports.one, { id: r.id })).toMatchObject({ status: 'solved', title: r.title });
  });
});

describe('two who change one report', () => {
  it('one of two solvers wins, the other is told that it was overtaken', async () => {
    const { house, chair, alena } = await aBoardHouse(portal);
    const second = await house.person({ role: 'memberCommittee' });
    const r = await aReport(alena);
    const both = await Promise.all(
      [chair, second].map((who) => who.call(reports.takeOver, { id: r.id, updatedAt: r.updatedAt })),
    );
    expect(both.map((a) => a.status).sort()).toEqual([200, 409]);
    const { updatedAt, solver } = await chair.asks(reports.one, { id: r.id });
    expect(solver?.id).toBe((both[0]?.status === 200 ? chair : second).memberId);
    const solved = await Promise.all(
      [chair, second].map((who) => who.call(reports.solve, { id: r.id, updatedAt, solution: 'Hotovo' })),
    );
    expect(solved.filter((a) => a.status === 200)).toHaveLength(1);
    expect(kinds(await chair.asks(reports.one, { id: r.id }))).toEqual(['created', 'takenOver', 'solved']);
  });

  it('many who file the same at once stand all, and none twice however often it is sent', async () => {
    const { house, chair } = await aBoardHouse(portal);
    const people = await Promise.all(Array.from({ length: 20 }, () => house.owner({})));
    const sent = people.flatMap((who) => {
      const key = crypto.randomUUID();
      return [1, 2].map(() => who.under(key).call(reports.create, aReportForm()));
    });
    const answers = await Promise.all(sent);
    expect(answers.filter((a) => a.status !== 200).map((a) => a.body)).toEqual([]);
    const first = new Set(answers.filter((a) => a.status === 200).map((a) => (a.body.data as { id: number }).id));
    expect([first.size, (await chair.asks(reports.list, {})).newReportsCount]).toEqual([20, 20]);
  });
});

describe('who solves a report', () => {
  it('is whom the settings name for its type, else for all, else the chair; only while they may solve', async () => {
    const { house, chair, alena } = await aBoardHouse(portal);
    const [manager, clerk] = [
      await house.person({ role: 'community_manager' }),
      await house.person({ role: 'memberCommittee' }),
    ];
    const solverOf = async (type: string) => (await aReport(alena, { type })).solver?.id;
    const settings = await chair.asks(houseSettings.read, {});
    expect(settings.solvers).toEqual({ fault: null, request: null, repair: null, complaint: null, other: null });
    const set = async (change: object) => {
      const { updatedAt, modules, statutes, defaultSolver } = await chair.asks(houseSettings.read, {});
      const form = { updatedAt, modules, statutes, defaultSolverId: defaultSolver?.id ?? null };
      return chair.asks(houseSettings.change, { ...form, ...change });
    };
    await set({ defaultSolverId: clerk.memberId, solverIds: { repair: manager.memberId } });
    // A form of before names no types and takes none away.
    expect((await set({})).solvers.repair?.id).toBe(manager.memberId);
    expect([await solverOf('fault'), await solverOf('repair')]).toEqual([clerk.memberId, manager.memberId]);
    await house.inside((db) =>
      db.execute(sql`update member set role = 'owner' where svj_id = ${house.id} and id = ${clerk.memberId}`),
    );
    expect(await solverOf('fault')).toBe(chair.memberId);
    const lost = async () => (await chair.asks(houseSettings.read, {})).lostSolvers;
    const instead = expect.stringContaining('Předsedová');
    expect(await lost()).toEqual([{ at: 'default', id: clerk.memberId, name: expect.any(String), instead }]);
    // Of one type: the default solver of now gets it, and who cannot sign in is named though no field shows them.
    await house.inside((db) =>
      db.execute(sql`update member set role = 'memberCommittee' where svj_id = ${house.id} and id = ${clerk.memberId}`),
    );
    await house.inside((db) =>
      db.execute(sql`update member set has_access = false where svj_id = ${house.id} and id = ${manager.memberId}`),
    );
    expect(await lost()).toMatchObject([{ at: 'repair', id: manager.memberId, instead: expect.any(String) }]);
    expect((await chair.asks(houseSettings.read, {})).solvers.repair).toBeNull();
    expect(await solverOf('repair')).toBe(clerk.memberId);
    await house.inside((db) =>
      db.execute(sql`update member set has_access = true where svj_id = ${house.id} and id = ${manager.memberId}`),
    );
    expect(await lost()).toEqual([]);
    await house.inside((db) =>
      db.execute(sql`update member set role = 'owner' where svj_id = ${house.id} and id = ${clerk.memberId}`),
    );
    expect((await alena.refused(reports.create, aReportForm({ solverId: alena.memberId }))).errors).toEqual({
      solverId: 'REPORT.ERRORS.SOLVER',
    });
    const form = await alena.asks(reports.form, {});
    expect(form.solvers.map((s) => s.id).sort()).toEqual([chair.memberId, manager.memberId].sort());
    expect([form.solverOf.repair?.id, form.units.map((u) => [u.number, u.own])]).toEqual([
      manager.memberId,
      [['16/1', true]],
    ]);
  });

  it('waits for them among the numbers of the menu until it is solved', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const counts = async () => {
      const { counts: of } = await chair.asks(home.waits, {});
      return [of.reportsNew, of.reportsGiven, (await alena.asks(association.mine, {})).reportsCount];
    };
    const r = await aReport(alena);
    expect(await counts()).toEqual([1, 1, 1]);
    await takes(chair, r.id);
    expect(await counts()).toEqual([0, 1, 0]);
    await solves(chair, r.id);
    expect(await counts()).toEqual([0, 0, 0]);
  });
});

describe('the list of reports', () => {
  it('has tabs with counts, filters and an order by each column', async () => {
    const { chair, alena, bedrich, ids } = await aBoardHouse(portal);
    const a = await aReport(alena, { title: 'Čidlo', type: 'repair', entranceId: ids.e16 });
    const b = await aReport(bedrich, { title: 'Chodba', entranceId: ids.e14 });
    const c = await aReport(alena, { title: 'Brána', type: 'other' });
    await takes(chair, b.id);
    await solves(chair, c.id);
    const list = (input: object) => chair.asks(reports.list, input);
    expect(await list({})).toMatchObject({
      ...{ total: 3, reportsCount: 3, newReportsCount: 1, solvingReportsCount: 1 },
      ...{ solvedReportsCount: 1, archiveReportsCount: 0 },
    });
    const titles = async (input: object) => (await list(input)).reports.map((r) => r.title);
    expect(await titles({ sort: 'title' })).toEqual(['Brána', 'Čidlo', 'Chodba']);
    expect(await titles({ sort: 'status' })).toEqual(['Čidlo', 'Chodba', 'Brána']);
    expect(await titles({ sort: 'type' })).toEqual(['Chodba', 'Čidlo', 'Brána']);
    expect(await titles({ sort: 'place' })).toEqual(['Chodba', 'Čidlo', 'Brána']);
    expect(await titles({ sort: 'owner' })).toEqual(['Chodba', 'Brána', 'Čidlo']);
    for (const sort of ['lastAt', '-solvedAt', 'visibility', '-solver', 'comments', 'createdAt', '-place'] as const)
      expect(await titles({ sort })).toHaveLength(3);
    expect(await titles({ tab: 'solving' })).toEqual(['Chodba']);
    const by = (filters: object) => titles({ sort: 'title', filters: JSON.stringify(filters) });
    expect(await by({ text: 'cid' })).toEqual(['Čidlo']);
    expect(await by({ owner: alena.memberId })).toEqual(['Brána', 'Čidlo']);
    expect(await by({ entrance: ids.e14 })).toEqual(['Chodba']);
    expect(await by({ type: 'repair', visibility: 'public' })).toEqual(['Čidlo']);
    expect(await by({ given: true })).toEqual(['Čidlo', 'Chodba']);
    expect(await by({ mine: true, from: '2020-01-01', to: '2099-01-01' })).toEqual([]);
    expect(await by({ outcome: 'mended', solver: chair.memberId })).toEqual(['Brána']);
    expect(await chair.asks(reports.people, {})).toMatchObject({
      owners: [{ id: bedrich.memberId }, { id: alena.memberId }],
      solvers: [{ id: chair.memberId }],
    });
    expect((await chair.asks(reports.search, { text: 'cidlo' })).reports).toMatchObject([{ id: a.id, status: 'new' }]);
  });

  it('is solved and deleted by the many, and what is solved already is left out', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const ids = [(await aReport(alena)).id, (await aReport(alena)).id, (await aReport(alena)).id];
    await solves(chair, ids[0] as number);
    expect(await chair.asks(reports.solveAll, { ids, solution: 'Vše opraveno' })).toEqual({ count: 2 });
    const one = await alena.asks(reports.one, { id: ids[1] as number });
    expect([one.status, one.solution, one.solvingAt !== null]).toEqual(['solved', 'Vše opraveno', true]);
    expect(await chair.asks(reports.removeAll, { ids: [...ids.slice(1), 999_999] })).toEqual({ count: 2 });
    await chair.asks(reports.remove, { id: ids[0] as number });
    expect((await alena.asks(reports.list, {})).reportsCount).toBe(0);
    expect((await alena.asks(reports.search, { text: 'voda' })).reports).toEqual([]);
  });

  it('is printed and taken as a sheet, by an address that lasts a minute', async () => {
    const { now } = portal.clock;
    // Half past midnight in Prague is still the day before elsewhere.
    portal.clock.now = new Date('2031-06-10T22:30:00Z');
    const { chair, alena } = await aBoardHouse(portal);
    await aReport(alena, { title: 'Čidlo kouře' });
    await says(chair, (await aReport(alena, { title: 'Zeď' })).id, 'tajné', { stream: 'inner' });
    const paper = await fetched(portal, (await alena.asks(reportSheets.print, { lang: 'cs' })).url);
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(await wordsOfPdf(paper.rawPayload)).toMatch(/Čidlo kouře Závada, Nové .* 11\. 06\. 2031 25\. 06\. 2031/);
    const sheet = await fetched(portal, (await alena.asks(reportSheets.exportTicket, { lang: 'en' })).url);
    expect(sheet.statusCode).toBe(200);
    const words = await wordsOfSheet(sheet.rawPayload);
    for (const word of ['Čidlo kouře', 'Zeď', '11. 06. 2031']) expect(words).toContain(word);
    expect(words).not.toContain('tajné');
    portal.clock.now = now;
  });
});

describe('comments of a report', () => {
  it('come by the older name of their text too, and are counted apart', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const { id } = await aReport(alena);
    const said = await alena.asks(reportComments.add, { id, comment: 'Kape víc' } as never);
    expect(said.message).toBe('Kape víc');
    expect((await alena.refused(reportComments.add, { id } as never)).errors).toEqual({
      message: 'COMMENTS.ERRORS.EMPTY',
    });
    await says(chair, id, 'Koupit čerpadlo?', { stream: 'inner' });
    const inside = await chair.asks(reports.one, { id });
    expect(inside).toMatchObject({ commentCount: 1, innerCount: 1, inner: { total: 1 } });
    expect(inside.inner?.comments.map((c) => c.message)).toEqual(['Koupit čerpadlo?']);
    expect(inside.comments.map((c) => c.message)).toEqual(['Kape víc']);
    // Comments do not raise the version: the form that was open before is still good.
    await chair.asks(reports.update, editedReport(inside, { title: 'Nový název' }));
  });
});

it('a file that is sent later joins the report, and one of another house does not', async () => {
  const { chair, alena } = await aBoardHouse(portal);
  const r = await aReport(alena);
  const other = await (await aHouse(portal)).chair();
  const waiting = await uploads(other, 'cizí.txt', 'cizí');
  expect((await alena.refused(reports.update, editedReport(r, { fileIds: [waiting.id] }))).key).toBe(
    'FILES.ERRORS.NOT_YOURS',
  );
  expect([await sent(alena, r.id), await sent(chair, r.id)]).toEqual([200, 200]);
  expect((await chair.asks(reports.one, { id: r.id })).attachments.map((f) => f.name)).toEqual(['účet', 'účet']);
  const bedrichs = await aReport(chair);
  expect(await sent(alena, bedrichs.id)).toBe(403);
});
