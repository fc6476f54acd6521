import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ballots } from '#contract/ballots/endpoints.ts';
import { representations } from '#contract/representations/endpoints.ts';
import { second } from '#contract/second/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { ballotOf, minutesLater } from '#house/ballots.ts';
import { aHouse, edited, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aSignedPaper, memberOf } from '#house/proxies.ts';
import { aDraft, part } from '#house/votes.ts';
import { askSeconds, tellEarlierRepresentatives } from '../course/jobs-second.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const mailsTo = async (who: Person) =>
  (
    await portal.pool.raw.query(
      "select data from outbox where recipient = $1 and kind = 'representation' order by id",
      [who.email],
    )
  ).rows.map((r: { data: { deed: string; units: string } }) => [r.data.deed, r.data.units]);
const throws = (error: unknown) => {
  throw error;
};

type Shared = { house: TestHouse; chair: Person; eva: Person; ota: Person; ida: Person; unit: number; other: number };

/** Two units of the same three co-owners: a half, three tenths, a fifth. */
async function shared(): Promise<Shared> {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const [eva, ota, ida] = [await house.owner(), await house.owner(), await house.owner()];
  const owners = (
    [
      [eva, [1, 2]],
      [ota, [3, 10]],
      [ida, [1, 5]],
    ] as const
  ).map(([who, share]) => ({ memberIds: [memberOf(who)], share: [...share] as [number, number] }));
  const unit = await house.unit(chair, '1', [1, 2], owners);
  const other = await house.unit(chair, '2', [1, 2], owners);
  return { house, chair, eva, ota, ida, unit: unit.id, other: other.id };
}
const first = async (who: Person, id: number) => (await who.asks(representations.list, { id })).representations[0];
const inRegister = async (who: Person, ids: number[]) =>
  Promise.all(ids.map(async (id) => (await who.asks(units.one, { id })).representative?.id ?? null));

