import { dayIn } from '#contract/base/time/dates.ts';
import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import type { HearsOfPeople } from '../define-noun.ts';
import { refreshEntries, turningUnits } from './writing/queries.ts';

const week = 7 * 24 * 3600_000;

/**
 * Brings search, and votes that run, up to the owners of today where a planned change has come; answers how many units there were.
 * Looks a week back, so that days on which the portal stood still are made up.
 */
export async function turnDay(
  portal: Pick<Portal, 'pool'>,
  hears: Required<HearsOfPeople>,
  now: Date,
): Promise<number> {
  const { pool } = portal;
  const since = dayIn(new Date(now.getTime() - week));
  const turned = await pool.across('read only', (db) => turningUnits(db, since, dayIn(now)));
  for (const [svjId, units] of Map.groupBy(turned, (u) => u.svj_id)) {
    const ids = units.map((u) => u.unit_id);
    await pool.transaction('read write', async (db) => {
      const scope = await actFor(db, svjId);
      await refreshEntries(db, scope, ids, now);
      await hears.registerChanged(db, scope, ids, 'planned', now);
    });
  }
  return turned.length;
}
