import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents } from '#contract/documents/endpoints.ts';
import { addressedPapers } from '#contract/documents/endpoints-addressed.ts';
import { filing } from '#contract/documents/endpoints-filing.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { namesIn } from '#house/documents.ts';
import { aRegistered, idOf, isIn, sell } from '#house/entitled.ts';
import type { Person } from '#house/house.ts';
import { anOfficer } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { anOffice, letters } from '#house/telling.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const day = '2026-10-31';
/** A house whose first unit was sold on 1 March. */
async function aSold() {
  const found = await aRegistered(portal);
  await sell(found.chair, found.unit.id, found.buyer, '2026-03-01');
  expect(await isIn(found.seller)).toBe(false);
  return found;
}
const sent = async (by: Person, name: string) => (await uploads(by, name, name)).id;
type Node = { id: number; name: string; files?: number; children: Node[] };
const foldersOf = async (who: Person) =>
  ((await who.asks(folders.tree, {})) as unknown as { folders: Node[] }).folders.flatMap((top) => top.children);
/** Names of papers in folders of units, as the person sees them. */
async function papersOf(who: Person): Promise<string[]> {
  const names = await Promise.all((await foldersOf(who)).map(({ id }) => namesIn(who, id)));
  return names.flat().toSorted();
}
const addressed = async (who: Person) => (await who.asks(addressedPapers.list, {})).files;
const asked = async (who: Person, dateFor = day) =>
  (await who.asks(filing.owners, { dateFor })).units.map(({ id, why, sets }) => ({
    ...{ id, why },
    sets: sets.map(({ members: some, times }) => [some.map((one) => one.id), times[0]?.from, times[0]?.to]),
  }));

