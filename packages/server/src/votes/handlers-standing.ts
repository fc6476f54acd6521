import type { voteStanding } from '#contract/votes/endpoints-standing.ts';
import * as sums from '../answers/queries-sums.ts';
import type { Handlers } from '../base/http/handler.ts';
import { turnoutOf } from '../presence/queries.ts';
import { runningVotes } from './queries-listing.ts';

export const voteStandingHandlers = (): Handlers<typeof voteStanding> => ({
  async running({ db, scope }) {
    const { votes, total } = await runningVotes(db, scope);
    const turnouts = await Promise.all(votes.map(({ id }) => turnoutOf(db, scope, id)));
    return {
      total,
      votes: turnouts.map(({ all, voted }, i) => ({
        ...(votes[i] as (typeof votes)[0]),
        turnout: sums.columnOf(voted),
        seats: all.seats,
      })),
    };
  },
});
