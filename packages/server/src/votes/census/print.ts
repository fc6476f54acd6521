import { fraction } from '#contract/base/fraction.ts';
import { censusText } from '#contract/votes/rules-ledger.ts';
import type { Rule } from '#contract/votes/rules-result.ts';
import type { Db } from '../../base/db.ts';
import { digestsOf } from '../../base/files.ts';
import type { Scope } from '../../base/gate.ts';
import { frozenSeats } from '../course/queries.ts';
import type { Vote } from '../queries.ts';
import { pointsOf } from '../writing/queries.ts';

/** By what the points of a vote are decided. */
export const ruleOf = (v: Vote): Rule => ({
  type: v.type,
  basis: v.basis,
  participation: fraction(v.participationNum, v.participationDen),
  accept: fraction(v.acceptNum, v.acceptDen),
  inclusive: v.acceptInclusive,
  of: v.acceptOf,
});

/** Canonical JSON of what the fingerprint of a vote is of: rule, points with what is attached to them, and the frozen list. */
export async function censusOf(db: Db, scope: Scope, v: Vote): Promise<string> {
  const points = await pointsOf(db, scope, v.id);
  const files = await digestsOf(
    db,
    scope,
    'vote_point',
    points.map((p) => p.id),
  );
  const seats = await frozenSeats(db, scope, v.id);
  return censusText({
    vote: v.id,
    name: v.name,
    rule: ruleOf(v),
    points: points.map((p) => ({ id: p.id, name: p.name, text: p.description, files: files.get(p.id) ?? [] })),
    seats: seats.map(({ commitment, ...seat }) => ({ ...seat, commitment: commitment?.toString('hex') ?? '' })),
  });
}
