import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attached } from '#contract/documents/endpoints-attached.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { reportSheets } from '#contract/reports/endpoints-sheets.ts';
import { aDocument } from '#house/documents.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aReport, aReportForm, editedReport, solves } from '#house/reports.ts';
import { fetched, uploads } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const choice = ({ id }: { id: number }, version = 1) => ({ id, version });

/** A house with a document for everybody and one for the committee, both attached to a report of Alena's by the chair. */
async function aPaperedReport() {
  const h = await aBoardHouse(portal);
  const open = await aDocument(h.chair, 'Servis výtahu.txt', {}, 'Do 48 hodin');
  const inner = await aDocument(h.chair, 'Sleva firmy.txt', { isPublic: false }, 'Deset procent');
  const { id: fileId } = await uploads(h.alena, 'výtah.txt', 'stojí');
  const filed = await aReport(h.alena, { title: 'Stojí výtah', fileIds: [fileId] });
  const seen = await h.chair.asks(reports.one, { id: filed.id });
  const documents = [choice(inner), choice(open)];
  const changed = await h.chair.asks(reports.update, editedReport(seen, { documents }));
  return { ...h, open, inner, id: filed.id, changed };
}
const seenBy = (who: Person, id: number) => who.asks(reports.one, { id });
const namesOf = async (who: Person, id: number) => (await seenBy(who, id)).files.map((f) => f.name);
const countOf = async (who: Person) => (await who.asks(reports.list, {})).reports[0]?.fileCount;

describe('a document of the house attached to a report', () => {
  it('stands there for who may open it alone: in the report, its count, its sheet and where it is attached', async () => {
    const { chair, alena, bedrich, open, inner, id, changed } = await aPaperedReport();
    expect(changed.files.map((f) => f.name)).toEqual(['Sleva firmy', 'Servis výtahu']);
    expect([await namesOf(alena, id), await namesOf(bedrich, id)]).toEqual([['Servis výtahu'], ['Servis výtahu']]);
    expect([await countOf(chair), await countOf(alena), await countOf(bedrich)]).toEqual([3, 2, 2]);
    for (const who of [alena, bedrich])
      expect(JSON.stringify(await seenBy(who, id))).not.toContain(inner.name.slice(0, 6));
    const [mine] = (await seenBy(alena, id)).files;
    expect((await fetched(portal, mine?.url ?? '')).body).toBe('Do 48 hodin');
    const sheet = async (who: Person) => {
      const { url } = await who.asks(reportSheets.exportTicket, {});
      return JSON.stringify(await readXlsxFile((await fetched(portal, url)).rawPayload));
    };
    expect(await sheet(chair)).toContain('výtah.txt\\nSleva firmy.txt\\nServis výtahu.txt');
    expect(await sheet(alena)).toContain('výtah.txt\\nServis výtahu.txt');
    const uses = async (who: Person, file: { id: number }) =>
      (await who.asks(attached.uses, { files: [file.id] })).uses.map((u) => u.title);
    expect([await uses(bedrich, open), await uses(chair, inner)]).toEqual([['Stojí výtah'], ['Stojí výtah']]);
    // Private from now on: the document is open to the neighbour still, and not by way of the report.
    const theirs = (await seenBy(bedrich, id)).files[0]?.url ?? '';
    expect((await fetched(portal, theirs)).statusCode).toBe(200);
    await chair.asks(reports.update, editedReport(changed, { visibility: 'private' }));
    expect((await fetched(portal, theirs)).statusCode).toBe(404);
    expect(await uses(bedrich, open)).toEqual([]);
    await chair.asks(reports.remove, { id });
    expect(await uses(chair, open)).toEqual([]);
  });

  it('is told by the history where everybody could open it, stays where its editor may not, and through the solution', async () => {
    const { chair, alena, inner, id, changed } = await aPaperedReport();
    const told = async () => (await seenBy(alena, id)).history.map((h) => h.changes.map((c) => c.field).join());
    expect(await told()).toEqual(['files', '']);
    const fewer = await chair.asks(reports.update, editedReport(changed, { documents: [choice(inner)] }));
    const secret = await chair.asks(reports.update, editedReport(fewer, { documents: [] }));
    expect(await told()).toEqual(['files', 'files', '']);
    await chair.asks(reports.update, editedReport(secret, { documents: [choice(inner)] }));
    // Who reported it edits it while it is new: what they cannot see they neither take away nor choose.
    const mine = await seenBy(alena, id);
    expect(mine.files).toEqual([]);
    await alena.asks(reports.update, editedReport(mine, { title: 'Stojí výtah v 16' }));
    expect(await namesOf(chair, id)).toEqual(['Sleva firmy']);
    const wanted = aReportForm({ documents: [choice(inner)] });
    expect(await alena.refused(reports.create, wanted)).toMatchObject({
      key: 'FILE.NOT_FOUND',
      errors: { documents: 'FILE.NOT_FOUND' },
    });
    expect((await solves(chair, id)).files.map((f) => f.name)).toEqual(['Sleva firmy']);
  });
});

