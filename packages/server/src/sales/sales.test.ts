import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '#contract/accounts/endpoints.ts';
import { bank } from '#contract/bank/endpoints.ts';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { clearances } from '#contract/clearances/endpoints.ts';
import { sales } from '#contract/sales/endpoints.ts';
import { ownSales } from '#contract/sales/endpoints-own.ts';
import { units } from '#contract/units/endpoints.ts';
import { camtText } from '#house/bank-months.ts';
import { aHouse, edited, type Person, type TestHouse } from '#house/house.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';
import { enterDebts } from '../accounts/steps.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
});
afterAll(() => portal.close());

const day = '2026-11-11';
const idOf = (who: Person) => who.memberId as number;

type Kit = { house: TestHouse; chair: Person; seller: Person; buyer: Person; id: number };
/** A hundred crowns a month of the year, due on the fifteenth; the seller paid 950 and sold on the eleventh of November. */
async function sold({ keeps = 0, confirmed = false }: { keeps?: number; confirmed?: boolean } = {}): Promise<Kit> {
  const house = await aHouse(portal);
  const [chair, seller, buyer] = [
    await house.chair(),
    await house.owner(),
    await house.owner({ lastName: 'Kupující' }),
  ];
  const unit = await house.unit(chair, '1247/8', [1, 2], [{ memberIds: [idOf(seller)] }]);
  const debts = Array.from({ length: 12 }, (_, i) => {
    const month = `2026-${String(i + 1).padStart(2, '0')}`;
    const of = { day: `${month}-15`, month: `${month}-01`, text: 'Předpis', source: null };
    return { unitId: unit.id, amount: 10_000n, ...of };
  });
  await house.inside((db, scope) => enterDebts({ db, scope, now: portal.clock.now }, debts));
  await cash(chair, unit.id, '950', '2026-10-12');
  if (confirmed) {
    const of = { unitId: unit.id, date: '2026-11-10' };
    const { fingerprint } = await chair.asks(clearances.preview, of);
    await chair.asks(clearances.issue, { ...of, fingerprint });
  }
  const half = { joint: false, share: toText(fraction(1, 2)) };
  const whole = { joint: false, share: toText(fraction(1, 1)) };
  const owners = keeps
    ? [seller, buyer].map((p) => ({ ...half, memberIds: [idOf(p)] }))
    : [{ ...whole, memberIds: [idOf(buyer)] }];
  await chair.asks(units.update, edited(unit, { owners, validFrom: day }) as never);
  return { house, chair, seller, buyer, id: unit.id };
}
const cash = (by: Person, id: number, amount: string, date: string) =>
  by.asks(accounts.enter, { id, kind: 'cash', amount, date, text: '' });
async function hands({ chair, id }: Kit, given: number[] = []): Promise<number> {
  const asked = { unitId: id, date: day, given };
  const { fingerprint } = await chair.asks(sales.preview, asked);
  return (await chair.asks(sales.make, { ...asked, fingerprint })).id;
}
const sound = async (by: Person) => expect((await by.asks(accounts.verify, {})).problems).toEqual([]);

