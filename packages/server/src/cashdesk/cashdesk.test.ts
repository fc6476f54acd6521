import { sql } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { pictures } from '#contract/association/endpoints-pictures.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { cashClosings } from '#contract/cashdesk/endpoints-closings.ts';
import { home } from '#contract/home/endpoints.ts';
import { second } from '#contract/second/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';
import { uploads } from '#house/sending-files.ts';
import { readRows } from '../base/sheets/sheets.ts';
import { askSeconds } from '../course/jobs-second.ts';

let portal: TestPortal;
const start = new Date('2026-11-26T09:00:00Z');
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = start;
});
afterAll(() => portal.close());

type Kit = { house: TestHouse; chair: Person };
/** A house whose desk had a thousand crowns on the first of September. */
async function opened(amount = '1000', date = '2026-09-01'): Promise<Kit> {
  const house = await aHouse(portal);
  const chair = await house.chair();
  await chair.asks(cashdesk.open, { date, amount });
  return { house, chair };
}
const form = (type: 'income' | 'expense', amount: string, date = '2026-11-10', more: object = {}) => ({
  ...{ type, amount, date, name: 'Žárovky', moneyFrom: 'Elektro Malý', acceptedBy: 'Věra Hrdličková' },
  ...more,
});
const writes = (who: Person, ...asked: Parameters<typeof form>) => who.asks(cashdesk.create, form(...asked));
/** Notes and coins of so many crowns. */
const counted = (crowns: number) => [{ value: 1, pieces: crowns }];

