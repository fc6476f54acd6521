import { compare, equals, type Fraction, reduce, show, subtract, sum, whole, zero } from '../base/shares/fraction.ts';
import type { voterWays } from '../motions/schema.ts';
import type { TextKey } from '../texts/keys.ts';
import type { censusProblems } from './schema.ts';

/** One entry of the register: a person, or a couple with one share for both. */
export type OwnerOfUnit = { memberIds: readonly number[]; joint: boolean; share: Fraction };
export type UnitOfHouse = {
  id: number;
  number: string;
  share: Fraction | null;
  owners: readonly OwnerOfUnit[];
  representativeId: number | null;
};
export type How = (typeof voterWays)[number];
export type Voter = { memberId: number; how: How };
export type Seat = {
  units: { id: number; number: string }[];
  /** The sum of the units' shares on the house; null while one of them has none. */
  share: Fraction | null;
  /** Belongs to the association itself: out of every base, in the sum. */
  own: boolean;
  owners: OwnerOfUnit[];
  representativeId: number | null;
  voters: Voter[];
};

const ascending = (a: number, b: number) => a - b;

/** Who stands for the unit besides its owners; somebody who owns it alone needs nobody. */
function representativeOf({ owners, representativeId }: UnitOfHouse): number | null {
  const [only, ...others] = owners;
  const alone = only && others.length === 0 && only.memberIds.length === 1;
  return alone && only.memberIds[0] === representativeId ? null : representativeId;
}

/** The same text for the same owners with the same representative. Units of nobody have nothing in common. */
function keyOf(unit: UnitOfHouse): string {
  if (unit.owners.length === 0) return `unit ${unit.id}`;
  const entries = unit.owners.map((o) => {
    const who = [...o.memberIds].sort(ascending).join('+');
    return `${who} ${o.joint ? 'joint' : 'alone'} ${show(reduce(o.share))}`;
  });
  return `${entries.sort().join(', ')} by ${representativeOf(unit)}`;
}

/** The only owner, either of a couple, or the one whom several owner entries named (NOZ § 1185). */
function votersOf(owners: readonly OwnerOfUnit[], representativeId: number | null, own: boolean): Voter[] {
  const [only, ...others] = owners;
  if (own || !only) return [];
  if (others.length > 0)
    return representativeId === null ? [] : [{ memberId: representativeId, how: 'representative' }];
  const how = only.joint ? 'couple' : 'owner';
  return [...only.memberIds].sort(ascending).map((memberId) => ({ memberId, how }));
}

function seatOf(units: readonly UnitOfHouse[], ownMemberIds: ReadonlySet<number>): Seat {
  const [first] = units as [UnitOfHouse];
  const owners = [...first.owners];
  const own = owners.length > 0 && owners.every((o) => o.memberIds.every((m) => ownMemberIds.has(m)));
  const representativeId = representativeOf(first);
  const shares = units.map((u) => u.share);
  return {
    units: units.map(({ id, number }) => ({ id, number })),
    share: shares.includes(null) ? null : sum(shares as Fraction[]),
    own,
    owners,
    representativeId,
    voters: votersOf(owners, representativeId, own),
  };
}

/**
 * The seats of the register: a unit, or all units with the same owner entries (people, joint, share in the unit) and
 * the same representative. In the order of unit ids, whatever order the units came in.
 */
export function seatsOf(units: readonly UnitOfHouse[], { ownMemberIds }: { ownMemberIds: readonly number[] }): Seat[] {
  const own = new Set(ownMemberIds);
  const together = new Map<string, UnitOfHouse[]>();
  for (const unit of [...units].sort((a, b) => a.id - b.id)) {
    const key = keyOf(unit);
    const others = together.get(key);
    if (others) others.push(unit);
    else together.set(key, [unit]);
  }
  return [...together.values()].map((list) => seatOf(list, own));
}

/** Seats that nobody may vote for online: they stay in the base. Those of the association itself are not meant. */
export const withoutVoter = <S extends { own: boolean; voters: readonly unknown[] }>(seats: readonly S[]): S[] =>
  seats.filter((s) => !s.own && s.voters.length === 0);

export type CensusSeat = { unitIds: readonly number[]; share: Fraction | null };
export type CensusProblem = {
  kind: (typeof censusProblems)[number];
  field: string;
  key: TextKey;
  params?: Record<string, string>;
};

/**
 * What keeps this list from being voted by, by field (`seats`, `seats.3.share`, `seats.3.units`); empty when nothing.
 * Seats of the association count here too: the whole house is 1.
 */
export function whyCensusWrong(seats: readonly CensusSeat[]): CensusProblem[] {
  if (seats.length === 0) return [{ kind: 'noSeat', field: 'seats', key: 'VOTE.CENSUS_WRONG.NO_SEAT' }];
  const wrong: CensusProblem[] = [];
  const taken = new Set<number>();
  seats.forEach(({ unitIds, share }, i) => {
    if (!share) wrong.push({ kind: 'noShare', field: `seats.${i}.share`, key: 'VOTE.CENSUS_WRONG.NO_SHARE' });
    else if (compare(share, zero) <= 0)
      wrong.push({ kind: 'zeroShare', field: `seats.${i}.share`, key: 'VOTE.CENSUS_WRONG.ZERO_SHARE' });
    if (unitIds.some((id) => taken.has(id)) || new Set(unitIds).size < unitIds.length)
      wrong.push({ kind: 'unitTwice', field: `seats.${i}.units`, key: 'VOTE.CENSUS_WRONG.UNIT_TWICE' });
    for (const id of unitIds) taken.add(id);
  });
  const total = sum(seats.flatMap((s) => (s.share ? [s.share] : [])));
  if (!equals(total, whole)) wrong.push({ kind: 'sum', field: 'seats', ...sumProblem(total) });
  return wrong;
}

/** No percent here: a tiny difference would read 0,00 %. */
function sumProblem(total: Fraction): Pick<CensusProblem, 'key' | 'params'> {
  const lacks = compare(total, whole) < 0;
  const fraction = show(reduce(lacks ? subtract(whole, total) : subtract(total, whole)));
  return { key: lacks ? 'VOTE.CENSUS_WRONG.SUM_LACKS' : 'VOTE.CENSUS_WRONG.SUM_EXCEEDS', params: { fraction } };
}
