import { commonDenominator, reduce, subtract, sum } from '#contract/base/shares/fraction.ts';
import type { Tally } from '#contract/motions/rules-result.ts';
import type { Columns } from '#contract/motions/schema.ts';
import type { Room } from './queries-sums.ts';
import * as q from './queries-sums.ts';

export type Answered = Map<number, Map<string, q.Part>>;

/** The four columns of a point; whoever counts and did not answer is missing. */
export function partsOf(answered: Answered, pointId: number, all: q.Part) {
  const of = (value: string) => answered.get(pointId)?.get(value) ?? q.nothing;
  const [agree, notAgree, noVote] = [of('agree'), of('notAgree'), of('noVote')];
  const present = [agree, notAgree, noVote];
  const miss = {
    share: reduce(subtract(all.share, sum(present.map((p) => p.share)))),
    seats: all.seats - present.reduce((n, p) => n + p.seats, 0),
    units: all.units - present.reduce((n, p) => n + p.units, 0),
  };
  return { agree, notAgree, noVote, miss };
}

export type Parts = ReturnType<typeof partsOf>;

/** The sums as the pure rules take them. At an assembly the attendance says who was present, not the ballots. */
export const tallyFrom = (parts: Parts, all: q.Part, room: Room | null): Tally => ({
  ...parts,
  base: all.share,
  present: room ? room.present.share : sum([parts.agree.share, parts.notAgree.share, parts.noVote.share]),
  seats: all.seats,
  units: all.units,
  den: commonDenominator([all.share.den]),
});

export function columnsOf(parts: Parts): Columns {
  const { agree, notAgree, noVote, miss } = parts;
  return {
    agree: q.columnOf(agree),
    notAgree: q.columnOf(notAgree),
    noVote: q.columnOf(noVote),
    miss: q.columnOf(miss),
  };
}
