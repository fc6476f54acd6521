import { isBeingCounted } from '../motions/rules-papers.ts';
import type { VoteState, VoteType } from '../motions/schema.ts';
import type { Refusal } from '../refusals.ts';

type Course = {
  status: VoteState;
  type: VoteType;
  opensAt: Date | null;
  closesAt: Date | null;
};

/** Why no ballot of this type can be taken now; null when it can. */
export function whyNotTaken(vote: Course, type: VoteType, now: Date): Refusal | null {
  if (vote.status !== 'run') return 'VOTE.ERRORS.NOT_RUNNING';
  if (vote.type !== type) return type === 'online' ? 'VOTE.ERRORS.NOT_ONLINE' : 'VOTE.ERRORS.NOT_LOCAL';
  if (vote.opensAt && vote.opensAt > now) return 'VOTE.ERRORS.NOT_OPEN';
  return vote.closesAt && vote.closesAt <= now ? 'VOTE.ERRORS.CLOSED' : null;
}

type Reader = { administers: boolean };
type Shown = {
  status: VoteState;
  type: VoteType;
  shows: 'named' | 'hidden';
  cancelledAt: Date | null;
  closesAt: Date | null;
};

/** Ballots are published with the result. Of a cancelled vote that hid them they never are: it may be held again. */
export const isPublished = (vote: Pick<Shown, 'status' | 'shows' | 'cancelledAt'>): boolean =>
  vote.status === 'finish' && (vote.cancelledAt === null || vote.shows === 'named');

const names = (vote: Shown, { administers }: Reader): boolean =>
  isPublished(vote) || vote.shows === 'named' || (vote.type === 'local' && administers);

/**
 * Who voted how is shown with the result; before it where the vote names people, or to who writes it down on the spot. While
 * papers are counted it is shown to nobody: whoever knew how it stands could choose which papers to confirm.
 */
export const showsAnswers = (vote: Shown, reader: Reader, now: Date): boolean =>
  names(vote, reader) && !isBeingCounted(vote, now);

/** Whether somebody has voted at all is known to the committee too: it reminds. */
export const showsWhoVoted = (vote: Shown, reader: Reader): boolean => reader.administers || names(vote, reader);
