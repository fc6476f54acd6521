import { useMemo } from 'react';
import type { Measure } from '#contract/base/shares/shares.ts';
import type { Rule, Tally } from '#contract/motions/rules-result.ts';
import type { VoteDetail, VotePoint } from '#contract/motions/schema.ts';
import { denominatorOf, measureOf, ruleOfPoint, tallyOfPoint } from '../motions/counts.ts';

/** Everything the screens count from: the rules, the sums of points, what shares are shown of. */
export type Counted = {
  ruleOf: (point: VotePoint) => Rule;
  measure: Measure;
  /** Null while the vote shows nothing. */
  tallyOf: (point: VotePoint) => Tally | null;
};

/** The exact sums of a vote, read once an answer of the server. */
export const useCounted = (vote: VoteDetail): Counted =>
  useMemo(() => {
    const den = denominatorOf(vote);
    const tallies = new Map(vote.votePoints.map((p) => [p.id, tallyOfPoint(vote, p, den)]));
    return {
      ruleOf: (point) => ruleOfPoint(vote, point),
      measure: measureOf(vote),
      tallyOf: (point) => tallies.get(point.id) ?? null,
    };
  }, [vote]);
