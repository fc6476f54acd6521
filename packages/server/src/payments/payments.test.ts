import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bank } from '#contract/bank/endpoints.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { fees } from '#contract/fees/endpoints.ts';
import { payments } from '#contract/payments/endpoints.ts';
import { anOffering, answers, aRequest, type Offering } from '#house/approvals.ts';
import { aCashForm } from '#house/cash.ts';
import type { Person } from '#house/house.ts';
import { anOfficer } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';

let portal: TestPortal;
let kit: Offering & { fee: number };
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
  const offering = await anOffering(portal);
  const { chair } = offering;
  const lift = { name: 'Servis výtahu', amount: '2 420', frequency: 'monthly', firstDue: '2026-01-10' } as const;
  const { id: fee } = await chair.asks(fees.create, lift);
  await chair.asks(cashdesk.open, { date: '2026-01-01', amount: '10 000' });
  kit = { ...offering, fee };
});
afterAll(() => portal.close());

const anExpense = (who: Person, amount: string, change = {}) => {
  const told = { type: 'expense', amount, name: 'Maznice výtahu', moneyFrom: 'Výtahy s.r.o.', ...change };
  return who.asks(cashdesk.create, aCashForm(told) as never);
};
const told = (change = {}) => ({ id: kit.fee, date: '2026-11-20', amount: '2420', name: 'Servis', ...change });
const pays = (source: object, change = {}) => kit.chair.asks(payments.create, told({ source, ...change }) as never);
const paid = async () => (await kit.chair.asks(payments.of, { id: kit.fee })).paid;
const notPaid = async (source: object | null, change = {}) => {
  const { key, code } = await kit.chair.refused(payments.create, told({ source, ...change }));
  return [key, code];
};