describe('a representative of co-owners', () => {
  it('is nobody by the word of the chair alone: not at the unit, not in a draft, not without a paper', async () => {
    const { chair, unit } = await shared();
    const seen = await chair.asks(units.one, { id: unit });
    const body = { ...edited(seen, {}), representativeId: memberOf(chair) };
    expect((await chair.refused(units.update, body)).key).toBe('PERIODS.ERRORS.NOTHING');
    const draft = await aDraft(chair);
    const { seats, updatedAt } = await chair.asks(votes.census, { id: draft.id });
    const seat = { id: draft.id, updatedAt, seat: seats[0]?.id, share: part(1, 1), representativeId: memberOf(chair) };
    await chair.call(votes.changeSeat, seat);
    const notOwner = { code: 422, key: 'REPRESENTATION.ERRORS.NOT_OWNER' };
    expect(await chair.refused(representations.name, { id: unit, memberId: memberOf(chair) })).toMatchObject(notOwner);
    const bare = { id: unit, memberId: memberOf(chair), fileIds: [] };
    expect((await chair.refused(representations.write, bare)).errors).toEqual({
      fileIds: 'REPRESENTATION.ERRORS.NO_FILE',
    });
    await chair.asks(representations.write, { ...bare, fileIds: [await aSignedPaper(chair)] });
    const one = await first(chair, unit);
    expect(one).toMatchObject({ state: 'waiting', second: { onlyVerifier: true, mayConfirm: false } });
    const confirm = { id: unit, one: one?.id as number };
    expect((await chair.refused(representations.confirm, confirm)).key).toBe('SECOND.ERRORS.BARRED');
    minutesLater(chair, 5 * 24 * 60);
    await askSeconds(portal, throws);
    expect(await inRegister(chair, [unit])).toEqual([null]);
    const fresh = await aDraft(chair);
    const vote = await chair.asks(votes.start, { id: fresh.id, updatedAt: fresh.updatedAt });
    const ids = (await chair.asks(votes.census, { id: vote.id })).seats.map((s) => s.id);
    expect((await chair.refused(ballots.askCode, ballotOf(vote, ids, 'agree'))).key).toBe('VOTE.ERRORS.NOT_YOURS');
  });

  it('is named by co-owners who hold more than a half, for all units of the same owners; all of them are told', async () => {
    const { chair, eva, ota, ida, unit, other } = await shared();
    await eva.asks(representations.name, { id: unit, memberId: memberOf(ota) });
    expect(await first(eva, unit)).toMatchObject({ state: 'waiting', agreeing: part(1, 2), mayAgree: false });
    expect(await inRegister(chair, [unit, other])).toEqual([null, null]);
    expect(await mailsTo(ida)).toEqual([['asked', '1, 2']]);
    const one = (await first(ida, other))?.id as number;
    await ida.asks(representations.agree, { id: other, one });
    expect(await first(ida, unit)).toMatchObject({ state: 'named', countsBy: 'owners', agreeing: part(7, 10) });
    expect(await inRegister(chair, [unit, other])).toEqual([memberOf(ota), memberOf(ota)]);
    expect((await mailsTo(ota)).map(([deed]) => deed)).toEqual(['asked', 'named']);
    expect((await ida.refused(representations.agree, { id: unit, one })).key).toBe('REPRESENTATION.ERRORS.DECIDED');
    // Another one takes over in the same way, and may give it up.
    for (const who of [eva, ida]) await who.asks(representations.name, { id: unit, memberId: memberOf(eva) });
    expect(await inRegister(chair, [unit, other])).toEqual([memberOf(eva), memberOf(eva)]);
    const { representations: all } = await eva.asks(representations.list, { id: unit });
    expect(all.map((r) => r.state)).toEqual(['named', 'over']);
    await eva.asks(representations.end, { id: unit, one: all[0]?.id as number });
    expect(await inRegister(chair, [unit])).toEqual([null]);
  });

  it('is written down from a signed paper, waits for a second person, and ends by objections of a half', async () => {
    const { house, chair, eva, ota, ida, unit } = await shared();
    const other = await house.person({ role: 'memberCommittee' });
    const fileIds = [await aSignedPaper(chair)];
    await chair.asks(representations.write, { id: unit, memberId: memberOf(ota), fileIds });
    expect((await mailsTo(eva)).map(([deed]) => deed)).toEqual(['written']);
    const { acts, mineCount } = await other.asks(second.list, {});
    expect([mineCount, acts.map((a) => [a.kind, a.subjectId, a.of])]).toEqual([1, [['representation', unit, '1']]]);
    const at = { id: unit, one: (await first(other, unit))?.id as number };
    expect((await eva.refused(representations.confirm, at)).key).toBe('SECOND.ERRORS.BARRED');
    expect((await other.asks(representations.confirm, at)).representations[0]).toMatchObject({
      state: 'named',
      countsBy: 'admin',
      files: [{ name: 'plna-moc' }],
    });
    await ida.asks(representations.object, { ...at, text: 'Nepodepsala jsem' });
    expect((await mailsTo(chair)).at(-1)?.[0]).toBe('objected');
    expect(await inRegister(chair, [unit])).toEqual([memberOf(ota)]);
    await eva.asks(representations.object, at);
    expect(await inRegister(chair, [unit])).toEqual([null]);
    expect(await first(chair, unit)).toMatchObject({ state: 'over', refusal: 'objected', objecting: part(7, 10) });
  });

  it('a second person refuses with a reason of the list; nobody else reads who represents whom', async () => {
    const { house, chair, ota, unit } = await shared();
    const other = await house.person({ role: 'memberCommittee' });
    await chair.asks(representations.write, {
      ...{ id: unit, memberId: memberOf(ota), fileIds: [await aSignedPaper(chair)] },
    });
    const at = { id: unit, one: (await first(other, unit))?.id as number };
    expect((await other.refused(representations.refuse, { ...at, reason: 'Nechci' })).code).toBe(400);
    await other.asks(representations.refuse, { ...at, reason: 'notSigned' });
    expect(await first(ota, unit)).toMatchObject({ state: 'refused', refusal: 'notSigned' });
    const stranger = await house.owner();
    expect(await stranger.asks(representations.list, { id: unit })).toEqual({
      representations: [],
      mayName: false,
      mayWrite: false,
    });
    expect(await stranger.refused(representations.object, at)).toMatchObject({ key: 'REPRESENTATION.ERRORS.DECIDED' });
    const foreign = await shared();
    expect(await foreign.eva.refused(representations.object, at)).toMatchObject({ code: 404 });
    const alone = await house.unit(chair, '9', [1, 9], [{ memberIds: [memberOf(ota)] }]);
    expect(await ota.refused(representations.name, { id: alone.id, memberId: memberOf(chair) })).toMatchObject({
      key: 'REPRESENTATION.ERRORS.ALONE',
    });
  });

  it('recorded before this stays, and all owners of the seat are told of it once', async () => {
    const { house, chair, eva, ida, unit, other } = await shared();
    for (const id of [unit, other]) await house.represented(id, memberOf(chair));
    await tellEarlierRepresentatives(portal, throws);
    await tellEarlierRepresentatives(portal, throws);
    for (const who of [eva, ida]) expect(await mailsTo(who)).toEqual([['before', '1, 2']]);
    const one = await first(eva, unit);
    expect(one).toMatchObject({ state: 'named', countsBy: 'before', mayObject: true });
    await eva.asks(representations.object, { id: unit, one: one?.id as number });
    expect(await inRegister(chair, [unit, other])).toEqual([null, null]);
  });
});
