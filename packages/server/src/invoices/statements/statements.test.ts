import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoices } from '#contract/invoices/endpoints.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { statements } from '#contract/invoices/endpoints-statements.ts';
import type { StatementKept } from '#contract/invoices/schema-statements.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { anIssuer, aStatement, morning, subscribes } from '#house/invoicing.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';

let portal: TestPortal;
let admin: Person;
let lipa: TestHouse;
let dub: TestHouse;
let heads: { lipa: Person; dub: Person };
const symbols = new Map<number, string>();
beforeAll(async () => {
  portal = await aPortal({ sample: true });
  portal.clock.now = new Date('2026-11-01T08:00:00Z');
  admin = await anIssuer(portal);
  lipa = await aHouse(portal);
  dub = await aHouse(portal);
  await subscribes(admin, lipa, '2026-11-16');
  await subscribes(admin, dub, '2026-11-16');
  await lipa.inside((db) => db.execute(`update svj set name = 'SVJ Lipová 14' where id = ${lipa.id}`));
  await dub.inside((db) => db.execute(`update svj set name = 'SVJ Dubová 3' where id = ${dub.id}`));
  await morning(portal, '2026-11-02');
  for (const plan of (await admin.asks(invoicing.plans, {})).plans) symbols.set(plan.svjId, plan.symbol ?? '');
  portal.clock.now = new Date('2026-11-30T20:00:00Z');
  heads = { lipa: await lipa.chair(), dub: await dub.chair() };
});
afterAll(() => portal.close());

const vs = (house: TestHouse) => symbols.get(house.id) ?? '';
async function uploads(text: string, name = 'vypis.xml'): Promise<StatementKept> {
  const answer = await sendFile(admin, statements.upload, name, text);
  expect(answer.code, JSON.stringify(answer)).toBe(200);
  return answer.data as StatementKept;
}
const bank = () => admin.asks(statements.list, { sizePerPage: 'all' });
const papers = async (house: TestHouse) =>
  (await (house === lipa ? heads.lipa : heads.dub).asks(invoices.list, {})).invoices
    .flatMap((i) => i.papers.map((p) => p.number))
    .sort();
const counter = '19-2000145399/0800';