describe('records', () => {
  it('get numbers by kind and year, and balances by day, incomes before expenses', async () => {
    const { chair } = await opened();
    const first = await writes(chair, 'expense', '486', '2026-11-10');
    expect(first).toMatchObject({ documentNumber: 'V2026/0001', amount: '486.00', balance: '514.00' });
    await writes(chair, 'income', '1 200,50 Kč', '2026-11-10');
    await writes(chair, 'expense', '312', '2026-10-05');
    const { records, months, ...sums } = await chair.asks(cashdesk.list, {});
    expect(records.map((r) => [r.date, r.documentNumber, r.amount, r.balance])).toEqual([
      ['2026-11-10', 'V2026/0001', '486.00', '1402.50'],
      ['2026-11-10', 'P2026/0001', '1200.50', '1888.50'],
      ['2026-10-05', 'V2026/0002', '312.00', '688.00'],
    ]);
    expect(sums).toEqual({ total: 3, income: '1200.50', expense: '798.00' });
    expect(months.map((m) => [m.month, m.income, m.expense, m.balance, m.state, m.count])).toEqual([
      ['2026-11-01', '1200.50', '486.00', '1402.50', 'open', 2],
      ['2026-10-01', '0.00', '312.00', '688.00', 'open', 1],
    ]);
    const desk = await chair.asks(cashdesk.desk, {});
    expect(desk).toMatchObject({
      balance: '1402.50',
      next: { income: 'P2026/0002', expense: 'V2026/0003' },
      years: [2026],
    });
  });

  it('are found by text, type, period and amount, with sums of what was found', async () => {
    const { chair } = await opened();
    await writes(chair, 'income', '500', '2026-09-10', { name: 'Čip ke vchodu' });
    await writes(chair, 'expense', '200', '2026-10-10', { externalNumber: 'FA 77' });
    await writes(chair, 'expense', '300', '2026-11-10');
    const found = async (filters: object) => {
      const { records, total } = await chair.asks(cashdesk.list, { filters: JSON.stringify(filters) } as never);
      expect(records).toHaveLength(total);
      return records.map((r) => `${r.documentNumber} ${r.balance}`);
    };
    expect(await found({ text: 'cip' })).toEqual(['P2026/0001 1500.00']);
    expect(await found({ text: 'fa 77' })).toEqual(['V2026/0001 1300.00']);
    expect(await found({ type: 'expense' })).toEqual(['V2026/0002 1000.00', 'V2026/0001 1300.00']);
    expect(await found({ from: '2026-10-01', to: '2026-10-31' })).toEqual(['V2026/0001 1300.00']);
    expect(await found({ amountFrom: '250', amountTo: '499,99' })).toEqual(['V2026/0002 1000.00']);
    expect(await found({ year: 2025 })).toEqual([]);
  });

  it('never leave the desk short on any day, and the refusal names the first one', async () => {
    const { chair } = await opened('100');
    await writes(chair, 'income', '500', '2026-11-20');
    await writes(chair, 'expense', '550', '2026-11-21');
    const refused = await chair.refused(cashdesk.create, form('expense', '120', '2026-11-10'));
    expect(refused).toMatchObject({
      ...{ code: 422, key: 'CASH.ERRORS.NEGATIVE' },
      data: { day: '2026-11-10', missing: '20.00', errors: { amount: 'CASH.ERRORS.NEGATIVE' } },
    });
    const later = await chair.refused(cashdesk.create, form('expense', '60', '2026-11-10'));
    expect(later.data).toMatchObject({ day: '2026-11-21', missing: '10.00' });
    // What was refused took no number.
    expect((await writes(chair, 'expense', '50', '2026-11-10')).documentNumber).toBe('V2026/0002');
  });

  it('are refused before the desk was opened, in days to come, with nothing and with less than nothing', async () => {
    const { chair } = await opened();
    const why = async (...asked: Parameters<typeof form>) => {
      const { key, errors } = await chair.refused(cashdesk.create, form(...asked));
      return [key, ...Object.values(errors)];
    };
    expect(await why('income', '1', '2026-08-31')).toContain('CASH.ERRORS.BEFORE_OPENING');
    expect(await why('income', '1', '2026-11-27')).toContain('CASH.ERRORS.FUTURE');
    expect(await why('income', '0')).toContain('MONEY.ZERO');
    expect(await why('income', '-5')).toContain('MONEY.NEGATIVE');
    expect(await why('income', '1,234')).toContain('MONEY.UNCLEAR');
    const { chair: other } = { chair: await (await aHouse(portal)).chair() };
    expect((await other.refused(cashdesk.create, form('income', '1'))).key).toBe('CASH.ERRORS.NO_OPENING');
  });

  it('change by texts; by sum, day and type only the last one that was never printed', async () => {
    const { chair } = await opened();
    const a = await writes(chair, 'expense', '100');
    const b = await writes(chair, 'expense', '200');
    const change = (r: { id: number; updatedAt: string }, more: object) =>
      ({ ...form('expense', '100'), id: r.id, updatedAt: r.updatedAt, ...more }) as never;
    const named = await chair.asks(cashdesk.update, change(a, { name: 'Pojistky' }));
    expect(named).toMatchObject({ name: 'Pojistky', documentNumber: 'V2026/0001', may: { editFixed: false } });
    expect((await chair.refused(cashdesk.update, change(a, {}))).code).toBe(409);
    const fixed = await chair.refused(cashdesk.update, change(named, { amount: '150' }));
    expect(fixed.key).toBe('CASH.ERRORS.FIXED');
    // The last of its series may even become an income; its number is free again.
    const moved = await chair.asks(cashdesk.update, change(b, { type: 'income', amount: '250' }));
    expect(moved).toMatchObject({ documentNumber: 'P2026/0001', amount: '250.00', balance: '1250.00' });
    const c = await writes(chair, 'expense', '10');
    expect(c.documentNumber).toBe('V2026/0002');
    await chair.asks(cashdesk.voucher, { id: c.id });
    expect(await chair.asks(cashdesk.one, { id: c.id })).toMatchObject({ printed: true, may: { editFixed: false } });
    expect((await chair.refused(cashdesk.update, change(c, { amount: '11' }))).key).toBe('CASH.ERRORS.FIXED');
    expect((await chair.asks(cashdesk.desk, {})).balance).toBe('1140.00');
  });

  it('are undone by an opposite record of today, both lead to each other, and nothing is deleted', async () => {
    const { chair } = await opened();
    const r = await writes(chair, 'expense', '689', '2026-09-12');
    const back = await chair.asks(cashdesk.cancel, { id: r.id, reason: 'správně 598' });
    expect(back).toMatchObject({
      ...{ documentNumber: 'P2026/0001', date: '2026-11-26', amount: '689.00', cause: 'cancel', balance: '1000.00' },
      cancels: { id: r.id, documentNumber: 'V2026/0001' },
      may: { cancel: false, editFixed: false },
    });
    expect((await chair.asks(cashdesk.one, { id: r.id })).cancelledBy).toMatchObject({ documentNumber: 'P2026/0001' });
    expect((await chair.refused(cashdesk.cancel, { id: r.id, reason: 'znovu' })).key).toBe('CASH.ERRORS.CANCELLED');
    expect((await chair.refused(cashdesk.cancel, { id: back.id, reason: 'zpět' })).key).toBe('CASH.ERRORS.COUNTER');
    expect(await chair.refused(cashdesk.remove, { id: r.id })).toMatchObject({
      code: 422,
      key: 'CASH.ERRORS.NUMBERED',
    });
  });
});

describe('haléře', () => {
  it('are settled by a record of their own when somebody asks for it, once, and never by themselves', async () => {
    const { chair } = await opened();
    const r = await writes(chair, 'expense', '486,50');
    expect(r.may.round).toBe(true);
    expect((await chair.asks(cashdesk.desk, {})).balance).toBe('513.50');
    const settled = await chair.asks(cashdesk.round, { id: r.id });
    expect(settled).toMatchObject({
      rounding: { documentNumber: 'V2026/0002' },
      may: { round: false, editFixed: false },
    });
    const by = await chair.asks(cashdesk.one, { id: settled.rounding?.id as number });
    expect(by).toMatchObject({ ...{ amount: '0.50', cause: 'rounding', date: '2026-11-10' }, rounds: { id: r.id } });
    expect((await chair.asks(cashdesk.desk, {})).balance).toBe('513.00');
    expect((await chair.refused(cashdesk.round, { id: r.id })).key).toBe('CASH.ERRORS.ROUNDED');
    expect((await chair.refused(cashdesk.round, { id: by.id })).key).toBe('CASH.ERRORS.WHOLE');
    const whole = await writes(chair, 'income', '100');
    expect((await chair.refused(cashdesk.round, { id: whole.id })).key).toBe('CASH.ERRORS.WHOLE');
    // Of a closed month they are settled today.
    const old = await writes(chair, 'income', '10,40', '2026-09-10');
    await chair.asks(cashClosings.close, { month: '2026-09-01', counts: counted(623), reason: 'haléře' });
    const late = await chair.asks(cashdesk.round, { id: old.id });
    const { date, type } = await chair.asks(cashdesk.one, { id: late.rounding?.id as number });
    expect([date, type]).toEqual(['2026-11-26', 'expense']);
    expect(await chair.asks(cashdesk.verify, {})).toMatchObject({ problems: [] });
  });
});