describe('payments of a fee', () => {
  it('are written by hand and counted this year beside what comes due; owners are told the sums alone', async () => {
    const one = await kit.chair.asks(payments.create, told({ supplier: 'Výtahy s.r.o.', externalNumber: '117' }));
    await kit.chair.asks(payments.create, told({ date: '2025-12-31', amount: '1' }));
    const all = await kit.chair.asks(payments.of, { id: kit.fee });
    expect(all).toMatchObject({ year: 2026, paid: '2420.00', due: '29040.00', total: 2 });
    expect(all.payments[0]).toMatchObject({ id: one.id, amount: '2420.00', state: 'counts', source: null });
    const seen = await kit.owner.asks(payments.of, { id: kit.fee });
    expect(seen).toMatchObject({ paid: '2420.00', due: '29040.00', payments: [], total: 0 });
    expect(seen.may).toEqual({ write: false, seeAll: false });
    expect((await kit.audit.asks(payments.of, { id: kit.fee })).payments).toHaveLength(2);
    await kit.owner.refused(payments.offers);
    await kit.audit.refused(payments.undo, { id: one.id, reason: 'x' });
    await kit.chair.asks(payments.undo, { id: one.id, reason: 'Zapsáno dvakrát' });
    expect(await paid()).toBe('0.00');
    expect((await kit.chair.refused(payments.undo, { id: one.id, reason: 'x' })).code).toBe(409);
  });

  it('of a day to come, of a fee of units and of nothing are refused; a fee that was paid stays', async () => {
    expect(await notPaid(null, { date: '2026-11-27' })).toEqual(['PAYMENTS.ERRORS.FUTURE', 422]);
    const ours = { name: 'Příspěvek', amount: '1', frequency: 'monthly', side: 'units' } as const;
    const { id } = await kit.chair.asks(fees.create, ours);
    expect(await notPaid(null, { id })).toEqual(['PAYMENTS.ERRORS.SIDE', 422]);
    const { errors } = await kit.chair.refused(payments.create, told({ amount: '0', name: '' }));
    expect(Object.keys(errors).sort()).toEqual(['amount', 'name']);
    expect((await kit.chair.refused(fees.remove, { id: kit.fee })).key).toBe('FEES.ERRORS.PAID');
    await kit.chair.asks(fees.remove, { id });
  });

  it('are made of an expense in cash once, with its sum and day, until it is cancelled', async () => {
    const { id } = await anExpense(kit.chair, '486.50');
    const source = { kind: 'cash', id };
    const offered = await kit.chair.asks(payments.offers, {});
    expect(offered.offers).toContainEqual(expect.objectContaining({ ...source, amount: '486.50' }));
    const one = await pays(source, { amount: '9999' });
    expect(one).toMatchObject({ amount: '486.50', date: '2026-11-10', source: { ...source, name: 'V2026/0001' } });
    expect(await notPaid(source)).toEqual(['PAYMENTS.ERRORS.PAID', 409]);
    expect((await kit.chair.asks(payments.ofRecord, { id })).fee).toEqual({ id: kit.fee, name: 'Servis výtahu' });
    expect(await paid()).toBe('486.50');
    const cashier = await anOfficer(kit.house, kit.chair, { cashDesk: 'r' });
    expect(await cashier.asks(payments.ofRecord, { id })).toEqual({ approval: null, fee: null });
    expect((await cashier.refused(payments.of, { id: kit.fee })).code).toBe(403);
    const { id: income } = await kit.chair.asks(cashdesk.create, aCashForm({}) as never);
    expect(await notPaid({ kind: 'cash', id: income })).toEqual(['PAYMENTS.ERRORS.NOT_EXPENSE', 422]);
    await kit.chair.asks(cashdesk.cancel, { id, reason: 'Vráceno' });
    expect(await paid()).toBe('0.00');
    expect((await kit.chair.asks(payments.of, { id: kit.fee })).payments.find((p) => p.id === one.id)?.state).toBe(
      'lost',
    );
    expect(await notPaid(source)).toEqual(['PAYMENTS.ERRORS.NOT_EXPENSE', 422]);
  });

  it('are made of a movement that went out, which is of the house from then on, until it is taken back', async () => {
    const gpc = readFileSync(new URL('../../fixtures/bank/vypis-2026-01.gpc', import.meta.url));
    await kit.chair.asks(bank.addAccount, { number: '2000000528/2010' });
    expect((await sendFile(kit.chair, bank.upload, 'vypis.gpc', gpc)).code).toBe(200);
    const lineWhere = (what: string) =>
      kit.house.inside(async (db, { svjId }) => {
        const { rows } = await db.execute<{ id: number }>(
          sql`select min(id) as id from bank_line where svj_id = ${svjId} and ${sql.raw(what)}`,
        );
        return rows[0]?.id;
      });
    const out = await lineWhere(`amount < 0 and state = 'waiting'`);
    const { offers } = await kit.chair.asks(payments.offers, {});
    const line = offers.find((o) => o.kind === 'bank' && o.id === out);
    if (!line) throw new Error('the month has a payment that went out and waits');
    const source = { kind: 'bank', id: line.id };
    const twice = await Promise.allSettled([pays(source), pays(source), pays(source)]);
    expect(twice.filter((t) => t.status === 'fulfilled')).toHaveLength(1);
    expect(await paid()).toBe(line.amount);
    const state = async () =>
      kit.house.inside(async (db, { svjId }) => {
        const { rows } = await db.execute<{ state: string }>(
          sql`select state from bank_line where svj_id = ${svjId} and id = ${line.id}`,
        );
        return rows[0]?.state;
      });
    expect(await state()).toBe('house');
    const came = await lineWhere('amount > 0');
    expect(await notPaid({ kind: 'bank', id: came })).toEqual(['PAYMENTS.ERRORS.NOT_OUT', 422]);
    await kit.chair.asks(bank.undo, { id: line.id, reason: 'Omyl' });
    expect(await paid()).toBe('0.00');
    expect((await kit.chair.asks(bank.verify, {})).problems).toEqual([]);
  });
});

