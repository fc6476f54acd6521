import type { Answer } from '#contract/answers/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Vote } from '../motions/queries.ts';
import { pointsOf } from '../motions/queries-points.ts';
import { type Acting, type Answers, actsFor, type Seat, seatsById } from './queries.ts';

/** What somebody wants to store: answers of seats, each seat with its row and as who the asker acts for it. */
export type Point = { id: number; name: string; closedAt: Date | null };
export type Ballot = {
  vote: Vote;
  points: Point[];
  /** In the order of ids. */
  seats: Seat[];
  answers: Map<number, Answers>;
  acts: Map<number, Acting>;
};
type Given = { ids: readonly number[]; points: readonly Answer[] };

/** Answers by seat and point; refused when one is given twice or for a seat that is not among the changed ones. */
function answersBySeat({ ids, points }: Given): Map<number, Answers> {
  const bySeat = new Map<number, Answers>(ids.map((id) => [id, new Map()]));
  points.forEach((a, i) => {
    const own = bySeat.get(a.voted_user_id) ?? new Map();
    if (ids.length > 0 && !bySeat.has(a.voted_user_id)) throw new Refused('VOTE.ERRORS.SEAT_UNKNOWN');
    if (own.has(a.vote_point_id)) {
      const fields = { [`points.${i}.vote_point_id`]: 'BASE.FORM.INVALID' } as const;
      throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields });
    }
    bySeat.set(a.voted_user_id, own.set(a.vote_point_id, a.vote_value));
  });
  return new Map([...bySeat].sort(([a], [b]) => a - b));
}

/** The ballot with everything it names found in this vote; unknown seats and points are refused. */
export async function ballotOf(db: Db, scope: Scope, vote: Vote, given: Given, now: Date): Promise<Ballot> {
  const answers = answersBySeat(given);
  const points = await pointsOf(db, scope, vote.id);
  const known = new Set(points.map((p) => p.id));
  for (const a of given.points) if (!known.has(a.vote_point_id)) throw new Refused('VOTE.ERRORS.POINT_UNKNOWN');
  const seats = await seatsById(db, scope, vote.id, [...answers.keys()]);
  if (seats.length !== answers.size || seats.some((s) => s.parted)) throw new Refused('VOTE.ERRORS.SEAT_UNKNOWN');
  return { vote, points, seats, answers, acts: await actsFor(db, scope, vote.id, now) };
}

/** An online ballot: only for seats that are the asker's, whole, and nothing that is not a vote. */
export function checkWhole({ seats, points, answers, acts }: Ballot): void {
  if (seats.some((s) => s.own || !acts.has(s.id))) throw new Refused('VOTE.ERRORS.NOT_YOURS');
  const fields: Record<string, TextKey> = {};
  for (const [seat, own] of answers) {
    for (const { id } of points) if (!own.has(id)) fields[`${seat}.${id}`] = 'VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE';
  }
  if (Object.keys(fields).length > 0) throw new Refused('VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE', { fields });
  if ([...answers.values()].some((own) => [...own.values()].includes('miss')))
    throw new Refused('VOTE.ERRORS.MISS_NOT_CAST');
}
