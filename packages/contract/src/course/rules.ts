import type { Basis, VoteState, VoteType } from '../motions/schema.ts';
import type { Refusal } from '../refusals.ts';

type Kind = { type: VoteType; basis: Basis };
type Course = Kind & { status: VoteState; closesAt: Date | null };

/** An online vote that decides something has an announced end, and people are promised it; an opinion poll ends at will. */
export const hasTerm = ({ type, basis }: Kind): boolean => type === 'online' && basis !== 'poll';

/**
 * Why the vote cannot be ended by hand now; null when it can. Before its announced end a vote with legal effect ends only
 * when every seat that counts has voted: whoever has no account or nobody to represent it may still act by paper.
 */
export function whyNotEnded(vote: Course, seats: { all: number; voted: number }, now: Date): Refusal | null {
  if (vote.status !== 'run') return 'VOTE.ERRORS.NOT_RUNNING';
  if (!hasTerm(vote) || (vote.closesAt && vote.closesAt <= now)) return null;
  return seats.voted < seats.all ? 'VOTE.ERRORS.NOT_ALL_VOTED' : null;
}

type Prolonging = Course & { prolongedAt: Date | null };

/** Why the vote cannot be prolonged to this end; null when it can. Once, before its end, never shorter. */
export function whyNotProlonged(vote: Prolonging, closesAt: Date, now: Date): Refusal | null {
  if (vote.status !== 'run') return 'VOTE.ERRORS.NOT_RUNNING';
  if (vote.type !== 'online') return 'VOTE.ERRORS.NOT_ONLINE';
  if (vote.closesAt === null) return 'VOTE.ERRORS.NO_TERM';
  if (vote.closesAt <= now) return 'VOTE.ERRORS.CLOSED';
  if (vote.prolongedAt !== null) return 'VOTE.ERRORS.PROLONGED';
  return closesAt <= vote.closesAt ? 'VOTE.ERRORS.NOT_LATER' : null;
}

/** Whether the reminder goes once more after the vote was prolonged: when its day of the new end is still to come. */
export const remindsAgain = (closesAt: Date, remindDays: number | null, now: Date): boolean =>
  remindDays !== null && closesAt.getTime() - remindDays * 24 * 3600_000 > now.getTime();
