import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { cashAdvances } from '#contract/cashdesk/endpoints-advances.ts';
import { cashClosings } from '#contract/cashdesk/endpoints-closings.ts';
import { home } from '#contract/home/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { anAdvanceForm } from '#house/cash.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { remindHolders } from '../jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
});
afterAll(() => portal.close());

type Kit = { house: TestHouse; chair: Person; owner: Person; id: number };
/** A house with a thousand crowns in its desk, of which an owner has five hundred. */
async function given(more: object = {}): Promise<Kit> {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const owner = await house.person({ role: 'owner' });
  await chair.asks(cashdesk.open, { date: '2026-09-01', amount: '1000' });
  const { id } = await chair.asks(cashAdvances.give, anAdvanceForm(owner.memberId, more) as never);
  return { house, chair, owner, id };
}
const receipt = (id: number, amount: string, more: object = {}) => ({
  ...{ id, amount, date: '2026-11-12', supplier: 'Elektro Malý', fileIds: [] },
  ...more,
});
const balance = async (who: Person) => (await who.asks(cashdesk.desk, {})).balance;
const problems = async (who: Person) => (await who.asks(cashdesk.verify, {})).problems;

describe('an advance', () => {
  it('is an expense with its voucher, stands among open ones with its holder, and is told to them by mail', async () => {
    const { house, chair, owner, id } = await given();
    const list = await chair.asks(cashAdvances.list, {});
    expect(list).toMatchObject({ sum: '500.00', done: [], may: { give: true, desk: true } });
    expect(list.open).toEqual([
      expect.objectContaining({ id, amount: '500.00', purpose: 'žárovky', state: 'late', spent: '0.00', mine: false }),
    ]);
    const record = list.open[0]?.record as { id: number; documentNumber: string };
    expect(await chair.asks(cashdesk.one, { id: record.id })).toMatchObject({
      ...{ documentNumber: 'V2026/0001', name: 'Záloha: žárovky', cause: 'advance', advanceId: id, balance: '500.00' },
      may: { editFixed: false, cancel: true },
    });
    expect((await chair.asks(cashdesk.desk, {})).advances).toEqual({ count: 1, sum: '500.00' });
    const mails = await house.inside((db) =>
      db.client.query(`select kind, data->>'url' as url from outbox where svj_id = $1 and kind like 'cashAdvance%'`, [
        house.id,
      ]),
    );
    expect(mails.rows).toEqual([{ kind: 'cashAdvanceGiven', url: expect.stringContaining(`/pokladna/zalohy/${id}`) }]);
    expect((await owner.asks(cashAdvances.list, {})).may).toEqual({ give: false, desk: false });
  });

  it.each([
    [
      'with something left, which comes back as an income',
      ['320', '60,50'],
      'P2026/0001',
      'income',
      '119.50',
      '619.50',
    ],
    ['with more than it was, which is paid out as an expense', ['530'], 'V2026/0002', 'expense', '30.00', '470.00'],
  ])('is settled %s', async (_, amounts, documentNumber, type, amount, then) => {
    const { chair, id } = await given();
    for (const one of amounts) await chair.asks(cashAdvances.handIn, receipt(id, one));
    const { spent } = await chair.asks(cashAdvances.one, { id });
    const done = await chair.asks(cashAdvances.settle, { id, spent, date: '2026-11-26' });
    expect(done).toMatchObject({
      state: 'settled',
      settlement: { documentNumber, type, amount },
      may: { settle: false },
    });
    expect([await balance(chair), await problems(chair)]).toEqual([then, []]);
    const late = await chair.refused(cashAdvances.handIn, receipt(id, '1'));
    expect(late).toMatchObject({ code: 409, key: 'CASH.ERRORS.ADVANCE_OVER' });
  });

  it('that fits exactly writes nothing, and is opened again', async () => {
    const { chair, id } = await given();
    await chair.asks(cashAdvances.handIn, receipt(id, '500'));
    const done = await chair.asks(cashAdvances.settle, { id, spent: '500', date: '2026-11-26' });
    expect([done.settlement, await balance(chair)]).toEqual([null, '500.00']);
    expect((await chair.asks(cashAdvances.reopen, { id, reason: 'omyl' })).state).toBe('late');
    expect(await chair.refused(cashAdvances.reopen, { id, reason: 'omyl' })).toMatchObject({
      key: 'CASH.ERRORS.ADVANCE_OPEN',
    });
  });

  it('is settled once by two at once, and not by other receipts than were seen', async () => {
    const { house, chair, id } = await given();
    const other = await house.person({ role: 'memberCommittee' });
    await chair.asks(cashAdvances.handIn, receipt(id, '400'));
    const asked = { id, spent: '400', date: '2026-11-26' };
    expect(await chair.refused(cashAdvances.settle, { ...asked, spent: '399' })).toMatchObject({
      ...{ code: 409, key: 'CASH.ERRORS.ADVANCE_MOVED' },
    });
    const answers = await Promise.all([chair, other].map((who) => who.call(cashAdvances.settle, asked)));
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
    expect(await balance(chair)).toBe('600.00');
  });

  it('is undone by records of the desk alone: its settlement first, then the giving', async () => {
    const { chair, id } = await given();
    const done = await chair.asks(cashAdvances.settle, { id, spent: '0', date: '2026-11-26' });
    const refused = await chair.refused(cashdesk.cancel, { id: done.record.id, reason: 'omyl' });
    expect(refused.key).toBe('CASH.ERRORS.ADVANCE_SETTLED');
    await chair.asks(cashdesk.cancel, { id: done.settlement?.id as number, reason: 'omyl' });
    expect(await chair.asks(cashAdvances.one, { id })).toMatchObject({ state: 'late', settlement: null });
    await chair.asks(cashdesk.cancel, { id: done.record.id, reason: 'omyl' });
    expect(await chair.asks(cashAdvances.one, { id })).toMatchObject({ state: 'cancelled', may: { settle: false } });
    expect([await balance(chair), await problems(chair)]).toEqual(['1000.00', []]);
    expect((await chair.asks(cashAdvances.list, {})).open).toEqual([]);
  });

  it('is refused above what is in the desk, with a term before its day and to nobody', async () => {
    const { chair, owner } = await given();
    const elsewhere = await (await aHouse(portal)).person({ role: 'owner' });
    const why = async (more: object) => {
      const { key, errors } = await chair.refused(cashAdvances.give, anAdvanceForm(owner.memberId, more) as never);
      return [key, errors];
    };
    expect(await why({ amount: '501' })).toEqual(['CASH.ERRORS.NEGATIVE', { amount: 'CASH.ERRORS.NEGATIVE' }]);
    expect((await why({ dueOn: '2026-11-09' }))[1]).toEqual({ dueOn: 'CASH.ERRORS.DUE_EARLY' });
    expect((await why({ holderId: elsewhere.memberId }))[1]).toEqual({ holderId: 'CASH.ERRORS.HOLDER' });
    expect((await why({ holderId: null }))[1]).toEqual({ holderId: 'BASE.FORM.REQUIRED' });
    expect(await balance(chair)).toBe('500.00');
  });
});

