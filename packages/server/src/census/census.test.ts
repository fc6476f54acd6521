import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromText, show } from '#contract/base/shares/fraction.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aHouse, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { memberOf } from '#house/proxies.ts';
import { aDraft, aVoteForm, aVotingHouse, part, seatIds, started } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const census = (by: Person, id: number, text = '') => by.asks(votes.census, { id, text, sizePerPage: 'all' });
/** The draft at the version it has now. */
const now = async (by: Person, id: number) => ({ id, updatedAt: (await census(by, id)).updatedAt });

describe('the attendance list of a draft', () => {
  it('is built from the register: one seat for units of the same owners, by unit number', async () => {
    const { chair, alena, jan, hana, petr } = await aVotingHouse(portal);
    const { id } = await aDraft(chair);
    const list = await census(chair, id);
    expect(list.seats.map((s) => [s.units, s.owners, s.share && show(fromText(s.share)), s.own])).toEqual([
      ['1', 'Alena Nováková', '1/2', false],
      ['2', 'Jan Dvorský a Hana Dvorská (SJM)', '3/10', false],
      ['3, 10', 'Petr Říha', '1/5', false],
    ]);
    expect(list.seats.map((s) => s.voters.map((v) => [v.member.id, v.how]))).toEqual([
      [[alena.memberId, 'owner']],
      [
        [jan.memberId, 'couple'],
        [hana.memberId, 'couple'],
      ],
      [[petr.memberId, 'owner']],
    ]);
    expect({ ...list, seats: 0 }).toMatchObject({
      sum: part(1, 1),
      base: part(1, 1),
      complete: true,
      seatCount: 3,
      unitCount: 4,
      withoutVoter: 0,
      problems: [],
      differs: false,
    });
    expect((await census(chair, id, 'riha')).seats.map((s) => s.units)).toEqual(['3, 10']);
  });

  it('knows the association by its number, co-owners without a representative, and whom nobody can reach', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    await house.inside((db) => db.execute(sql`update svj set ico = '99990032' where id = ${house.id}`));
    const own = await house.owner({ companyName: 'SVJ Zkušební' });
    await house.inside((db) => db.execute(sql`update member set ico = '99990032' where id = ${own.memberId}`));
    const eva = await house.owner({ lastName: 'Ěčková' });
    const ota = await house.owner({ lastName: 'Žák' });
    await house.unit(chair, '1', [1, 4], [{ memberIds: [own.memberId as number] }]);
    const halves = [eva, ota].map((p) => ({ memberIds: [p.memberId as number], share: [1, 2] as [number, number] }));
    const shared = await house.unit(chair, '2', [2, 4], halves);
    await house.unit(chair, '3', [1, 4], [{ memberIds: [ota.memberId as number] }]);
    const { id } = await aDraft(chair);
    const before = await census(chair, id);
    expect(before.seats.map((s) => [s.own, s.voters.length, s.spare])).toEqual([
      [true, 0, ''],
      [false, 0, ''],
      [false, 1, ''],
    ]);
    expect(before).toMatchObject({ base: part(3, 4), withoutVoter: 1, complete: true, differs: false });

    await house.represented(shared.id, memberOf(eva));
    expect(await census(chair, id)).toMatchObject({ differs: true, withoutVoter: 1 });
    expect(await chair.asks(votes.rebuild, await now(chair, id))).toMatchObject({ differs: false, withoutVoter: 0 });
    const after = await census(chair, id);
    expect(after.seats[1]?.voters.map((v) => [v.member.id, v.how])).toEqual([[eva.memberId, 'representative']]);
    expect(after.seats[1]?.spare).toBe('Jan Ěčková');
  });

  it('is corrected seat by seat, exactly, and stops the start while it is wrong', async () => {
    const { chair, alena, petr } = await aVotingHouse(portal);
    const { id } = await aDraft(chair);
    const [first, second] = (await census(chair, id)).seats.map((s) => s.id);
    const seat = { id, seat: first as number, share: part(1, 2) };
    const kinds = async (change: object) =>
      (await chair.asks(votes.changeSeat, { ...seat, ...(await now(chair, id)), ...change })).problems.map(
        (p) => p.kind,
      );
    expect(await kinds({ share: null })).toEqual(['noShare', 'sum']);
    expect(await kinds({ share: part(0, 1) })).toEqual(['zeroShare', 'sum']);
    expect(await kinds({ share: part(5001, 10_000) })).toEqual(['sum']);
    expect((await chair.refused(votes.start, await now(chair, id))).key).toBe('VOTE.ERRORS.CENSUS');
    expect(await kinds({})).toEqual([]);
    // Neither whose a unit is nor who represents its owners is the committee's word.
    for (const one of [first, second]) {
      const instead = { ...seat, ...(await now(chair, id)), seat: one, representativeId: memberOf(petr), own: true };
      await chair.call(votes.changeSeat, instead);
    }
    const { seats, base } = await census(chair, id);
    expect(seats.map((s) => [s.own, s.spare])).toEqual(seats.map(() => [false, '']));
    expect(seats[0]?.voters.map((v) => v.member.id)).toEqual([alena.memberId]);
    expect(base).not.toBe(part(0, 1));
    for (const [one, share] of [
      [first, part(1, 2)],
      [second, part(3, 10)],
    ] as const)
      await chair.asks(votes.changeSeat, { ...seat, ...(await now(chair, id)), seat: one as number, share });
    const less = await chair.asks(votes.removeSeat, { ...(await now(chair, id)), seat: second as number });
    expect(less).toMatchObject({ seatCount: 2, complete: false, sum: part(7, 10) });
  });

  it('refuses strangers, unknown seats and impossible shares', async () => {
    const { chair } = await aVotingHouse(portal);
    const { id } = await aDraft(chair);
    const [first] = (await census(chair, id)).seats.map((s) => s.id);
    const seat = { ...(await now(chair, id)), seat: first as number, share: part(1, 2) };
    expect((await chair.refused(votes.changeSeat, { ...seat, share: part(3, 2) })).errors).toEqual({
      share: 'UNITS.ERRORS.SHARE_INVALID',
    });
    for (const call of [votes.changeSeat, votes.removeSeat]) {
      expect((await chair.refused(call, { ...seat, seat: 987_654 })).key).toBe('VOTE.ERRORS.SEAT_UNKNOWN');
    }
  });

  it('is corrected and started only as it was seen: of two at once the second is refused, and so is a stale start', async () => {
    const { house, chair } = await aVotingHouse(portal);
    const other = await house.person({ role: 'memberCommittee' });
    const { id, updatedAt } = await aDraft(chair);
    const seat = { id, updatedAt, seat: (await census(chair, id)).seats[0]?.id as number };
    const both = await Promise.all([
      chair.call(votes.changeSeat, { ...seat, share: part(1, 3) }),
      other.call(votes.changeSeat, { ...seat, share: part(1, 4) }),
    ]);
    expect(both.map((x) => x.status).sort()).toEqual([200, 409]);
    for (const [call, input] of [
      [votes.changeSeat, { ...seat, share: part(1, 2) }],
      [votes.removeSeat, seat],
      [votes.rebuild, { id, updatedAt }],
      [votes.start, { id, updatedAt }],
    ] as const)
      expect(await chair.refused(call, input)).toMatchObject({ code: 409, key: 'BASE.ERRORS.CONFLICT' });
    const { updatedAt: fresh } = await chair.asks(votes.changeSeat, {
      ...seat,
      ...(await now(chair, id)),
      share: part(1, 2),
    });
    expect(await chair.asks(votes.start, { id, updatedAt: fresh })).toMatchObject({ status: 'run' });
  });

  it('refuses shares of one owner that cannot be added up exactly, naming the units', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const { memberId } = await house.owner();
    for (const [i, den] of [99_999_999_999_973, 99_999_999_999_971, 99_999_999_999_959, 99_999_999_999_931].entries())
      await house.unit(chair, String(i + 1), [1, den], [{ memberIds: [memberId as number] }]);
    await house.inside((db) =>
      db.execute(sql`update unit_share set den = den * 9973 + unit_id where svj_id = ${house.id}`),
    );
    expect(await chair.refused(votes.create, aVoteForm(portal))).toMatchObject({
      code: 422,
      key: 'VOTE.ERRORS.SHARE_TOO_LONG',
    });
  });

  it('is frozen at the start', async () => {
    const { chair } = await aVotingHouse(portal);
    const { id } = await started(chair);
    const { seats, differs } = await census(chair, id);
    expect(differs).toBe(false);
    const seat = { ...(await now(chair, id)), seat: seats[0]?.id, share: null };
    for (const [call, input] of [
      [votes.rebuild, seat],
      [votes.changeSeat, seat],
      [votes.removeSeat, seat],
    ] as const) {
      expect((await chair.refused(call, input)).key).toBe('VOTE.ERRORS.NOT_CONCEPT');
    }
  });
});