describe('a unit with several owners in the year of a paper', () => {
  it('is asked of, with them and their times; other units and other years are not', async () => {
    const { chair, seller, buyer, stays, unit, other } = await aSold();
    const sets = [
      [[idOf(seller)], null, '2026-03-01'],
      [[idOf(buyer)], '2026-03-01', null],
    ];
    expect(await asked(chair)).toEqual([{ id: unit.id, why: 'changed', sets }]);
    expect(await asked(chair, '2027-05-01')).toEqual([]);
    const then = [{ id: unit.id, why: 'left', sets: [[[idOf(seller)], null, null]] }];
    expect(await asked(chair, '2025-12-31')).toEqual(then);
    await sell(chair, other.id, buyer, '2026-06-01');
    expect((await asked(chair)).map(({ id }) => id)).toEqual([unit.id, other.id]);
    const { units } = await chair.asks(filing.owners, { dateFor: day });
    expect(units[0]?.sets.map((set) => set.members[0]?.full_name)).toHaveLength(2);
    expect((await chair.refused(filing.owners, { dateFor: '31. 12.' })).errors).toEqual({
      dateFor: 'BASE.FORM.INVALID',
    });
    expect((await stays.refused(filing.owners, { dateFor: day })).code).toBe(403);
  });

  it('gets nothing before somebody says who of them does; then each has their own and nobody the other’s', async () => {
    const { house, chair, seller, buyer, unit, other } = await aSold();
    const one = { fileId: await sent(chair, 'prodávající.txt'), unitId: unit.id };
    const two = { fileId: await sent(chair, 'kupující.txt'), unitId: unit.id };
    const rest = { fileId: await sent(chair, 'soused.txt'), unitId: other.id };
    const open = { fileId: await sent(chair, 'plán.txt'), unitId: unit.id };
    const tried = (some: object[]) => chair.refused(filing.file, { papers: some, dateFor: day });
    const refused = { code: 422, key: 'FILING.ERRORS.OWNERS', errors: { papers: 'FILING.ERRORS.OWNERS' } };
    expect(await tried([rest, one])).toEqual(refused);
    expect(await tried([{ ...one, toIds: [idOf(seller)] }, two])).toEqual(refused);
    // Both sides at once, one who owns another unit, one of another house.
    const strange = await aRegistered(portal);
    for (const toIds of [[idOf(seller), idOf(buyer)], [idOf(chair)], [idOf(strange.seller)]])
      expect(await tried([{ ...one, toIds }])).toEqual(refused);
    expect([await house.count('document'), await house.count('folder')]).toEqual([0, 0]);
    const papers = [
      { ...one, toIds: [idOf(seller)] },
      { ...two, toIds: [idOf(buyer)] },
      { ...open, byDay: true },
      rest,
    ];
    await chair.asks(filing.file, { papers, dateFor: day });
    expect(await papersOf(buyer)).toEqual(['kupující', 'plán']);
    expect((await addressed(buyer)).map((file) => file.name)).toEqual(['kupující']);
    const [theirs] = await addressed(seller);
    expect([theirs?.name, theirs?.unit, theirs?.dateFor]).toEqual(['prodávající', '1', day]);
    expect((await fetched(portal, theirs?.url as string)).body).toBe('prodávající.txt');
    expect((await buyer.refused(documents.one, { id: theirs?.id as number })).key).toBe('FILE.NOT_FOUND');
    expect((await buyer.asks(documents.list, { search: 'prodávající' } as never)).files).toEqual([]);
  });

  it('is asked of in a period of its own, in which the day of the papers lies', async () => {
    const { house, chair, seller, buyer, unit } = await aSold();
    // A year of heating, whose day lies in the buyer's time; and one that ended before the sale.
    const heating = { dateFor: '2026-08-31', periodFrom: '2025-09-01', periodTo: '2026-08-31' };
    const before = { dateFor: '2026-02-28', periodFrom: '2025-03-01', periodTo: '2026-02-28' };
    const after = { dateFor: '2026-06-30', periodFrom: '2026-03-01', periodTo: '2027-02-28' };
    const why = async (said: object) => (await chair.asks(filing.owners, said as never)).units.map((one) => one.why);
    expect([await why(heating), await why(before), await why(after)]).toEqual([['changed'], ['left'], []]);
    const { units } = await chair.asks(filing.owners, heating);
    const times = units[0]?.sets.map((set) => set.times[0]);
    expect(times).toEqual([
      { from: null, to: '2026-03-01' },
      { from: '2026-03-01', to: null },
    ]);
    const paper = { fileId: await sent(chair, 'teplo.txt'), unitId: unit.id };
    const wrong = async (said: object) =>
      (await chair.refused(filing.file, { papers: [paper], ...said } as never)).errors;
    const open = { papers: 'FILING.ERRORS.OWNERS' };
    expect([await wrong(heating), await wrong(before)]).toEqual([open, open]);
    const notTheirs = { papers: [{ ...paper, toIds: [idOf(buyer)] }], ...before };
    expect((await chair.refused(filing.file, notTheirs)).errors).toEqual(open);
    expect(await wrong({ ...heating, dateFor: '2026-09-01' })).toEqual({ dateFor: 'FILING.ERRORS.DAY_OUTSIDE' });
    expect(await wrong({ ...heating, dateFor: undefined })).toEqual({ dateFor: 'FILING.ERRORS.DAY_OUTSIDE' });
    expect(await wrong({ ...heating, periodTo: '2025-08-31' })).toEqual({ periodTo: 'FILING.ERRORS.PERIOD' });
    expect(await wrong({ ...heating, periodTo: undefined })).toEqual({ periodTo: 'BASE.FORM.REQUIRED' });
    const half = { dateFor: heating.dateFor, periodTo: heating.periodTo };
    expect((await chair.refused(filing.owners, half)).errors).toEqual({ periodFrom: 'BASE.FORM.REQUIRED' });
    expect(await house.count('document')).toBe(0);
    // The buyer owned it in all of this one, though not in all of the calendar year of its day.
    expect(await wrong({ dateFor: after.dateFor })).toEqual(open);
    await chair.asks(filing.file, { papers: [paper], ...after });
    expect(await papersOf(buyer)).toEqual(['teplo']);
    expect(await addressed(seller)).toEqual([]);
  });

  it('is not asked of when later owners see the paper too', async () => {
    const { chair, buyer, unit } = await aSold();
    const papers = [{ fileId: await sent(chair, 'plán.txt'), unitId: unit.id }];
    await chair.asks(filing.file, { papers, dateFor: '2025-12-31', forLater: true });
    expect(await papersOf(buyer)).toEqual(['plán']);
  });

  it('gives a paper of the year before by name to whoever has left, and by its day to nobody', async () => {
    const { chair, seller, buyer, unit } = await aSold();
    const dateFor = '2025-12-31';
    const paper = { fileId: await sent(chair, 'vyúčtování.txt'), unitId: unit.id };
    expect((await chair.refused(filing.file, { papers: [paper], dateFor })).key).toBe('FILING.ERRORS.OWNERS');
    const notTheirs = { papers: [{ ...paper, toIds: [idOf(buyer)] }], dateFor };
    expect((await chair.refused(filing.file, notTheirs)).key).toBe('FILING.ERRORS.OWNERS');
    await chair.asks(filing.file, { papers: [{ ...paper, toIds: [idOf(seller)] }], dateFor });
    const byDay = { fileId: await sent(chair, 'dopis.txt'), unitId: unit.id, byDay: true };
    await chair.asks(filing.file, { papers: [byDay], dateFor });
    expect((await addressed(seller)).map((file) => file.name)).toEqual(['vyúčtování']);
    expect(await papersOf(buyer)).toEqual([]);
  });

  it('keeps what was addressed by name from whoever acts for it', async () => {
    const { house, chair, buyer, unit } = await aSold();
    const acts = await house.person({ role: 'authorizePerson' });
    await house.represented(unit.id, idOf(acts));
    const papers = [
      { fileId: await sent(chair, 'jmenovitě.txt'), unitId: unit.id, toIds: [idOf(buyer)] },
      { fileId: await sent(chair, 'jednotce.txt'), unitId: unit.id, byDay: true },
    ];
    await chair.asks(filing.file, { papers, dateFor: day });
    expect(await papersOf(acts)).toEqual(['jednotce']);
    expect(await addressed(acts)).toEqual([]);
  });

  it('sold between looking and saving is asked of anew, and what was sent waits', async () => {
    const { house, chair, seller, buyer, unit } = await aRegistered(portal);
    expect(await asked(chair)).toEqual([]);
    const paper = { fileId: await sent(chair, 'vyúčtování.txt'), unitId: unit.id };
    await sell(chair, unit.id, buyer, '2026-03-01');
    expect((await chair.refused(filing.file, { papers: [paper], dateFor: day })).key).toBe('FILING.ERRORS.OWNERS');
    expect(await house.count('document')).toBe(0);
    const papers = [{ ...paper, toIds: [idOf(seller)] }];
    expect(await chair.asks(filing.file, { papers, dateFor: day })).toMatchObject({ files: 1, units: 1 });
    expect(await papersOf(buyer)).toEqual([]);
  });

  it('names nobody to who does not read units: papers of it go by the day alone', async () => {
    const { house, chair, seller, buyer, unit } = await aSold();
    const rights = { documents: 'rw' };
    const clerk = await anOfficer(house, chair, rights);
    const told = await clerk.asks(filing.owners, { dateFor: '2025-12-31' });
    expect(told).toEqual({ areNamed: false, units: [{ id: unit.id, why: 'changed', sets: [] }] });
    const paper = { fileId: await sent(clerk, 'dopis.txt'), unitId: unit.id };
    const tried = async (more: object) =>
      (await clerk.refused(filing.file, { papers: [{ ...paper, ...more }], dateFor: day })).key;
    expect(await tried({})).toBe('FILING.ERRORS.OWNERS');
    // Whether somebody owned it is not to be found out by trying.
    expect(await tried({ toIds: [idOf(seller)] })).toBe('BASE.ERRORS.NO_PERMISSION');
    expect(await tried({ toIds: [idOf(chair)] })).toBe('BASE.ERRORS.NO_PERMISSION');
    await clerk.asks(filing.file, { papers: [{ ...paper, byDay: true }], dateFor: day });
    expect(await papersOf(buyer)).toEqual(['dopis']);
  });

  it('is told of a paper to whom it was addressed, and to nobody of the other side', async () => {
    const saturday = new Date('2026-11-21T09:00:00Z');
    portal.clock.now = saturday;
    const office = await anOffice(portal);
    const { chair, seller, buyer, unit } = await aSold();
    const papers = [
      { fileId: await sent(chair, 'první.txt'), unitId: unit.id, toIds: [idOf(seller)] },
      { fileId: await sent(chair, 'druhý.txt'), unitId: unit.id, toIds: [idOf(buyer)] },
    ];
    await chair.asks(filing.file, { papers, dateFor: day, notify: true });
    const mails = await office.deliveredAt(new Date(saturday.getTime() + 3 * 60_000).toISOString());
    const told = (name: string) =>
      mails.filter((mail) => mail.text.includes(name)).map((mail) => letters([mail])[0]?.startsWith(buyer.email));
    expect([told('druhý.txt'), told('první.txt').includes(true)]).toEqual([[true], false]);
    await office.close();
  });
});
