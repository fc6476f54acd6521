import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';

/** What came, by its name and in order, and whose asking broke. */
export type Together<N extends string, T> = { came: [N, T][]; silent: N[] };

/** One after another, each by itself: what one breaks is taken back, and it is named. */
async function oneByOne<N extends string, T>(db: Db, names: readonly N[], ask: (name: N) => Promise<T>) {
  const all: Together<N, T> = { came: [], silent: [] };
  for (const name of names) {
    await db.execute(sql`savepoint kind`);
    try {
      all.came.push([name, await ask(name)]);
    } catch {
      await db.execute(sql`rollback to savepoint kind`);
      all.silent.push(name);
    }
  }
  return all;
}

/**
 * Asks all at once, so that their statements travel together; only when one of them breaks, which ends the others too, is
 * each asked alone.
 */
export async function askTogether<N extends string, T>(
  db: Db,
  names: readonly N[],
  ask: (name: N) => Promise<T>,
): Promise<Together<N, T>> {
  await db.execute(sql`savepoint kinds`);
  const answers = await Promise.allSettled(names.map(async (name): Promise<[N, T]> => [name, await ask(name)]));
  const came = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (came.length === names.length) return { came, silent: [] };
  await db.execute(sql`rollback to savepoint kinds`);
  return oneByOne(db, names, ask);
}
