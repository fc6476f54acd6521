import { ballots } from '#contract/ballots/endpoints.ts';
import { fromText, show } from '#contract/base/shares/fraction.ts';
import type { VoteDetail, VoteValue } from '#contract/motions/schema.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { records } from './ballots.ts';
import { aHouse, type Person } from './house.ts';
import type { TestPortal } from './portal.ts';
import { seatIds, started, type Wanted } from './votes.ts';

/** A house of a hundred parts, one owner a unit, with an assembly that runs. */
export async function anAssembly(portal: TestPortal, parts: Record<string, number>, wanted: Wanted = {}) {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const owners = new Map<string, Person>();
  for (const [number, part] of Object.entries(parts)) {
    const owner = await house.owner({ firstName: 'Vlastník', lastName: number });
    owners.set(number, owner);
    await house.unit(chair, number, [part, 100], [{ memberIds: [owner.memberId as number] }]);
  }
  const local = { type: 'local', basis: 'assembly', closesAt: null, participation_count: 50 } as const;
  const vote = await started(chair, { ...local, points: [{ name: 'Střecha' }], ...wanted });
  const ids = await seatIds(chair, vote.id);
  const seats = (...units: string[]) => units.map((u) => ids.get(u) as number);
  const come = (...units: string[]) =>
    chair.asks(ballots.attendance, { id: vote.id, seats: seats(...units), here: true });
  const leave = (units: string[], more: object = {}) => ({ id: vote.id, seats: seats(...units), here: false, ...more });
  const say = (value: VoteValue, ...units: string[]) => records(chair, vote, seats(...units), value);
  const point = (at = 0) => vote.votePoints[at]?.id as number;
  const close = { id: vote.id, point: point() };
  const one = (who = chair) => who.asks(votes.one, { id: vote.id });
  return { house, chair, owners, vote, seats, come, leave, say, point, close, one };
}

/** The four columns of a point, exactly. */
export const sharesOf = (v: VoteDetail, at = 0) => {
  const { sums } = v.votePoints[at] as VoteDetail['votePoints'][number];
  return sums && (['agree', 'notAgree', 'noVote', 'miss'] as const).map((c) => show(fromText(sums[c].share)));
};
/** What stands in the entries of a vote that is over. */
export const bodiesOf = async (who: Person, id: number) => {
  const { entries } = await who.asks(voteLedger.list, { id, sizePerPage: 'all' });
  return entries.map((e) => JSON.parse(e.body as string) as Record<string, unknown>);
};