it('says how many mails an invitation would be, and whom none can reach', async () => {
  const { house, chair } = await aVotingHouse(portal);
  const silent = await house.person({ access: false, firstName: 'Marta', lastName: 'Tichá' });
  await house.unit(chair, '4', [1, 10], [{ memberIds: [silent.memberId as number] }]);
  const { id } = await aDraft(chair);
  expect(await chair.asks(votes.reach, { id })).toEqual({
    mailCount: 4,
    personCount: 5,
    withoutAddressCount: 1,
    withoutAddress: [{ id: silent.memberId, full_name: 'Marta Tichá', units: '4' }],
  });
});

it('keeps a trace of what was corrected by hand, in ids and shares', async () => {
  const { house, chair } = await aVotingHouse(portal);
  const { id } = await aDraft(chair);
  const [first, second] = (await census(chair, id)).seats;
  const fixed = { ...(await now(chair, id)), seat: first?.id as number, share: part(2, 5) };
  const { updatedAt } = await chair.asks(votes.changeSeat, fixed);
  await chair.asks(votes.removeSeat, { id, updatedAt, seat: second?.id as number });
  await chair.asks(votes.rebuild, await now(chair, id));
  const details = await house.inside(async (db, { svjId }) => {
    const found = await db.client.query(
      `select detail from activity where svj_id = $1 and noun = 'votes' and verb = 'census' order by id`,
      [svjId],
    );
    return found.rows.map((r: { detail: object }) => r.detail);
  });
  expect(details).toEqual([
    { act: 'correct', units: first?.unitIds, share: part(2, 5) },
    { act: 'remove', units: second?.unitIds },
    { act: 'rebuild' },
  ]);
});

it('counts in the parts of the register, whatever its seats are reduced to, and in enough for what is corrected', async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const alena = await house.owner({ lastName: 'Nováková' });
  const petr = await house.owner({ lastName: 'Říha' });
  for (const number of ['1', '2']) await house.unit(chair, number, [1, 4], [{ memberIds: [alena.memberId as number] }]);
  await house.unit(chair, '3', [1, 2], [{ memberIds: [petr.memberId as number] }]);
  const vote = await aDraft(chair);
  expect(vote).toMatchObject({ commonDenominator: '4', base: part(1, 1) });
  const seat = (await seatIds(chair, vote.id)).get('3') as number;
  await chair.asks(votes.changeSeat, { id: vote.id, seat, updatedAt: vote.updatedAt, share: part(1, 3) });
  expect((await chair.asks(votes.one, { id: vote.id })).commonDenominator).toBe('12');
});
