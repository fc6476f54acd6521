import { actFor } from '../base/gate.ts';
import type { House } from '../base/handler.ts';
import { housesInForce } from './register/queries.ts';
import { tellFallen } from './register/steps.ts';

/**
 * Tells those whom the register stopped entitling by the turn of a day, house by house; what fails in one does not hold up
 * the others. Answers how many they were.
 */
export async function turnRegister(
  { pool, now, config }: Pick<House, 'pool' | 'now' | 'config'>,
  log: (error: unknown) => void = () => undefined,
): Promise<number> {
  // The clock is one for all associations.
  const houses = await pool.across('read only', housesInForce);
  let sum = 0;
  for (const svjId of houses) {
    try {
      sum += await pool.transaction('read write', async (db) =>
        tellFallen(db, await actFor(db, svjId), { config }, now()),
      );
    } catch (error) {
      log(error);
    }
  }
  return sum;
}
