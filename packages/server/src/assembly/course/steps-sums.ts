import { fromText } from '#contract/base/shares/fraction.ts';
import * as sums from '../../answers/queries-sums.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { keepSums } from './queries.ts';

type At = { db: Db; scope: Scope };
type Part = sums.Part;
type Kept = Record<string, { share: string; seats: number; units: number }>;

/** Sums as they were kept, by the answer. */
export const sumsIn = (text: string): Map<string, Part> =>
  new Map(Object.entries(JSON.parse(text) as Kept).map(([value, s]) => [value, { ...s, share: fromText(s.share) }]));

/** Keeps the sums of a point that has just closed, whose answers do not change any more. */
export async function keepSumsOf({ db, scope }: At, voteId: number, point: { id: number; votePointId: number }) {
  const answered = await sums.answersOf(db, scope, voteId, [point.votePointId]);
  const parts = [...(answered.get(point.votePointId) ?? [])];
  const kept: Kept = Object.fromEntries(parts.map(([value, part]) => [value, sums.columnOf(part)]));
  await keepSums(db, scope, point.id, JSON.stringify(kept));
}
