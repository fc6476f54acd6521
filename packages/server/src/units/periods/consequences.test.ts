import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { units } from '#contract/units/endpoints.ts';
import { unitPeriods } from '#contract/units/endpoints-periods.ts';
import { cast } from '#house/balloting.ts';
import { aRegistered, idOf, isIn, mailed } from '#house/entitled.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aRunningVote } from '#house/votes.ts';
import { activity, aWrongSale, half, lineOf, owner } from '#house/wrong-sales.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

describe('consequences before saving', () => {
  it('name whose access ends and begins and when; nothing is stored or told', async () => {
    const { house, chair, seller, buyer, fix, read } = await aWrongSale(portal);
    const { reason, ...deed } = fix;
    const stood = await read();
    const would = await chair.asks(unitPeriods.preview, { kind: 'correct', ...deed, from: '2026-12-01' });
    expect(would.access.map((a) => [a.member.id, a.kind, a.day])).toEqual([
      [idOf(seller), 'begins', '2026-11-21'],
      [idOf(buyer), 'ends', '2026-11-21'],
    ]);
    expect(would.after.map(lineOf)).toEqual(['Prodávající –2026-12-01', 'Kupující 2026-12-01–']);
    expect([would.flaws, would.votes, reason.length > 0]).toEqual([[], [], true]);
    expect(await read()).toEqual(stood);
    expect([await isIn(seller), await isIn(buyer)]).toEqual([false, true]);
    expect(await mailed(house, 'ownersCorrected')).toEqual([]);
    expect(await activity(house)).toEqual(['create', 'update']);
  });

  it('of a plan: who goes and who comes on the day; moved later, who stays and who waits', async () => {
    const { chair, seller, stays, unit, house } = await aRegistered(portal);
    const newcomer = await house.owner();
    const { updatedAt } = await chair.asks(unitPeriods.list, { id: unit.id });
    const plan = { id: unit.id, updatedAt, day: '2026-12-10', owners: [owner(newcomer)] };
    const would = await chair.asks(unitPeriods.preview, { kind: 'plan', ...plan });
    const said = (of: typeof would) => of.access.map((a) => [a.member.id, a.kind, a.day]);
    expect(said(would)).toEqual([
      [idOf(seller), 'ends', '2026-12-10'],
      [idOf(newcomer), 'begins', '2026-12-10'],
    ]);
    const planned = await chair.asks(unitPeriods.plan, plan);
    const moved = { period: '2026-12-10', from: '2026-12-24', to: null, owners: [owner(newcomer)] };
    const asked = { id: unit.id, updatedAt: planned.updatedAt };
    expect(said(await chair.asks(unitPeriods.preview, { kind: 'correct', ...asked, ...moved }))).toEqual([
      [idOf(seller), 'stays', '2026-12-24'],
      [idOf(newcomer), 'waits', '2026-12-24'],
    ]);
    expect(said(await chair.asks(unitPeriods.preview, { kind: 'cancel', ...asked, day: '2026-12-10' }))).toEqual([
      [idOf(seller), 'stays', null],
      [idOf(newcomer), 'waits', null],
    ]);
    // Who owns another unit keeps the way in.
    const toNeighbour = { ...moved, owners: [owner(stays)] };
    expect(said(await chair.asks(unitPeriods.preview, { kind: 'correct', ...asked, ...toNeighbour }))).toEqual([
      [idOf(seller), 'stays', '2026-12-24'],
      [idOf(newcomer), 'waits', null],
    ]);
  });

  it('warn of days without an owner and of shares that are not the whole', async () => {
    const { chair, fix, buyer } = await aWrongSale(portal);
    const { reason, ...deed } = fix;
    const ends = await chair.asks(unitPeriods.preview, { kind: 'correct', ...deed, to: '2026-11-15' });
    expect([reason.length > 0, ends.flaws]).toEqual([true, [{ kind: 'gap', from: '2026-11-15', to: null, sum: null }]]);
    const halved = await chair.asks(unitPeriods.preview, { kind: 'correct', ...deed, owners: [owner(buyer, half)] });
    expect(halved.flaws).toEqual([{ kind: 'sum', from: '2026-11-10', to: null, sum: half }]);
  });

  it('name running votes, the seat, and whether it voted', async () => {
    const { chair, house, petr, vote } = await aRunningVote(portal);
    const newcomer = await house.owner();
    const { rooms } = await chair.asks(units.list, { filters: JSON.stringify({ owner: 'Říha' }) });
    const unit = rooms.find((r) => r.number === '10') as (typeof rooms)[number];
    const { updatedAt } = await chair.asks(unitPeriods.list, { id: unit.id });
    const deed = { id: unit.id, updatedAt, period: null, from: null, to: null, owners: [owner(newcomer)] };
    const ask = async () => (await chair.asks(unitPeriods.preview, { kind: 'correct', ...deed })).votes;
    expect(await ask()).toEqual([{ id: vote.id, name: 'Oprava střechy', seat: '3, 10', voted: false }]);
    await cast(house, petr, vote.id, { '3, 10': 'agree' });
    expect(await ask()).toMatchObject([{ id: vote.id, voted: true }]);
    // What ended before the vote began is nobody's seat in it.
    const past = { ...deed, from: '2020-01-01', owners: [owner(petr)] };
    expect((await chair.asks(unitPeriods.preview, { kind: 'correct', ...past })).votes).toEqual([]);
  });

  it('do not tell whether a seat of a hidden vote has voted', async () => {
    const { chair, house, alena, vote } = await aRunningVote(portal, { shows: 'hidden' });
    await cast(house, alena, vote.id, { '1': 'agree' });
    const { rooms } = await chair.asks(units.list, { filters: JSON.stringify({ owner: 'Nováková' }) });
    const id = rooms[0]?.id as number;
    const { updatedAt } = await chair.asks(unitPeriods.list, { id });
    const owners = [owner(await house.owner())];
    const deed = { kind: 'plan' as const, id, updatedAt, day: '2026-11-24', owners };
    expect((await chair.asks(unitPeriods.preview, deed)).votes).toMatchObject([{ seat: '1', voted: null }]);
    const after = { ...deed, day: '2027-02-01' };
    expect((await chair.asks(unitPeriods.preview, after)).votes).toEqual([]);
  });
});