it('a record is cancelled together with what settled its haléře, unless that was cancelled before', async () => {
  const { chair } = await opened();
  for (const isApart of [false, true]) {
    const r = await writes(chair, 'expense', '486,50');
    const { rounding } = await chair.asks(cashdesk.round, { id: r.id });
    const id = rounding?.id as number;
    if (isApart) await chair.asks(cashdesk.cancel, { id, reason: 'omyl' });
    const before = (await chair.asks(cashdesk.list, {})).total;
    await chair.asks(cashdesk.cancel, { id: r.id, reason: 'reklamace' });
    expect((await chair.asks(cashdesk.one, { id })).cancelledBy).not.toBeNull();
    expect((await chair.asks(cashdesk.list, {})).total - before).toBe(isApart ? 1 : 2);
    expect((await chair.asks(cashdesk.desk, {})).balance).toBe('1000.00');
  }
  expect(await chair.asks(cashdesk.verify, {})).toMatchObject({ problems: [] });
});

describe('rights', () => {
  it('audit reads, owners and other houses see nothing, and a receipt is seen by whoever reads the desk', async () => {
    const { house, chair } = await opened();
    const r = await writes(chair, 'income', '10');
    const [audit, owner, other] = [
      await house.person({ role: 'auditMember' }),
      await house.owner(),
      (await opened()).chair,
    ];
    expect((await audit.asks(cashdesk.list, {})).total).toBe(1);
    expect(await audit.asks(cashdesk.one, { id: r.id })).toMatchObject({ may: { edit: false, cancel: false } });
    expect((await audit.refused(cashdesk.create, form('income', '1'))).code).toBe(403);
    expect((await audit.refused(cashdesk.round, { id: r.id })).code).toBe(403);
    expect((await owner.refused(cashdesk.list, {})).code).toBe(403);
    expect((await owner.refused(cashdesk.one, { id: r.id })).code).toBe(403);
    expect((await other.refused(cashdesk.one, { id: r.id })).code).toBe(404);
    expect((await other.refused(cashdesk.cancel, { id: r.id, reason: 'x' })).code).toBe(404);
    expect((await other.asks(cashdesk.list, {})).total).toBe(0);
  });
});

describe('the initial balance', () => {
  it('is changed until the first month is closed, and never so that the desk was short', async () => {
    const { chair } = await opened();
    await writes(chair, 'expense', '900', '2026-09-10');
    expect((await chair.refused(cashdesk.open, { date: '2026-09-01', amount: '899,99' })).data).toMatchObject({
      missing: '0.01',
    });
    expect((await chair.refused(cashdesk.open, { date: '2026-09-11', amount: '1000' })).key).toBe(
      'CASH.ERRORS.OPENING_LATE',
    );
    expect((await chair.asks(cashdesk.open, { date: '2026-09-05', amount: '900' })).balance).toBe('0.00');
    await chair.asks(cashClosings.close, { month: '2026-09-01', counts: [] });
    expect((await chair.refused(cashdesk.open, { date: '2026-09-05', amount: '950' })).key).toBe(
      'CASH.ERRORS.OPENING_FIXED',
    );
  });
});