describe('whom it was given to', () => {
  it('sees it and hands receipts in without a right to the desk; it is nowhere for their neighbour', async () => {
    const { house, chair, owner, id } = await given();
    const neighbour = await house.person({ role: 'owner' });
    const mine = await owner.asks(cashAdvances.handIn, receipt(id, '120'));
    expect(mine).toMatchObject({ spent: '120.00', may: { handIn: true, settle: false, reopen: false, desk: false } });
    const byChair = await chair.asks(cashAdvances.handIn, receipt(id, '80'));
    const [ours, theirs] = byChair.handedIn.map((r) => r.id) as [number, number];
    expect((await owner.asks(cashAdvances.one, { id })).handedIn.map((r) => r.may.remove)).toEqual([true, false]);
    expect((await owner.call(cashAdvances.takeBack, { id, receiptId: theirs })).status).toBe(403);
    expect((await owner.asks(cashAdvances.takeBack, { id, receiptId: ours })).spent).toBe('80.00');
    expect((await owner.call(cashAdvances.settle, { id, spent: '80', date: '2026-11-26' })).status).toBe(403);
    expect((await neighbour.asks(cashAdvances.list, {})).open).toEqual([]);
    const mineOf = async (who: Person) => (await who.asks(home.waits, {})).counts.advancesMine;
    expect([await mineOf(owner), await mineOf(neighbour), await mineOf(chair)]).toEqual([1, 0, 0]);
    for (const call of [
      await neighbour.call(cashAdvances.one, { id }),
      await neighbour.call(cashAdvances.handIn, receipt(id, '1')),
      await neighbour.call(cashAdvances.takeBack, { id, receiptId: theirs }),
    ])
      expect(call.status).toBe(404);
  });

  it('is reminded after the term three times, and not of what is settled', async () => {
    const { house, chair, id } = await given({ dueOn: '2026-11-28' });
    const reminded = async (day: string) => {
      const now = portal.clock.now;
      portal.clock.now = new Date(`${day}T09:30:00Z`);
      await remindHolders(portal);
      portal.clock.now = now;
      const { rows } = await house.inside((db) =>
        db.client.query(`select 1 from outbox where svj_id = $1 and kind = 'cashAdvanceLate'`, [house.id]),
      );
      return rows.length;
    };
    const days = ['2026-11-28', '2026-11-29', '2026-12-05', '2026-12-13', '2026-12-27', '2027-06-01'];
    const counts: number[] = [];
    for (const day of days) counts.push(await reminded(day));
    expect(counts).toEqual([0, 1, 1, 2, 3, 3]);
    await chair.asks(cashAdvances.settle, { id, spent: '0', date: '2026-11-26' });
    await chair.asks(cashAdvances.reopen, { id, reason: 'omyl' });
    await chair.asks(cashAdvances.settle, { id, spent: '0', date: '2026-11-26' });
    expect(await reminded('2026-11-29')).toBe(3);
  });

  it('stays on the advance by name when they are erased, and it can be settled without them', async () => {
    const { chair, owner, id } = await given();
    const { holder } = await chair.asks(cashAdvances.one, { id });
    await chair.asks(members.archive, { id: owner.memberId as number });
    await chair.asks(members.remove, { id: owner.memberId as number });
    expect(await chair.asks(cashAdvances.one, { id })).toMatchObject({ holder });
    expect((await chair.asks(cashAdvances.settle, { id, spent: '0', date: '2026-11-26' })).state).toBe('settled');
  });
});

