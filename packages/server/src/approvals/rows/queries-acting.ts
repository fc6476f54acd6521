import { actingPlace } from '#contract/approvals/rules-standing.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type Approval, mineAmong, type Place } from './queries.ts';
import { stoodForIds } from './queries-people.ts';

/** The place whose answer the asker gives: their own, or that of somebody whom they stand in for today. */
export async function actingOf(
  db: Db,
  scope: Scope,
  a: Approval,
  places: readonly Place[],
): Promise<Place | undefined> {
  const own = mineAmong(scope, places);
  if (own || scope.memberId === null) return own;
  return actingPlace(a, places, scope.memberId, await stoodForIds(db, scope));
}