describe('the difference up to which one person closes a month', () => {
  const sets = (secondAbove: string, amount = '1000') => ({ date: '2026-06-01', amount, secondAbove });
  const closes = (who: Person, month: string, crowns: number) =>
    who.asks(cashClosings.close, { month, counts: counted(crowns), reason: 'nevíme' });

  it('is what the house says, to a haléř, also after months were closed: none at all, or a larger one', async () => {
    const { house, chair } = await opened('1000', '2026-06-01');
    const other = await house.person({ role: 'memberCommittee' });
    expect((await chair.asks(cashdesk.desk, {})).opening).toMatchObject({ secondAbove: '500.00' });
    expect(await closes(chair, '2026-06-01', 1500)).toMatchObject({ state: 'closed', alone: false });
    await chair.asks(cashdesk.open, sets('0'));
    const one = await closes(chair, '2026-07-01', 1499);
    expect(one).toMatchObject({ state: 'waiting', difference: '-1.00' });
    // A count that waits is not let through by a limit that was raised after it.
    await chair.asks(cashdesk.open, sets('2 000'));
    expect((await chair.asks(cashClosings.one, { id: one.id })).state).toBe('waiting');
    expect((await chair.refused(cashClosings.confirm, { id: one.id })).key).toBe('SECOND.ERRORS.BARRED');
    expect(await other.asks(cashClosings.confirm, { id: one.id })).toMatchObject({ state: 'closed' });
    expect(await closes(chair, '2026-08-01', 3499)).toMatchObject({ state: 'closed', difference: '2000.00' });
    await chair.asks(cashdesk.open, sets('1 999,99'));
    expect(await closes(chair, '2026-09-01', 1499)).toMatchObject({ state: 'waiting', difference: '-2000.00' });
    expect(await chair.asks(cashdesk.verify, {})).toMatchObject({ problems: [] });
  });

  it('where it is none, a month that fits is closed by one person all the same', async () => {
    const { house, chair } = await opened('1000', '2026-06-01');
    await house.person({ role: 'memberCommittee' });
    await chair.asks(cashdesk.open, sets('0'));
    const fits = { state: 'closed', alone: false, record: null, confirmedBy: null };
    expect(await closes(chair, '2026-06-01', 1000)).toMatchObject(fits);
  });

  it('is set by who administers the desk alone, and the initial balance does not move with it', async () => {
    const { house, chair } = await opened('1000', '2026-06-01');
    await closes(chair, '2026-06-01', 1000);
    const set = async () => (await chair.asks(cashdesk.desk, {})).opening;
    for (const role of ['auditMember', 'owner', 'neighbour'] as const) {
      const who = await house.person({ role });
      expect([role, (await who.refused(cashdesk.open, sets('99 999'))).code]).toEqual([role, 403]);
    }
    // What another house sets is its own.
    await (await opened('1000', '2026-06-01')).chair.asks(cashdesk.open, sets('99 999'));
    expect((await chair.refused(cashdesk.open, sets('-1'))).errors).toEqual({ secondAbove: 'MONEY.NEGATIVE' });
    expect((await chair.refused(cashdesk.open, sets('700', '1001'))).key).toBe('CASH.ERRORS.OPENING_FIXED');
    expect(await set()).toEqual({ date: '2026-06-01', amount: '1000.00', secondAbove: '500.00', fixed: true });
    await chair.asks(cashdesk.open, sets('700'));
    expect(await set()).toEqual({ date: '2026-06-01', amount: '1000.00', secondAbove: '700.00', fixed: true });
  });

  it('and the initial balance are each in the log with who changed them, and nothing where nothing changed', async () => {
    const { house, chair } = await opened('1000', '2026-06-01');
    const other = await house.person({ role: 'memberCommittee' });
    await chair.asks(cashdesk.open, sets('500', '1200'));
    await other.asks(cashdesk.open, sets('9 000', '1200'));
    await chair.asks(cashdesk.open, sets('9000,00', '1 200'));
    await chair.asks(cashdesk.open, sets('0', '1300'));
    const { activities } = await chair.asks(houseLog.activity, {});
    expect(activities.map((d) => [d.verb, d.detail.name, d.whoId])).toEqual([
      ['limit', '0.00', chair.memberId],
      ['reopen', '1300.00', chair.memberId],
      ['limit', '9000.00', other.memberId],
      ['reopen', '1200.00', chair.memberId],
      ['open', '1000.00', chair.memberId],
    ]);
  });
});