describe('who will not open a document chosen for a report', () => {
  it('is said of everybody who would read it, of a private one of those who have to do with it', async () => {
    const { house, chair, alena, bedrich, open, inner, id } = await aPaperedReport();
    const clerk = await house.person({ role: 'auditMember' });
    const asks = (who: Person, aim: object) => who.asks(reports.closedTo, { documents: [inner.id], ...aim } as never);
    const all = { kind: 'owners', entrance: null, all: true };
    const audit = { kind: 'audit', entrance: null, all: true, count: 1 };
    expect(await asks(chair, { visibility: 'public' })).toEqual({
      of: 4,
      documents: [{ id: inner.id, count: 3, groups: [{ ...all, count: 2 }, audit] }],
    });
    // The committee alone, until it is of somebody.
    expect(await asks(chair, { visibility: 'private' })).toMatchObject({ of: 1, documents: [{ count: 0 }] });
    const ofAlena = { visibility: 'private', reportId: id };
    expect(await asks(chair, ofAlena)).toMatchObject({ of: 2, documents: [{ groups: [{ ...all, count: 1 }] }] });
    await chair.asks(reports.update, editedReport(await seenBy(chair, id), { visibility: 'private' }));
    await chair.asks(reports.readers, { id, memberIds: [bedrich.memberId as number] });
    expect(await asks(chair, ofAlena)).toMatchObject({ of: 3, documents: [{ groups: [{ ...all, count: 2 }] }] });
    // Nobody learns what a neighbour opens by naming them as a solver, who cannot be one.
    const named = (solverId: number | null) => ({ visibility: 'private', solverId });
    expect((await asks(chair, named(clerk.memberId))).of).toBe(1);
    const solver = await house.person({ role: 'memberCommittee' });
    expect((await asks(alena, named(solver.memberId))).of).toBe(3);
    // Of what the asker cannot open nothing is said.
    expect((await asks(alena, { visibility: 'public' })).documents).toEqual([]);
    const theirs = await alena.asks(reports.closedTo, { visibility: 'public', documents: [open.id] } as never);
    expect(theirs.documents).toMatchObject([{ id: open.id, count: 0 }]);
  });

  it('is answered of a report to who may change it, and of one that is not there to nobody', async () => {
    const { chair, alena, bedrich, open, id } = await aPaperedReport();
    const aim = { visibility: 'public', documents: [open.id] };
    const refusal = async (who: Person, reportId: number) => {
      const { code, key } = await who.refused(reports.closedTo, { ...aim, reportId });
      return [code, key];
    };
    expect(await refusal(bedrich, id)).toEqual([403, 'REPORT.ERRORS.NOT_YOURS']);
    const hidden = await aReport(alena, { visibility: 'private' });
    const foreign = await aReport((await aBoardHouse(portal)).chair);
    for (const one of [hidden.id, foreign.id, 999_999])
      expect(await refusal(bedrich, one)).toEqual([404, 'REPORT.NOT_FOUND']);
    await solves(chair, id);
    expect(await refusal(chair, id)).toEqual([422, 'REPORT.ERRORS.SOLVED']);
  });
});