describe('a handover', () => {
  it('splits the month by days, leaves with the seller what nobody confirmed, and opens the account of the buyer', async () => {
    const kit = await sold();
    const { chair, seller, buyer, id } = kit;
    expect(await chair.asks(sales.days, { unitId: id })).toMatchObject({ days: [{ date: day, whole: true }] });
    const preview = await chair.asks(sales.preview, { unitId: id, date: day });
    expect(preview).toMatchObject({ clearance: null, passed: '0.00', left: '83.33' });
    expect(preview.shares).toMatchObject([{ sellerDays: 10, buyerDays: 20, seller: '33.33', buyer: '66.67' }]);
    const sale = await hands(kit);
    const seen = await buyer.asks(accounts.one, { id });
    expect(seen).toMatchObject({ balance: '66.67', missing: '66.67' });
    expect(seen.months.map((m) => `${m.month} ${m.prescribed} ${m.balance}`)).toEqual([
      '2026-12-01 100.00 null',
      '2026-11-01 66.67 66.67',
    ]);
    expect((await buyer.asks(accounts.balance, { id, date: day })).balance).toBe('0.00');
    expect((await chair.asks(accounts.balance, { id, date: '2026-11-10' })).balance).toBe('0.00');
    const rest = await seller.asks(sales.one, { id: sale });
    expect(rest).toMatchObject({
      balance: '83.33',
      rest: '83.33',
      may: { write: false, undo: false, all: false },
      by: '',
    });
    expect(rest.next).toMatchObject({ amount: '83.33' });
    await sound(chair);
  });

  it('moves by one entry what the confirmation named, with the seller as surety', async () => {
    const kit = await sold({ confirmed: true });
    const { chair, buyer, id } = kit;
    const sale = await hands(kit);
    expect(await chair.asks(sales.one, { id: sale })).toMatchObject({
      passed: '50.00',
      balance: '33.33',
      clearance: 'D2026/0001',
    });
    const { entries, balance } = await buyer.asks(accounts.one, { id });
    expect(balance).toBe('116.67');
    expect(entries.filter((e) => e.kind === 'passed')).toMatchObject([
      { date: day, amount: '50.00', reason: 'D2026/0001 (§ 1186)' },
    ]);
    // A debt that somebody answers for comes after one without.
    await cash(chair, id, '66.67', '2026-11-25');
    expect((await chair.asks(accounts.one, { id })).missing).toBe('50.00');
    const told = await chair.asks(clearances.preview, { unitId: id, date: '2026-11-26' });
    expect(told).toMatchObject({ sum: '50.00', debts: [{ kind: 'passed' }] });
    await sound(chair);
  });

  it('gives the seller what they paid ahead and what came since, and nobody else sees it', async () => {
    const kit = await sold();
    const { chair, seller, buyer, id } = kit;
    await cash(chair, id, '250', '2026-11-05');
    await cash(chair, id, '40', '2026-11-20');
    const { payments } = await chair.asks(sales.preview, { unitId: id, date: day });
    expect(payments).toMatchObject([{ date: '2026-11-20', amount: '40.00', given: false }]);
    const sale = await hands(kit, [payments[0]?.id ?? 0]);
    // 50 of October and 33.33 of November are owed, 250 and 40 were paid.
    expect(await seller.asks(sales.one, { id: sale })).toMatchObject({ balance: '-206.67', next: null });
    const seen = await buyer.asks(accounts.one, { id });
    expect(seen).toMatchObject({ balance: '66.67' });
    expect(seen.entries.filter((e) => e.kind !== 'prescribed' && e.kind !== 'shared')).toEqual([]);
    await sound(chair);
  });

  it('sends what comes later where it belongs: by its day, by the debt that it is of, or by hand', async () => {
    const kit = await sold();
    const { chair, house, buyer, id } = kit;
    const october = (await chair.asks(accounts.one, { id })).entries.find((e) => e.month === '2026-10-01')?.id ?? 0;
    const sale = await hands(kit);
    await cash(chair, id, '20', '2026-11-09');
    const lowered = {
      unitId: id,
      amount: -1_000n,
      day: '2026-11-26',
      month: '2026-10-01',
      text: 'Oprava',
      source: null,
    };
    await house.inside((db, scope) =>
      enterDebts({ db, scope, now: portal.clock.now }, [{ ...lowered, of: october, kind: 'corrected' }]),
    );
    await chair.asks(sales.pay, { id: sale, kind: 'paid', date: '2026-11-25', amount: '3.33' });
    await cash(chair, id, '30', '2026-11-24');
    const { payments, balance } = await chair.asks(sales.one, { id: sale });
    expect([balance, payments.length]).toEqual(['50.00', 1]);
    await chair.asks(sales.give, { id: sale, entryId: payments[0]?.id ?? 0, note: 'Poslal to prodávající' });
    expect((await chair.asks(sales.one, { id: sale })).balance).toBe('20.00');
    expect((await buyer.asks(accounts.one, { id })).balance).toBe('66.67');
    const early = (await chair.asks(accounts.one, { id })).entries.find((e) => e.date === '2026-10-12')?.id ?? 0;
    const undone = { id, entryId: early, reason: 'Omyl' };
    expect(await chair.refused(accounts.undo, undone)).toMatchObject({ code: 422, key: 'UNIT_ACCOUNTS.ERRORS.HANDED' });
    await sound(chair);
  });

  it('has payments of the seller offered to their side with a reason, and what is left over goes back or to the unit', async () => {
    const kit = await sold();
    const { chair, buyer, id } = kit;
    await chair.asks(bank.addAccount, { number: '2000000528/2010', name: 'Běžný' });
    const theirs = { counter: '19-2000145399/0800', vs: '12470008', name: 'Kdokoli', message: '' };
    const lines = [
      { ...theirs, day: '2026-10-20', amount: 5_000n },
      { ...theirs, day: '2026-11-20', amount: 3_333n },
      {
        ...theirs,
        counter: '',
        vs: '',
        day: '2026-11-21',
        amount: 10_000n,
        message: `Předání jednotky 1247/8, předchozí vlastník`,
      },
      { ...theirs, counter: '7000000037/2010', name: 'Kupující Jan', day: '2026-11-22', amount: 6_667n },
    ].map((l, at) => ({ ...l, currency: 'CZK', ks: '', ss: '', reverses: false, reference: `${at}` }));
    const closing = lines.reduce((sum, l) => sum + l.amount, 0n);
    const month = { account: '2000000528/2010', opening: 0n, closing, from: '2026-10-01', to: '2026-11-30', lines };
    const sent = await sendFile(chair, bank.upload, 'vypis.xml', Buffer.from(camtText(month, '02')));
    const statement = (sent.data as { id: number }).id;
    const waiting = async () => (await chair.asks(bank.one, { id: statement })).waitingLines;
    const takes = async (at: number) => {
      const line = (await waiting()).find((l) => l.day === lines[at]?.day);
      const parts = (line?.proposals[0]?.parts ?? []).map((p) => ({
        ...{ unitId: p.unit.id, amount: p.amount, items: p.items.map((i) => i.id) },
        ...(p.side > 0 && { side: p.side }),
      }));
      return (await chair.asks(bank.assign, { id: line?.id as number, parts })).parts[0];
    };
    await takes(0);
    const sale = await hands(kit);
    const offers = (await waiting()).map(({ proposals: [first] }) => [
      first?.parts[0]?.side,
      first?.reasons.map((r) => r.why),
    ]);
    expect(offers).toEqual([
      [1, ['accountSeller', 'exact']],
      [1, ['saysSeller', 'higher']],
      [0, ['symbol', 'exact', 'surname']],
    ]);
    expect(await takes(1)).toMatchObject({ side: 1, amount: '33.33' });
    // Their account paid for them since as well: what it pays next is offered to them again.
    expect(await takes(2)).toMatchObject({ side: 1 });
    expect(await takes(3)).toMatchObject({ side: 0 });
    const balance = async () => (await chair.asks(sales.one, { id: sale })).balance;
    expect(await balance()).toBe('-100.00');
    expect(await buyer.asks(accounts.one, { id })).toMatchObject({ balance: '0.00' });
    const of = { id: sale, date: '2026-11-25', note: 'Na žádost' };
    const more = await chair.refused(sales.refund, { ...of, way: 'back', amount: '100.01' });
    expect(more).toMatchObject({ code: 422, key: 'SALES.ERRORS.MORE' });
    await chair.asks(sales.refund, { ...of, way: 'back', amount: '70' });
    await chair.asks(sales.refund, { ...of, way: 'unit', amount: '30' });
    expect([await balance(), (await buyer.asks(accounts.one, { id })).balance]).toEqual(['0.00', '-30.00']);
    const { entries } = await chair.asks(sales.one, { id: sale });
    const back = entries.find((e) => e.amount === '70.00');
    expect(back).toMatchObject({ kind: 'refunded', open: '0.00', may: { undo: true } });
    await chair.asks(accounts.undo, { id, entryId: back?.id as number, reason: 'Omyl' });
    expect(await balance()).toBe('-70.00');
    expect((await chair.asks(bank.verify, {})).problems).toEqual([]);
    await sound(chair);
  });

  it('is undone with a reason: the account stands as if it had not been, and it may be done again', async () => {
    const kit = await sold({ confirmed: true });
    const { chair, id } = kit;
    const on = async (date: string) => (await chair.asks(accounts.balance, { id, date })).balance;
    const days = ['2026-10-31', '2026-11-10', day, '2026-11-26', '2026-12-31'];
    const before = await Promise.all(days.map(on));
    const sale = await hands(kit);
    await chair.asks(sales.pay, { id: sale, kind: 'paid', date: '2026-11-26', amount: '10' });
    await chair.asks(sales.undo, { id: sale, reason: 'Převod se nekonal' });
    const after = await Promise.all(days.map(on));
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
    expect(after[3]).toBe('140.00');
    expect(await chair.asks(sales.one, { id: sale })).toMatchObject({
      balance: '0.00',
      undone: true,
      may: { undo: false },
    });
    expect(await chair.refused(sales.undo, { id: sale, reason: 'Znovu' })).toMatchObject({ code: 409 });
    const again = await hands(kit);
    expect(await chair.asks(sales.one, { id: again })).toMatchObject({ passed: '50.00', balance: '33.33' });
    await sound(chair);
  });

  it('is done once by two at a time, and as it was read', async () => {
    const kit = await sold();
    const { chair, id } = kit;
    const asked = { unitId: id, date: day };
    const read = await chair.asks(sales.preview, asked);
    await cash(chair, id, '5', '2026-11-25');
    const stale = { ...asked, fingerprint: read.fingerprint };
    expect(await chair.refused(sales.make, stale)).toMatchObject({ code: 409, key: 'SALES.ERRORS.CHANGED' });
    const { fingerprint } = await chair.asks(sales.preview, asked);
    const both = await Promise.all([1, 2].map(() => chair.call(sales.make, { ...asked, fingerprint })));
    expect(both.map((b) => b.status).sort()).toEqual([200, 422]);
    expect((await chair.asks(ownSales.list, { unitId: id })).sales).toHaveLength(1);
    await sound(chair);
  });

  it('is of a day on which all owners changed, no part of them and no day without it', async () => {
    const { chair, id } = await sold({ keeps: 1 });
    const key = async (date: string) => (await chair.refused(sales.preview, { unitId: id, date })).key;
    expect([await key(day), await key('2026-11-12')]).toEqual(['SALES.ERRORS.PART', 'SALES.ERRORS.DAY']);
    expect((await chair.asks(sales.days, { unitId: id })).days).toMatchObject([{ whole: false }]);
  });

  it('is seen by the seller, also once the house is theirs no more, and by who sees all accounts', async () => {
    const kit = await sold();
    const { house, chair, seller, buyer, id } = kit;
    const sale = await hands(kit);
    const audit = await house.person({ role: 'auditMayor' });
    const other = await house.owner();
    await house.unit(chair, '1247/9', [1, 2], [{ memberIds: [idOf(other)] }]);
    for (const by of [buyer, other]) {
      expect(await by.refused(sales.one, { id: sale })).toMatchObject({ code: 404, key: 'SALES.NOT_FOUND' });
      expect((await by.asks(ownSales.list, {})).sales).toEqual([]);
    }
    expect((await audit.asks(sales.one, { id: sale })).may).toMatchObject({ write: false, all: true });
    expect(await audit.refused(sales.undo, { id: sale, reason: 'Ne' })).toMatchObject({ code: 403 });
    expect((await seller.refused(accounts.one, { id })).code).toBe(404);
    expect((await seller.asks(ownSales.list, {})).sales).toMatchObject([{ id: sale, balance: '83.33' }]);
    const { url } = await seller.asks(ownSales.paper, { id: sale });
    const reply = await portal.app.inject({ url, headers: seller.headers() });
    const words = (await readPdf(reply.rawPayload)).pages.join(' ').replace(/[\s\u00a0]+/g, ' ');
    for (const told of ['1247/8', '33,33', '66,67', '83,33', 'nepřešel žádný dluh']) expect(words).toContain(told);
  });

  it('names a row that was changed past the portal', async () => {
    const kit = await sold();
    await hands(kit);
    const above = new pg.Client({ connectionString: portal.ownerUrl });
    await above.connect();
    await above.query(`select set_config('app.svj_id', '${kit.house.id}', false)`);
    const changed = 'update account_entry set side = 2 where side = 1 and kind = $1 and svj_id = $2 returning n';
    const { rows } = await above.query<{ n: number }>(changed, ['handed', kit.house.id]);
    await above.end();
    expect((await kit.chair.asks(accounts.verify, {})).problems).toContainEqual({
      what: 'entry',
      n: rows[0]?.n,
      unit: '1247/8',
    });
  });
});