describe('a month', () => {
  it('is closed after the one before it, and then nothing in it changes', async () => {
    const { chair } = await opened();
    const r = await writes(chair, 'expense', '400', '2026-09-10');
    const close = (month: string, crowns: number, reason = '') => ({ month, counts: counted(crowns), reason }) as const;
    expect((await chair.refused(cashClosings.close, close('2026-10-01', 600))).key).toBe('CASH.ERRORS.NOT_NEXT');
    expect((await chair.refused(cashClosings.close, close('2026-09-01', 599))).data).toMatchObject({
      difference: '-1.00',
    });
    const closing = await chair.asks(cashClosings.close, close('2026-09-01', 600));
    expect(closing).toMatchObject({ state: 'closed', balance: '600.00', difference: '0.00', record: null });
    expect((await chair.refused(cashdesk.create, form('income', '1', '2026-09-30'))).key).toBe('CASH.ERRORS.CLOSED');
    const stale = { ...form('expense', '400', '2026-09-10'), id: r.id, updatedAt: r.updatedAt, name: 'Jiné' };
    expect((await chair.refused(cashdesk.update, stale)).key).toBe('CASH.ERRORS.CLOSED');
    // What is closed is still undone by a record of today.
    expect((await chair.asks(cashdesk.cancel, { id: r.id, reason: 'omyl' })).date).toBe('2026-11-26');
    await chair.asks(cashClosings.close, close('2026-10-01', 1000));
    expect((await chair.refused(cashClosings.close, close('2026-11-01', 1000))).key).toBe('CASH.ERRORS.NOT_NEXT');
    expect(await chair.asks(cashdesk.verify, {})).toMatchObject({ entries: 5, problems: [] });
  });

  it('that comes out short has a record of it on its last day, or today where a later day would be short', async () => {
    const { chair } = await opened('1000');
    const short = await chair.asks(cashClosings.close, { month: '2026-09-01', counts: counted(900), reason: 'nevíme' });
    expect(short).toMatchObject({ difference: '-100.00', balance: '900.00', record: { documentNumber: 'V2026/0001' } });
    expect((await chair.asks(cashdesk.list, {})).records[0]).toMatchObject({ date: '2026-09-30', cause: 'difference' });
    await writes(chair, 'expense', '880', '2026-11-05');
    await writes(chair, 'income', '500', '2026-11-20');
    const late = await chair.asks(cashClosings.close, { month: '2026-10-01', counts: counted(490), reason: 'nevíme' });
    expect(late).toMatchObject({ expected: '520.00', balance: '900.00', difference: '-30.00' });
    expect((await chair.asks(cashdesk.list, {})).records[0]).toMatchObject({ date: '2026-11-26', amount: '30.00' });
    const { balance } = await chair.asks(cashdesk.desk, {});
    expect(balance).toBe('490.00');
  });

  it('with a difference above the limit waits for somebody else, and freezes meanwhile', async () => {
    const { house, chair } = await opened();
    const [second, audit] = [
      await house.person({ role: 'memberCommittee' }),
      await house.person({ role: 'auditMember' }),
    ];
    const asked = { month: '2026-09-01', counts: counted(1600), reason: 'našlo se' };
    const waits = await chair.asks(cashClosings.close, asked);
    expect(waits).toMatchObject({ state: 'waiting', balance: null, may: { confirm: false, withdraw: true } });
    expect((await chair.refused(cashClosings.close, asked)).key).toBe('CASH.ERRORS.WAITS');
    expect((await chair.refused(cashdesk.create, form('income', '1', '2026-09-30'))).key).toBe('CASH.ERRORS.CLOSED');
    expect((await chair.refused(cashClosings.confirm, { id: waits.id })).key).toBe('SECOND.ERRORS.BARRED');
    expect((await audit.refused(cashClosings.confirm, { id: waits.id })).key).toBe('SECOND.ERRORS.NOT_YET');
    await chair.asks(cashClosings.withdraw, { id: waits.id });
    const again = await chair.asks(cashClosings.close, asked);
    const done = await second.asks(cashClosings.confirm, { id: again.id });
    expect(done).toMatchObject({ state: 'closed', difference: '600.00', balance: '1600.00' });
    expect((await second.refused(cashClosings.confirm, { id: again.id })).key).toBe('CASH.ERRORS.CONFIRMED');
    expect(await chair.asks(cashdesk.verify, {})).toMatchObject({ problems: [] });
  });

  describe('that waits for a second person', () => {
    const asked = { month: '2026-09-01', counts: counted(1600), reason: 'našlo se' };
    afterEach(() => {
      portal.clock.now = start;
    });
    /** So many hours later, after those who were asked are found missing. */
    const later = async (hours: number) => {
      portal.clock.now = new Date(start.getTime() + hours * 3600_000);
      await askSeconds(portal, (error) => {
        throw error;
      });
    };

    it('asks the committee, a day later the audit, then verifiers, and shows them the count alone', async () => {
      const { house, chair } = await opened();
      const [other, audit, alena, jan] = [
        await house.person({ role: 'memberCommittee' }),
        await house.person({ role: 'auditMember' }),
        await house.owner(),
        await house.owner(),
      ];
      await house.unit(chair, '1', [1, 2], [{ memberIds: [alena.memberId as number] }]);
      const { id } = await chair.asks(cashClosings.close, asked);
      expect((await other.asks(cashClosings.one, { id })).second).toMatchObject({ turn: 'admin', mayConfirm: true });
      expect((await other.asks(second.list, {})).acts).toMatchObject([{ kind: 'closing', of: '09/2026', mine: true }]);
      expect((await alena.refused(cashClosings.one, { id })).code).toBe(404);
      expect((await alena.refused(cashClosings.confirm, { id })).code).toBe(404);
      await later(25);
      expect((await audit.asks(cashClosings.one, { id })).second).toMatchObject({ turn: 'audit', mayConfirm: true });
      await later(50);
      const { asks } = await alena.asks(second.list, {});
      expect(asks).toMatchObject([{ kind: 'closing', of: '09/2026' }]);
      expect((await jan.asks(second.list, {})).asks).toEqual([]);
      await alena.asks(second.agree, { id: asks[0]?.id as number });
      expect(await alena.asks(cashClosings.one, { id })).toMatchObject({ counted: '1600.00', may: { confirm: true } });
      expect((await jan.refused(cashClosings.one, { id })).code).toBe(404);
      expect((await alena.refused(cashdesk.list, {})).code).toBe(403);
      const done = await alena.asks(cashClosings.confirm, { id });
      expect(done).toMatchObject({ state: 'closed', alone: false, balance: '1600.00' });
      expect(await chair.asks(cashdesk.verify, {})).toMatchObject({ problems: [] });
      expect((await alena.asks(second.list, {})).acts).toEqual([]);
    });

    it('is found by those who are asked in a house without votes too', async () => {
      const { house, chair } = await opened();
      const [other, alena] = [await house.person({ role: 'memberCommittee' }), await house.owner()];
      await house.unit(chair, '1', [1, 2], [{ memberIds: [alena.memberId as number] }]);
      await house.inside((db) =>
        db.execute(sql`update svj set modules = array_remove(modules, 'vote') where id = ${house.id}`),
      );
      const { id } = await chair.asks(cashClosings.close, asked);
      const waits = async (who: Person) => (await who.asks(home.waits, {})).counts.secondWaiting;
      expect([await waits(other), await waits(chair), await waits(alena)]).toEqual([1, 0, 0]);
      expect((await other.asks(second.list, {})).acts).toMatchObject([{ kind: 'closing', subjectId: id, mine: true }]);
      await later(50);
      expect(await waits(alena)).toBe(1);
      const { asks } = await alena.asks(second.list, {});
      await alena.asks(second.agree, { id: asks[0]?.id as number });
      expect((await alena.asks(second.list, {})).acts).toMatchObject([{ kind: 'closing', mine: true }]);
      expect((await alena.refused(second.verifiers, { id: 1 })).code).toBe(403);
      await alena.asks(cashClosings.confirm, { id });
      expect(await waits(alena)).toBe(0);
    });

    it('is closed by its count where nobody agreed in three days, and what was taken back waits no more', async () => {
      const { house, chair } = await opened();
      const owner = await house.owner();
      await house.unit(chair, '1', [1, 2], [{ memberIds: [owner.memberId as number] }]);
      const taken = await chair.asks(cashClosings.close, asked);
      await chair.asks(cashClosings.withdraw, { id: taken.id });
      expect((await owner.asks(second.list, {})).asks).toEqual([]);
      const { id, state } = await chair.asks(cashClosings.close, asked);
      expect([state, (await owner.asks(second.list, {})).asks.length]).toEqual(['waiting', 1]);
      await later(71);
      expect((await chair.asks(cashClosings.one, { id })).state).toBe('waiting');
      await later(73);
      expect(await chair.asks(cashClosings.one, { id })).toMatchObject({ state: 'closed', alone: true });
      expect(await chair.asks(cashdesk.verify, {})).toMatchObject({ problems: [] });
    });
  });

  it('is told which of its expenses have no receipt, and why', async () => {
    const { chair } = await opened();
    const [{ id: photo }, { id: other }] = [
      await uploads(chair, 'uctenka.txt', 'Žárovky 10 Kč'),
      await uploads(chair, 'souhlas.txt', 'Čip'),
    ];
    const lost = await writes(chair, 'expense', '20', '2026-09-10', { missingReason: 'účtenka se ztratila' });
    const silent = await writes(chair, 'expense', '30', '2026-09-30');
    const held = await writes(chair, 'expense', '10', '2026-09-11', { fileIds: [photo] });
    await writes(chair, 'income', '40', '2026-09-12');
    await writes(chair, 'expense', '50', '2026-10-01');
    const { toClose } = await chair.asks(cashdesk.desk, {});
    expect(toClose).toMatchObject({ month: '2026-09-01', balance: '980.00' });
    expect(toClose?.missing).toEqual([
      { id: lost.id, documentNumber: 'V2026/0001', reason: 'účtenka se ztratila' },
      { id: silent.id, documentNumber: 'V2026/0002', reason: '' },
    ]);
    // A receipt that is found until then is missed no more; one that is taken away again is.
    const change = async (id: number, more: object) => {
      const { updatedAt, amount, date } = await chair.asks(cashdesk.one, { id });
      await chair.asks(cashdesk.update, { ...form('expense', amount, date), id, updatedAt, ...more } as never);
    };
    await change(silent.id, { fileIds: [other] });
    await change(held.id, { fileIds: [] });
    const now = (await chair.asks(cashdesk.desk, {})).toClose;
    expect(now?.missing.map((m) => m.id)).toEqual([lost.id, held.id]);
    await chair.asks(cashClosings.close, { month: '2026-09-01', counts: counted(930) });
    expect((await chair.asks(cashdesk.desk, {})).toClose).toMatchObject({
      ...{ month: '2026-10-01', missing: [{ documentNumber: 'V2026/0004', reason: '' }] },
    });
  });

  it('of a house with nobody else is closed alone, and says so', async () => {
    const { chair } = await opened();
    const alone = await chair.asks(cashClosings.close, {
      month: '2026-09-01',
      counts: counted(9000),
      reason: 'našlo se',
    });
    expect(alone).toMatchObject({ state: 'closed', alone: true });
  });

  it('is closed once by two at once', async () => {
    const { house, chair } = await opened();
    const other = await house.person({ role: 'memberCommittee' });
    const asked = { month: '2026-09-01', counts: counted(1000) };
    const answers = await Promise.all([chair, other].map((who) => who.call(cashClosings.close, asked)));
    expect(answers.map((a) => a.status).sort()).toEqual([200, 422]);
  });
});