describe('an approved request', () => {
  const requested = async (change = {}) => {
    const given = { amount: '1 890', supplierName: 'Elektro Malý s.r.o.', ...change };
    return (await aRequest(kit.chair, [kit.deputy], given)).id;
  };
  const became = (id: number) => kit.chair.asks(payments.became, { id });
  const notCash = async (id: number) => (await kit.chair.refused(payments.toCash, { id })).key;

  it('becomes an expense of today by one click, never twice; both lead to each other', async () => {
    const id = await requested();
    expect((await became(id)).may).toEqual({ cash: false, pay: false });
    expect(await notCash(id)).toBe('PAYMENTS.ERRORS.NOT_APPROVED');
    await answers(kit.deputy, id, 'approved');
    expect((await became(id)).may).toEqual({ cash: true, pay: true });
    const both = await Promise.allSettled([1, 2, 3].map(() => kit.chair.asks(payments.toCash, { id })));
    const made = both.flatMap((b) => (b.status === 'fulfilled' ? [b.value] : []));
    expect(made).toHaveLength(1);
    const record = await kit.chair.asks(cashdesk.one, { id: made[0]?.id as number });
    expect(record).toMatchObject({ type: 'expense', amount: '1890.00', date: '2026-11-26', name: 'Oprava střechy' });
    expect(record.moneyFrom).toBe('Elektro Malý s.r.o.');
    expect(await became(id)).toMatchObject({ cash: made[0], payment: null, may: { cash: false, pay: false } });
    expect(await kit.chair.asks(payments.ofRecord, { id: record.id })).toEqual({
      approval: { id, title: 'Oprava střechy' },
      fee: null,
    });
    expect(await notPaid({ kind: 'approval', id })).toEqual(['PAYMENTS.ERRORS.BECAME', 409]);
    await kit.chair.asks(cashdesk.cancel, { id: record.id, reason: 'Nekoupeno' });
    expect((await became(id)).may.cash).toBe(true);
  });

  it('becomes a payment of a fee, once, with its sum; taken back it may become one again', async () => {
    const id = await requested();
    await answers(kit.deputy, id, 'approved');
    const one = await pays({ kind: 'approval', id }, { amount: '1' });
    expect(one).toMatchObject({ amount: '1890.00', date: '2026-11-20', source: { id, name: 'Oprava střechy' } });
    expect(await notCash(id)).toBe('PAYMENTS.ERRORS.BECAME');
    expect((await became(id)).payment).toEqual({ feeId: kit.fee, fee: 'Servis výtahu' });
    await kit.chair.asks(payments.undo, { id: one.id, reason: 'Jiný poplatek' });
    expect((await became(id)).may.pay).toBe(true);
  });

  it('that paid a fee is one payment with the expense that paid it, whichever came first, and counts once', async () => {
    const before = Number(await paid());
    const id = await requested({ amount: '777' });
    await answers(kit.deputy, id, 'approved');
    const one = await pays({ kind: 'approval', id });
    const { id: cash } = await anExpense(kit.chair, '777');
    const source = { kind: 'cash', id: cash };
    const asked = await kit.chair.refused(payments.create, told({ source }));
    expect([asked.key, asked.code]).toEqual(['PAYMENTS.ERRORS.TWICE', 409]);
    expect(asked.data).toEqual({
      source,
      twins: [{ id: one.id, date: '2026-11-20', name: 'Servis', title: 'Oprava střechy' }],
    });
    expect(await notPaid(source, { joins: one.id + 999 })).toEqual(['PAYMENTS.ERRORS.NO_TWIN', 422]);
    const joined = await pays(source, { joins: one.id });
    expect(joined).toMatchObject({ id: one.id, date: '2026-11-10', amount: '777.00', state: 'counts' });
    expect(joined).toMatchObject({ source, request: { id, title: 'Oprava střechy' } });
    expect(Number(await paid())).toBe(before + 777);
    expect((await became(id)).payment?.feeId).toBe(kit.fee);
    // Said to be another one, it counts for itself; the request of the first is not asked about again.
    const { id: more } = await anExpense(kit.chair, '777');
    await pays({ kind: 'cash', id: more });
    expect(Number(await paid())).toBe(before + 2 * 777);
    const late = await requested({ amount: '777', title: 'Druhá oprava' });
    await answers(kit.deputy, late, 'approved');
    expect(await notPaid({ kind: 'approval', id: late })).toEqual(['PAYMENTS.ERRORS.TWICE', 409]);
    await pays({ kind: 'approval', id: late }, { joins: 'another' });
    expect(Number(await paid())).toBe(before + 3 * 777);
    await kit.chair.asks(cashdesk.cancel, { id: cash, reason: 'Omyl' });
    expect(Number(await paid())).toBe(before + 2 * 777);
  });

  it('that was rejected, has no sum, or says nobody who is paid becomes nothing by itself', async () => {
    const rejected = await requested();
    await answers(kit.deputy, rejected, 'rejected');
    expect(await notCash(rejected)).toBe('PAYMENTS.ERRORS.NOT_APPROVED');
    expect(await notPaid({ kind: 'approval', id: rejected })).toEqual(['PAYMENTS.ERRORS.NOT_APPROVED', 422]);
    const free = await requested({ amount: null });
    await answers(kit.deputy, free, 'approved');
    expect(await notCash(free)).toBe('PAYMENTS.ERRORS.NO_AMOUNT');
    const nobody = await requested({ supplierName: '' });
    await answers(kit.deputy, nobody, 'approved');
    expect(Object.keys((await kit.chair.refused(payments.toCash, { id: nobody })).errors)).toEqual(['moneyFrom']);
    await kit.chair.asks(payments.toCash, { id: nobody, moneyFrom: 'Zámečník' });
  });
});
