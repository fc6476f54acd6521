import { compare, type Fraction, fraction, reduce, show, sum } from '../base/shares/fraction.ts';
import type { OwnerOfUnit, UnitOfHouse } from '../census/rules.ts';

const half = fraction(1, 2);
const ascending = (a: number, b: number) => a - b;

/** The same text for the same owners with the same shares, whoever represents them. */
export const ownersKey = ({ owners }: Pick<UnitOfHouse, 'owners'>): string =>
  owners
    .map((o) => `${[...o.memberIds].sort(ascending).join('+')} ${o.joint ? 'joint' : 'alone'} ${show(reduce(o.share))}`)
    .sort()
    .join(', ');

/** Several owner entries need a representative; somebody who owns alone, or a couple, acts for themself. */
export const needsRepresentative = (owners: readonly OwnerOfUnit[]): boolean => owners.length > 1;

/** The share of owner entries in which any of these people stands: either of a couple speaks for both. */
export const shareOfVoices = (owners: readonly OwnerOfUnit[], members: ReadonlySet<number>): Fraction =>
  sum(owners.filter((o) => o.memberIds.some((id) => members.has(id))).map((o) => o.share));

/** Co-owners decide by more than a half of their shares (NOZ § 1128). */
export const names = (agreeing: Fraction): boolean => compare(agreeing, half) > 0;

/** Against these objections nobody could have more than a half for them. */
export const rejects = (objecting: Fraction): boolean => compare(objecting, half) >= 0;