describe('what was changed past the portal', () => {
  const attacks = [
    ['a sum', `update cash_record set amount = amount + 1 where number = 1 and is_expense`, ['record', 'month']],
    ['a name', `update cash_record set name = 'Jinak' where number = 1 and is_expense`, ['record']],
    ['a record that is gone', `delete from cash_record where number = 2 and is_expense`, ['record', 'month']],
    [
      'an entry',
      `update cash_entry set content = replace(content, '100.00', '900.00') where n = 2`,
      ['entry', 'record'],
    ],
    ['an entry that is gone', `delete from cash_entry where n = 3`, ['entry', 'unchained']],
    ['a count', `update cash_closing set counted = counted + 100`, ['closing']],
    ['a month closed by nothing', `update cash_closing set entry = 999`, ['closing']],
    ['that nobody confirmed a count', `update cash_closing set alone = true`, ['closing']],
    ['a signature', `update cash_closing set signature = '\\x00'`, ['signature']],
    ['the initial balance', `update cash_desk set opening = opening + 100`, ['opening']],
    ['the end of the chain', `update cash_desk set entries = entries - 1`, ['head']],
    ['a sum of a month', `update cash_month set income = income + 1`, ['month', 'totals']],
    ['sums of the desk', `update cash_desk set expense = expense - 1, records = records + 1`, ['totals']],
  ] as const;

  it.each(attacks)('%s is named', async (_, attack, kinds) => {
    const { house, chair } = await opened();
    await writes(chair, 'expense', '100', '2026-09-10');
    await writes(chair, 'expense', '200', '2026-09-11');
    await writes(chair, 'income', '50', '2026-10-11');
    await chair.asks(cashClosings.close, { month: '2026-09-01', counts: counted(750) });
    expect((await chair.asks(cashdesk.verify, {})).problems).toEqual([]);
    const db = new pg.Client({ connectionString: portal.ownerUrl });
    await db.connect();
    await db.query(`select set_config('app.svj_id', '${house.id}', false)`);
    await db.query(
      attack.includes(' where ') ? `${attack} and svj_id = ${house.id}` : `${attack} where svj_id = ${house.id}`,
    );
    await db.end();
    const { problems } = await chair.asks(cashdesk.verify, {});
    const found = new Set(problems.map((p) => p.what));
    for (const kind of kinds) expect([...found]).toContain(kind);
  });
});

