import type { Out } from '#contract/base/calls/endpoint.ts';
import type { CensusSum } from '#contract/census/schema.ts';
import { hasTerm } from '#contract/course/rules.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import type { votes } from '#contract/votes/endpoints.ts';
import { isEmptyHtml } from '../../motions/html.ts';
import type { DraftStep } from './draftSteps.ts';

export type Stop = { step: Exclude<DraftStep, 'recap'>; key: TextKey };

/** What the server would refuse the start for, and the step where it is put right. */
export function stopsOf(
  vote: Pick<VoteDetail, 'type' | 'basis' | 'closesAt' | 'votePoints'>,
  sum: CensusSum,
  now: Date,
): Stop[] {
  const stops: Stop[] = [];
  if (hasTerm(vote) && vote.closesAt === null) stops.push({ step: 'settings', key: 'VOTE_FORM.RECAP.STOP_CLOSES' });
  if (vote.closesAt !== null && new Date(vote.closesAt) <= now)
    stops.push({ step: 'settings', key: 'VOTE_FORM.RECAP.STOP_PAST' });
  if (!sum.complete || sum.problems.length > 0) stops.push({ step: 'people', key: 'VOTE_FORM.RECAP.STOP_CENSUS' });
  if (vote.votePoints.length === 0) stops.push({ step: 'points', key: 'VOTE_FORM.RECAP.STOP_POINTS' });
  return stops;
}

/** Numbers of the points of which a voter would see the name alone. */
export const unworded = ({ votePoints }: Pick<VoteDetail, 'votePoints'>): number[] =>
  votePoints.flatMap((p, i) =>
    isEmptyHtml(p.description) && p.attachments.length + p.files.length === 0 ? [i + 1] : [],
  );

type Reach = Pick<Out<typeof votes.reach>, 'personCount' | 'withoutAddressCount'>;

/** Seats of the list apart: who votes, who has nobody to vote online, and the association's own; together they are all. */
export const seatsApart = ({ seatCount, ownCount, withoutVoter }: CensusSum) => ({
  all: seatCount,
  voting: seatCount - ownCount - withoutVoter,
  mute: withoutVoter,
  own: ownCount,
});

/** People apart: whom the invitation reaches and whom it does not; together they are all. */
export const peopleApart = ({ personCount, withoutAddressCount }: Reach) => ({
  all: personCount,
  reached: personCount - withoutAddressCount,
  without: withoutAddressCount,
});