describe("the supplier's account", () => {
  it('is of a supplier whose number the register of companies knows', async () => {
    const { status, company } = await admin.asks(invoicing.company, { ico: '99990016' });
    expect([status, company?.ico]).toEqual(['found', '99990016']);
  });

  it('gives what is exact to its house by itself, with its tax document, and asks of the rest with reasons', async () => {
    const text = aStatement(10_000n, [
      { day: '2026-11-10', amount: 14_520n, vs: vs(lipa), counter },
      { day: '2026-11-11', amount: 10_000n, vs: vs(dub) },
      { day: '2026-11-12', amount: 14_600n, name: 'Dubová sousedé' },
      { day: '2026-11-13', amount: -5_000n, name: 'Nájem kanceláře' },
    ]);
    expect(await uploads(text)).toMatchObject({ lines: 4, repeated: 0, booked: 1, known: false });
    expect(await papers(lipa)).toEqual(['DD-2026-0001', 'ZF-2026-0001']);
    expect((await heads.lipa.asks(invoices.check, {})).exposed).toBe(0);
    const { waiting, placed, statements: all } = await bank();
    expect(all).toMatchObject([{ opening: '100.00', closing: '441.20', continues: null }]);
    expect(placed.map((m) => [m.state, m.alone, m.house?.name ?? null])).toEqual([
      ['placed', true, 'SVJ Lipová 14'],
      ['aside', false, null],
    ]);
    const [partial, unknown] = waiting;
    expect(partial?.proposals).toMatchObject([
      { house: { name: 'SVJ Dubová 3' }, items: [{ open: '145.20' }], reasons: [{ why: 'symbol' }, { why: 'lower' }] },
    ]);
    expect([unknown?.proposals, unknown?.alike.map((h) => h.name)]).toEqual([[], ['SVJ Dubová 3']]);
  });

  it('keeps no movement twice, and names what is missing between two statements', async () => {
    const again = aStatement(
      10_000n,
      [{ day: '2026-11-10', amount: 14_520n, vs: vs(lipa), counter }],
      '2026-11-01',
      '2026-11-10',
    );
    expect(await uploads(again, 'jiny.xml')).toMatchObject({ lines: 0, repeated: 1, known: true });
    portal.clock.now = new Date('2026-12-03T08:00:00Z');
    await uploads(aStatement(50_000n, [{ day: '2026-12-02', amount: 100n, name: 'Cizí' }], '2026-12-01', '2026-12-02'));
    expect((await bank()).statements[0]).toMatchObject({ continues: false, gap: '58.80', after: '2026-11-30' });
    const other = aStatement(0n, [{ day: '2026-12-01', amount: 100n }]).replace(
      'CZ8520100000002000000528',
      'CZ6508000000192000145399',
    );
    expect((await sendFile(admin, statements.upload, 'v.xml', other)).message?.content).toBe(
      'INVOICE.ERRORS.OTHER_ACCOUNT',
    );
  });

  it('is told by a person whose a payment is, and takes it back with the document corrected to nothing', async () => {
    const [partial, unknown] = (await bank()).waiting;
    await admin.asks(statements.assign, { id: partial?.id ?? 0, svjId: dub.id });
    await admin.asks(statements.assign, { id: unknown?.id ?? 0, svjId: dub.id });
    // The first took a part, the second the rest; what is beyond waits for the next proforma.
    expect(await papers(dub)).toEqual(['DD-2026-0002', 'DD-2026-0003', 'ZF-2026-0002']);
    expect((await heads.dub.asks(invoices.list, {})).credit).toBe('100.80');
    expect((await admin.refused(statements.assign, { id: unknown?.id ?? 0, svjId: lipa.id })).key).toBe(
      'BANK.ERRORS.PLACED',
    );
    await admin.asks(statements.undo, { id: unknown?.id ?? 0, reason: 'patří jinému domu' });
    expect(await papers(dub)).toEqual(['DD-2026-0002', 'DD-2026-0003', 'OD-2026-0001', 'ZF-2026-0002']);
    const [row] = (await heads.dub.asks(invoices.list, {})).invoices;
    expect(row).toMatchObject({ open: '45.20', total: '145.20', status: 'overdue' });
    expect((await heads.dub.asks(invoices.list, {})).credit).toBe('0.00');
    const corrective = (await admin.asks(invoicing.list, { sizePerPage: 'all' })).rows.find(
      (r) => r.kind === 'corrective',
    );
    expect(await admin.asks(invoicing.one, { id: corrective?.id ?? 0 })).toMatchObject({
      ...{ base: '-37.36', tax: '-7.84', total: '-45.20', reason: 'patří jinému domu' },
    });
    expect((await admin.refused(statements.undo, { id: unknown?.id ?? 0, reason: 'x' })).key).toBe(
      'BANK.ERRORS.NOT_PLACED',
    );
    // Given again, it settles what is open, and the settlement takes over what is left of the documents.
    await admin.asks(statements.assign, { id: unknown?.id ?? 0, svjId: dub.id });
    await morning(portal, '2026-12-15');
    const settled = (await admin.asks(invoicing.list, { sizePerPage: 'all' })).rows.find(
      (r) => r.kind === 'invoice' && r.house.id === dub.id,
    );
    expect(await admin.asks(invoicing.one, { id: settled?.id ?? 0 })).toMatchObject({
      total: '145.20',
      payable: '0.00',
    });
    expect((await admin.asks(invoicing.verify, {})).problems).toEqual([]);
  });

  it('parts a payment of a manager among houses, each with its document, and takes all of it back at once', async () => {
    // Both are to pay the month from 16 December; the account of a manager is nobody's.
    const open = async (house: TestHouse) =>
      (await (house === lipa ? heads.lipa : heads.dub).asks(invoices.list, {})).invoices
        .filter((i) => i.status !== 'paid')
        .map((i) => i.open);
    expect([await open(lipa), await open(dub)]).toEqual([['145.20'], ['44.40']]);
    const account = '2400123456/2010';
    const manager = { day: '2026-12-14', amount: 30_000n, name: 'Správa domů', counter: account };
    await uploads(aStatement(50_100n, [manager], '2026-12-14', '2026-12-14'));
    const { waiting, customers } = await bank();
    expect(customers.map((c) => [c.name, c.open])).toContainEqual(['SVJ Lipová 14', '145.20']);
    const id = waiting.find((m) => m.name === 'Správa domů')?.id ?? 0;
    const part = (house: TestHouse, amount: string) => ({ svjId: house.id, amount });
    const refused = async (shares: ReturnType<typeof part>[], restTo?: number) => {
      const { key, errors } = await admin.refused(statements.split, { id, shares, ...(restTo && { restTo }) });
      return Object.values(errors ?? {})[0] ?? key;
    };
    expect(await refused([part(lipa, '145.20')])).toBe('INVOICE.SPLIT_TWO');
    expect(await refused([part(lipa, '1'), part(lipa, '2')])).toBe('INVOICE.SPLIT_ONCE');
    expect(await refused([part(lipa, '145.20'), part(dub, '154.81')])).toBe('INVOICE.ERRORS.SPLIT_MORE');
    expect(await refused([part(lipa, '145.20'), part(dub, '44.40')])).toBe('INVOICE.ERRORS.SPLIT_REST');
    expect(await refused([part(lipa, '145.20'), { svjId: 999_999, amount: '44.40' }], lipa.id)).toBe(
      'INVOICE.ERRORS.NO_CUSTOMER',
    );
    const before = [(await papers(lipa)).length, (await papers(dub)).length];
    await admin.asks(statements.split, { id, shares: [part(lipa, '145.20'), part(dub, '44.40')], restTo: dub.id });
    expect([await open(lipa), await open(dub)]).toEqual([[], []]);
    expect([(await papers(lipa)).length, (await papers(dub)).length]).toEqual(before.map((n) => n + 1));
    expect((await heads.dub.asks(invoices.list, {})).credit).toBe('110.40');
    const placed = (await bank()).placed.find((m) => m.id === id);
    expect([placed?.house, placed?.shares.map((s) => [s.house.name, s.amount])]).toEqual([
      null,
      [
        ['SVJ Lipová 14', '145.20'],
        ['SVJ Dubová 3', '154.80'],
      ],
    ]);
    // The next payment of the same account is offered to the same houses, until the parting is taken back.
    const later = { ...manager, day: '2026-12-15', amount: 20_000n };
    await uploads(aStatement(80_100n, [later], '2026-12-15', '2026-12-15'));
    const again = async () => (await bank()).waiting.find((m) => m.day === '2026-12-15');
    expect((await again())?.parted.map((house) => house.name)).toEqual(['SVJ Lipová 14', 'SVJ Dubová 3']);
    await admin.asks(statements.undo, { id, reason: 'jiné domy' });
    expect((await again())?.parted).toEqual([]);
    await admin.asks(statements.aside, { id: (await again())?.id ?? 0, note: 'zkouška' });
    expect([await open(lipa), await open(dub)]).toEqual([['145.20'], ['44.40']]);
    expect((await heads.dub.asks(invoices.list, {})).credit).toBe('0.00');
    expect((await bank()).waiting.find((m) => m.id === id)?.shares).toEqual([]);
    expect((await admin.asks(invoicing.verify, {})).problems).toEqual([]);
    await admin.asks(statements.aside, { id, note: 'zkouška' });
  });

  it('puts aside what does not pay for the portal, and pairs a payment with what gave it back', async () => {
    const stranger = (await bank()).waiting.find((m) => m.name === 'Cizí');
    await admin.asks(statements.aside, { id: stranger?.id ?? 0, note: 'omyl banky' });
    portal.clock.now = new Date('2026-12-20T08:00:00Z');
    await uploads(aStatement(50_100n, [{ day: '2026-12-18', amount: -14_520n, counter }], '2026-12-03', '2026-12-19'));
    const [back] = (await bank()).waiting;
    expect(back?.returns).toMatchObject({ day: '2026-11-10' });
    await admin.asks(statements.giveBack, { id: back?.id ?? 0, reason: 'vráceno bankou' });
    expect((await bank()).placed.filter((m) => m.state === 'returned')).toHaveLength(2);
    // What was settled was taxed by the settlement: the money is asked for again, no document is taken
    // back but that of the part before.
    const [first] = (await heads.lipa.asks(invoices.list, {})).invoices.toReversed();
    expect(first).toMatchObject({ open: '145.20', status: 'overdue' });
    expect((await papers(lipa)).filter((number) => number.startsWith('OD'))).toEqual(['OD-2026-0002']);
    expect((await admin.refused(statements.assign, { id: back?.id ?? 0, svjId: lipa.id })).key).toBe(
      'BANK.ERRORS.PLACED',
    );
  });
});
