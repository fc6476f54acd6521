import { daysToUndoDeath } from '#contract/members/schema-death.ts';
import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { forgetKept } from './death/queries.ts';
import { dueIn, endDue, housesDue, housesThatLook } from './register/queries.ts';
import { tellFallen, tellOfList } from './register/steps.ts';

/**
 * Tells those whom the register stopped entitling by the turn of a day, house by house of those where a day came; what
 * fails in one does not hold up the others and is due again. Answers how many they were.
 */
export async function turnRegister(
  { pool, now, config }: Pick<Portal, 'pool' | 'now' | 'config'>,
  log: (error: unknown) => void = () => undefined,
): Promise<number> {
  // The clock is one for all associations.
  const houses = await pool.across('read only', housesDue);
  let sum = 0;
  for (const svjId of houses) {
    try {
      sum += await pool.transaction('read write', async (db) => {
        const scope = await actFor(db, svjId);
        const due = await dueIn(db, scope);
        const fallen = await tellFallen(db, scope, { config }, now());
        await endDue(db, scope, due);
        return fallen;
      });
    } catch (error) {
      log(error);
    }
  }
  return sum;
}

/** Tells committees of the lists they have to look at, house by house; answers how many mails' worth there was. */
export async function tellOfLists(
  { pool, now, config }: Pick<Portal, 'pool' | 'now' | 'config'>,
  log: (error: unknown) => void = () => undefined,
): Promise<number> {
  // Which houses have a list is one question for all associations.
  const houses = await pool.across('read only', housesThatLook);
  let sum = 0;
  for (const svjId of houses) {
    try {
      sum += await pool.transaction('read write', async (db) =>
        tellOfList(db, await actFor(db, svjId), { config }, now()),
      );
    } catch (error) {
      log(error);
    }
  }
  return sum;
}

/** What a mark of death took away is kept only as long as the mark can be undone; the day more is for a day that has begun. */
export const forgetDeaths = ({ pool, now }: Pick<Portal, 'pool' | 'now'>): Promise<void> =>
  pool.across('read write', (db) => forgetKept(db, new Date(now().getTime() - (daysToUndoDeath + 1) * 24 * 3600_000)));
