import { labelsOf } from '#contract/agenda/rules.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { keepNumbers } from '../../motions/queries-points.ts';
import type { PointRow } from './queries.ts';

/** Tells the points that are voted on what the agenda calls them now. */
export async function numberVoted(db: Db, scope: Scope, rows: readonly PointRow[]): Promise<void> {
  const labels = labelsOf(rows);
  const voted = rows.flatMap(({ id, votePointId }) =>
    votePointId === null ? [] : [{ votePointId, number: labels.get(id) as string }],
  );
  await keepNumbers(db, scope, voted);
}
