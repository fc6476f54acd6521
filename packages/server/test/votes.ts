import type { Given } from '#contract/base/calls/endpoint.ts';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aHouse, type Person, type TestHouse } from './house.ts';
import type { TestPortal } from './portal.ts';

const day = 24 * 3600_000;
export type Wanted = Partial<Given<typeof votes.create>>;

/** The form of a vote as the wizard sends it: online, half of all, ends in two weeks, two points. */
export const aVoteForm = (portal: TestPortal, wanted: Wanted = {}): Given<typeof votes.create> => ({
  name: 'Oprava střechy',
  type: 'online',
  basis: 'perRollam',
  participation_count: 0,
  accept_count: 50,
  closesAt: new Date(portal.clock.now.getTime() + 14 * day).toISOString(),
  points: [{ name: 'Střecha' }, { name: 'Výtah' }],
  ...wanted,
});

export type House = {
  house: TestHouse;
  chair: Person;
  /** Alone owner of unit 1, of a half of the house. */
  alena: Person;
  /** A couple, unit 2, three tenths. */
  jan: Person;
  hana: Person;
  /** Owner of units 3 and 10, a tenth each: one seat. */
  petr: Person;
};

/** A house of four units whose shares sum to 1, and who owns them: three seats. */
export async function aVotingHouse(portal: TestPortal): Promise<House> {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const alena = await house.owner({ firstName: 'Alena', lastName: 'Nováková' });
  const jan = await house.owner({ firstName: 'Jan', lastName: 'Dvorský' });
  const hana = await house.owner({ firstName: 'Hana', lastName: 'Dvorská' });
  const petr = await house.owner({ firstName: 'Petr', lastName: 'Říha' });
  await house.unit(chair, '3', [1, 10], [{ memberIds: [petr.memberId as number] }]);
  await house.unit(chair, '2', [3, 10], [{ memberIds: [jan.memberId as number, hana.memberId as number] }]);
  await house.unit(chair, '1', [5, 10], [{ memberIds: [alena.memberId as number] }]);
  await house.unit(chair, '10', [1, 10], [{ memberIds: [petr.memberId as number] }]);
  return { house, chair, alena, jan, hana, petr };
}

/** A draft, made by the chair. */
export const aDraft = (by: Person, wanted: Wanted = {}): Promise<VoteDetail> =>
  by.asks(votes.create, aVoteForm(by.portal, wanted));

/** A draft started by whoever made it. */
export async function started(by: Person, wanted: Wanted = {}): Promise<VoteDetail> {
  const { id, updatedAt } = await aDraft(by, wanted);
  return by.asks(votes.start, { id, updatedAt });
}

/** The vote ended by this person at its announced end, or after its time for papers; afterwards the clock stands where it stood. */
export async function ends(by: Person, vote: Pick<VoteDetail, 'id' | 'closesAt'>): Promise<VoteDetail> {
  const { clock } = by.portal;
  const before = clock.now;
  const passes = (iso: string | null | undefined) => {
    if (iso) clock.now = new Date(Math.max(clock.now.getTime(), Date.parse(iso)));
  };
  passes(vote.closesAt);
  try {
    passes((await by.asks(votes.one, { id: vote.id })).papers?.decided);
    return await by.asks(votes.finish, { id: vote.id });
  } finally {
    clock.now = before;
  }
}

export type Running = House & { vote: VoteDetail };

/** A running vote of a house of its own: seats of Alena (5/10), of the couple (3/10) and of Petr (2/10). */
export async function aRunningVote(portal: TestPortal, wanted: Wanted = {}): Promise<Running> {
  const made = await aVotingHouse(portal);
  return { ...made, vote: await started(made.chair, wanted) };
}

/** Ids of the seats by their units. */
export async function seatIds(by: Person, voteId: number): Promise<Map<string, number>> {
  const { seats } = await by.asks(votes.census, { id: voteId, sizePerPage: 'all' });
  return new Map(seats.map((s) => [s.units, s.id]));
}

export const part = (num: number, den: number): string => toText(fraction(num, den));

/** The form of a draft as the wizard sends it back, with changes. */
export const editedVote = (v: VoteDetail, change: object = {}): Given<typeof votes.update> => ({
  id: v.id,
  updatedAt: v.updatedAt,
  name: v.name,
  description: v.description,
  isPublic: v.isPublic,
  type: v.type,
  basis: v.basis,
  participation_count: v.participation_count,
  accept_count: v.accept_count,
  opensAt: v.opensAt,
  closesAt: v.closesAt,
  shows: v.shows,
  points: v.votePoints.map(({ id, name, description, preset }) => ({ id, name, description, preset })),
  ...change,
});