describe('papers', () => {
  const fetched = async (who: Person, url: string) => {
    const reply = await portal.app.inject({ url, headers: who.headers() });
    expect(reply.statusCode).toBe(200);
    return reply.rawPayload;
  };

  it('a voucher is the same byte for byte after the house changed its name, address and logo', async () => {
    const { house, chair } = await opened();
    const logo = async (background: string) => {
      const body = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
      await sendFile(chair, pictures.keepLogo, 'logo.png', body, { field: 'avatar' });
    };
    await logo('#206254');
    const r = await writes(chair, 'expense', '1234,50', '2026-11-20', { amount: '234,50' });
    const printed = async () => fetched(chair, (await chair.asks(cashdesk.voucher, { id: r.id })).url);
    const first = await printed();
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    await house.inside((db) =>
      db.client.query(`update svj set name = 'SVJ Jinak', town = 'Jinde', ico = '12345679' where id = $1`, [house.id]),
    );
    await logo('#aa2222');
    portal.clock.now = new Date(portal.clock.now.getTime() + 3600_000);
    expect((await printed()).equals(first)).toBe(true);
  });

  const wordsOf = (text: string) => text.replace(/[\s\u00a0]+/g, ' ');
  const voucher = async (who: Person, id: number) =>
    readPdf(await fetched(who, (await who.asks(cashdesk.voucher, { id })).url));

  it.each([
    [
      'expense',
      ['Výdajový pokladní doklad V2026/0001', 'Vyplaceno komu Elektro Malý', 'Kdo vydal Věra Hrdličková'],
      ['Podpis příjemce', 'Kdo schválil'],
      ['Přijato od', 'Kdo přijal', 'Podpis pokladníka'],
    ],
    [
      'income',
      ['Příjmový pokladní doklad P2026/0001', 'Přijato od Elektro Malý', 'Kdo přijal Věra Hrdličková'],
      ['Podpis pokladníka', 'Kdo schválil'],
      ['Vyplaceno komu', 'Kdo vydal', 'Podpis příjemce'],
    ],
  ] as const)(
    'a voucher of an %s says twice on a page all of it, the sum in words too, to be signed',
    async (...told) => {
      const [type, facts, signed, others] = told;
      const { house, chair } = await opened('2000');
      const more = { externalNumber: 'FA 2026/77', note: 'do sklepa' };
      const { id } = await writes(chair, type, '1 234,50', '2026-11-20', more);
      const paper = await voucher(chair, id);
      expect([paper.pages.length, paper.sizes]).toEqual([1, [[210, 297]]]);
      const words = wordsOf(paper.pages.join(' '));
      const both = [
        ...[...facts.slice(1), ...signed, house.name, 'Den 20. 11. 2026', 'Částka 1 234,50 Kč', 'Účel Žárovky'],
        ...['Slovy jedentisícdvěstětřicetčtyři korun padesát haléřů', 'Číslo na dokladu FA 2026/77'],
        'Poznámka do sklepa',
      ];
      const timesOf = (text: string) => words.split(text).length - 1;
      for (const text of both) expect([text, timesOf(text)]).toEqual([text, 2]);
      // Its name stands at the foot of the page as well.
      expect(timesOf(facts[0])).toBe(3);
      for (const text of others) expect(timesOf(text)).toBe(0);
    },
  );

  it('a voucher with a long note is still one page, which the note is left out of', async () => {
    const { chair } = await opened();
    const { id } = await writes(chair, 'expense', '1', '2026-11-20', { note: 'Výměna těsnění. '.repeat(60) });
    const { pages } = await voucher(chair, id);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.match(/V2026\/0001/g)?.length).toBeGreaterThanOrEqual(2);
    expect(pages[0]).not.toContain('těsnění');
  });

  it('the book on paper begins with what was there, goes by days and ends with what is left', async () => {
    const { chair } = await opened();
    await writes(chair, 'expense', '100', '2026-09-30', { name: 'Mýdlo' });
    await writes(chair, 'income', '500', '2026-11-10', { name: 'Čip ke vchodu', moneyFrom: 'Jana Křepelková' });
    await writes(chair, 'expense', '1200,10', '2026-11-10');
    await writes(chair, 'income', '20', '2026-10-05', { name: 'Klíč' });
    const asked = { format: 'pdf', from: '2026-10-01', to: '2026-11-01' } as const;
    const { pages } = await readPdf(await fetched(chair, (await chair.asks(cashdesk.book, asked)).url));
    const words = wordsOf(pages.join(' '));
    const later = '(zapsáno 26. 11. 2026)';
    const told = [
      'Pokladní kniha Období 01. 10. 2026 – 30. 11. 2026 Počáteční stav 900,00 Kč Konečný stav 219,90 Kč',
      'Den Číslo Za co Od koho, komu Příjem (Kč) Výdaj (Kč) Zůstatek (Kč)',
      `05. 10. 2026 P2026/0002 Klíč ${later} Elektro Malý 20,00 920,00`,
      `10. 11. 2026 P2026/0001 Čip ke vchodu ${later} Jana Křepelková 500,00 1 420,00`,
      `10. 11. 2026 V2026/0002 Žárovky ${later} Elektro Malý 1 200,10 219,90`,
      'Celkem 520,00 1 200,10 219,90',
    ];
    expect(words).toContain(told.join(' '));
    expect(words).not.toContain('Mýdlo');
  });

  it('the book has its sums in all its forms', async () => {
    const { chair } = await opened();
    await writes(chair, 'income', '500', '2026-10-10', { name: '=1+1' });
    await writes(chair, 'expense', '1200,10', '2026-11-10');
    const book = async (format: string) => fetched(chair, (await chair.asks(cashdesk.book, { format } as never)).url);
    expect((await book('csv')).toString()).toContain(";'=1+1 (zapsáno ");
    expect((await book('csv')).toString()).toContain('V2026/0001');
    const journal = (await book('hledger')).toString();
    expect(journal).toContain('aktiva:pokladna  CZK -1200.10 = CZK 299.90');
    expect((await book('pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await book('xlsx')).subarray(0, 2).toString()).toBe('PK');
  });

  it('the journal holds together entry by entry, and the sheet has the same sums, whatever people typed', async () => {
    const { chair } = await opened();
    await writes(chair, 'income', '500', '2026-10-10', { name: 'čip; klíč | 2 ks', moneyFrom: '; nikdo' });
    await writes(chair, 'expense', '1200,10', '2026-11-10', { moneyFrom: '2026-01-01 (x)' });
    const book = async (format: string) => fetched(chair, (await chair.asks(cashdesk.book, { format } as never)).url);
    const [, ...entries] = (await book('hledger')).toString().trim().split('\n\n');
    let desk = 0;
    for (const entry of entries) {
      const [head = '', ...postings] = entry.split('\n');
      expect(head).toMatch(/^\d{4}-\d\d-\d\d /);
      // Haléře as whole numbers, read without the portal's own reader.
      const sums = postings.map((line) => /^ {4}\S.*? {2}CZK (-?\d+\.\d\d)(?: = CZK (-?\d+\.\d\d))?$/.exec(line));
      const [inDesk = 0, other = 0] = sums.map((m) => Math.round(Number(m?.[1]) * 100));
      desk += inDesk;
      expect([sums.length, inDesk + other, Math.round(Number(sums[0]?.[2]) * 100)]).toEqual([2, 0, desk]);
    }
    expect([entries.length, desk]).toEqual([3, 29_990]);
    const rows = (await readRows(await book('xlsx'), 'xlsx', 100)) as string[][];
    const column = (at: number) => rows.slice(1).map((row) => row[at] ?? '');
    expect([column(4), column(5), column(6)]).toEqual([
      ['500', ''],
      ['', '1200.1'],
      ['1500', '299.9'],
    ]);
  });

  it('the book is refused where it would end before its records do', async () => {
    const { house, chair } = await opened();
    await writes(chair, 'income', '500', '2026-10-10');
    const holds = (records: number) =>
      house.inside((db) =>
        db.client.query(`update cash_month set records = $1 where svj_id = $2`, [records, house.id]),
      );
    await holds(10_001);
    expect(await chair.refused(cashdesk.book, { format: 'csv' } as never)).toMatchObject({
      code: 422,
      key: 'CASH.ERRORS.BOOK_LONG',
    });
    await holds(10_000);
    expect((await chair.asks(cashdesk.book, { format: 'csv' } as never)).url).toMatch(/^\//);
  });
});
