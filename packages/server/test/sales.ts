import { commitment, type Json } from '#contract/ledger/rules.ts';
import type { Voters } from '#contract/ledger/rules-frozen.ts';
import type { VoterWay } from '#contract/motions/schema.ts';
import type { Fields } from './ledger.ts';

/** A seat of a made-up list as sales need it: what is committed of its names, its weight and who it belongs to. */
export type Sold = { id: number; owners: string; units: number[]; labels: string[]; num: number; den: number } & {
  people: number[];
  voters: Voters;
};

/** Whom person N is shown as, and with which salt: whoever reads an entry can tell. */
export const buyer = (person: number) => ({ owners: `Buyer ${person}`, spare: '', salt: `5b${person}` });
const text = ({ owners, spare }: { owners: string; spare: string }) =>
  `{"owners":${JSON.stringify(owners)},"spare":${JSON.stringify(spare)}}`;
const committed = (person: number) => commitment(buyer(person).salt, text(buyer(person)));
const told = { source: 'typed', day: '2026-11-20', known: '2026-11-21T08:00:00.000Z' };
const ways = (voters: Voters): Json => voters.map(([id, how]) => [id, how]);
const owned = (person: number): Voters => [[person, 'owner' satisfies VoterWay]];

/** The seat with all its units goes to another owner. */
export function sold(seat: Sold, person: number): { entry: Fields; seat: Sold } {
  const next = { ...seat, owners: committed(person), people: [person], voters: owned(person) };
  const { people, owners: to } = next;
  const entry = { kind: 'register', seat: seat.id, from: seat.owners, to, people, voters: ways(next.voters), ...told };
  return { entry, seat: next };
}

/** The seat falls into its units: the first stays with who had it, unless somebody bought that too. */
export function partedSeat(seat: Sold, person: number, keeps: boolean): { entry: Fields; seats: Sold[] } {
  const seats = seat.units.map((unit, i): Sold => {
    // A part is named anew, also where its owner stays.
    const stays = i === 0 && keeps;
    const who = stays ? (seat.people[0] as number) : person + i;
    const { people, voters } = stays ? seat : { people: [who], voters: owned(who) };
    const weight = { num: seat.num * (i + 1), den: seat.den * 3 };
    const of = { units: [unit], labels: [seat.labels[i] as string], people, voters, ...weight };
    return { id: 1000 + seat.id * 10 + i, owners: committed(who), ...of };
  });
  const parts = seats.map(({ num, den, voters, ...s }) => ({
    ...s,
    ...{ num: String(num), den: String(den), own: false, voters: ways(voters) },
  }));
  return { entry: { kind: 'parted', seat: seat.id, parts, ...told }, seats };
}
