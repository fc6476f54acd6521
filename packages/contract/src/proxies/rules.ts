import type { Statutes } from '../association/schema-settings.ts';
import type { Day } from '../base/time/dates.ts';

/** A power as limits see it: for one vote, or standing over days (both included, null is open). */
export type Power = {
  /** Seats of the principal, each by one number; those that two principals have in common count once. */
  seats: readonly number[];
  voteId: number | null;
  validFrom: Day | null;
  validTo: Day | null;
};

/** Whether a standing power holds on the day. */
export const holdsOnDay = (p: Pick<Power, 'validFrom' | 'validTo'>, day: Day): boolean =>
  (p.validFrom === null || p.validFrom <= day) && (p.validTo === null || day <= p.validTo);

const meet = (a: Power, b: Power): boolean =>
  (a.validFrom === null || b.validTo === null || a.validFrom <= b.validTo) &&
  (b.validFrom === null || a.validTo === null || b.validFrom <= a.validTo);

/**
 * The most seats that one agent would hold in any one vote with this power beside those they have. A standing power meets
 * every vote; standing ones meet each other where their days do.
 */
export function mostSeats(power: Power, others: readonly Power[]): number {
  const standing = others.filter((o) => o.voteId === null && (power.voteId !== null || meet(power, o)));
  const always = new Set([power, ...standing].flatMap((o) => o.seats));
  const votes =
    power.voteId !== null ? [power.voteId] : [...new Set(others.flatMap((o) => (o.voteId === null ? [] : [o.voteId])))];
  const inVote = (vote: number) =>
    new Set([...always, ...others.filter((o) => o.voteId === vote).flatMap((o) => o.seats)]).size;
  return Math.max(always.size, ...votes.map(inVote));
}

export type ProxyObstacle = 'LIMIT' | 'OWNERS_ONLY' | 'NOT_VERIFIED';
type Facts = { seats: number; agentOwns: boolean; verified: boolean };

/** Why the statutes do not let somebody act by a power; null when they do. */
export function obstacleOf(
  statutes: Pick<Statutes, 'proxyLimit' | 'proxyWho' | 'proxyVerified'>,
  { seats, agentOwns, verified }: Facts,
): ProxyObstacle | null {
  if (statutes.proxyWho === 'owners' && !agentOwns) return 'OWNERS_ONLY';
  if (statutes.proxyVerified && !verified) return 'NOT_VERIFIED';
  return statutes.proxyLimit !== null && seats > statutes.proxyLimit ? 'LIMIT' : null;
}

/** The field of the form that an obstacle belongs to. */
export const fieldOf = { LIMIT: 'agentId', OWNERS_ONLY: 'agentId', NOT_VERIFIED: 'verified' } as const;