it('the closing of a month names what was not settled, and its signature holds it', async () => {
  const { house, chair } = await given({ date: '2026-09-10', dueOn: '2026-09-20' });
  const desk = await chair.asks(cashdesk.desk, {});
  expect(desk.toClose?.advances).toEqual([expect.objectContaining({ purpose: 'žárovky', amount: '500.00' })]);
  const counts = [{ value: 500, pieces: 1 }];
  const closing = await chair.asks(cashClosings.close, { month: '2026-09-01', counts, reason: '' });
  expect(closing.advances).toEqual([{ documentNumber: 'V2026/0001', amount: '500.00' }]);
  expect(await problems(chair)).toEqual([]);
  await house.inside((db) => db.client.query(`update cash_closing set advances = '[]' where svj_id = $1`, [house.id]));
  expect(await problems(chair)).toEqual([{ what: 'closing', name: '2026-09' }]);
});

it('changed past the portal is named: whose it is, that it is over, what it was settled by', async () => {
  const { house, chair, owner, id } = await given();
  const settled = await chair.asks(cashAdvances.give, anAdvanceForm(owner.memberId, { amount: '100' }) as never);
  await chair.asks(cashAdvances.handIn, receipt(settled.id, '60'));
  await chair.asks(cashAdvances.settle, { id: settled.id, spent: '60.00', date: '2026-11-26' });
  expect(await problems(chair)).toEqual([]);
  const db = new pg.Client({ connectionString: portal.ownerUrl });
  await db.connect();
  const found = async (change: string) => {
    await db.query(`begin; select set_config('app.svj_id', '${house.id}', true); ${change}; commit`);
    return (await problems(chair)).filter((p) => p.what === 'advance').map((p) => p.name);
  };
  const [first, second] = ['V2026/0001', 'V2026/0002'];
  expect(await found(`update cash_advance set holder_name = 'Někdo jiný' where id = ${id}`)).toEqual([first]);
  expect(
    await found(`update cash_advance set holder_name = (select money_from from cash_record r
    where r.svj_id = ${house.id} and r.id = record_id), settled_on = '2026-11-20', settled_name = 'x', remind_at = null
    where id = ${id}`),
  ).toEqual([first]);
  expect(
    await found(`update cash_advance set settled_on = null, settled_name = null, is_cancelled = true where id = ${id}`),
  ).toEqual([first]);
  expect(await found(`update cash_advance_receipt set amount = 6100 where advance_id = ${settled.id}`)).toEqual([
    first,
    second,
  ]);
  expect(await found(`delete from cash_advance where id = ${settled.id}`)).toEqual([first, second, 'P2026/0001']);
  await db.end();
});
