import { compare, equals, type Fraction, sum, whole } from '../base/shares/fraction.ts';
import type { TextKey } from '../texts/keys.ts';

const longest = 10n ** 18n;

/** Whether the fraction can be a share: above 0, at most 1, both numbers under 19 digits. */
export const isShare = (f: Fraction): boolean => f.num > 0n && f.den < longest && compare(f, whole) <= 0;

export type OwnerEntry = { memberIds: readonly number[]; joint: boolean; share: Fraction };

/** Why these owner entries can't stand beside each other in one unit, by field path; empty when they can. */
export function whyOwnersWrong(owners: readonly OwnerEntry[]): Record<string, TextKey> {
  const wrong: Record<string, TextKey> = {};
  const seen = new Set<string>();
  owners.forEach((o, i) => {
    if (o.joint !== (o.memberIds.length === 2)) wrong[`owners.${i}.memberIds`] = 'UNITS.ERRORS.JOINT_TWO';
    const who = [...o.memberIds].sort((a, b) => a - b).join('+');
    if (seen.has(who) || new Set(o.memberIds).size < o.memberIds.length)
      wrong[`owners.${i}.memberIds`] = 'UNITS.ERRORS.OWNER_TWICE';
    seen.add(who);
  });
  return wrong;
}

export type UnitShares = {
  share: Fraction | null;
  owners: readonly Fraction[];
  hasRepresentative: boolean;
};
export type Problem = 'noShare' | 'noOwner' | 'ownersSum' | 'noRepresentative';

/**
 * What keeps this unit from voting as one (NOZ § 1185): no share, no owner, owners that don't sum to 1,
 * or several owner entries without a common representative.
 */
export function problemsOf(unit: UnitShares): Problem[] {
  const found: Problem[] = [];
  if (!unit.share) found.push('noShare');
  if (unit.owners.length === 0) found.push('noOwner');
  else if (!equals(sum(unit.owners), whole)) found.push('ownersSum');
  if (unit.owners.length > 1 && !unit.hasRepresentative) found.push('noRepresentative');
  return found;
}
