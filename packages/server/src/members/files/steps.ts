import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { fileOf, type Lives, personOf } from '../life/steps.ts';
import { rowOf } from './queries-data.ts';

/**
 * Everything kept about one person in this house, by where it is kept; null when there is no such person. The
 * committee's note stands only in a file that the committee makes, who then decides what it hands over. Votes and
 * messages of somebody else are left out by who has no right to them, by the nouns themselves.
 */
export async function dataOf(db: Db, scope: Scope, lives: Lives, id: number): Promise<Record<string, unknown> | null> {
  const person = await rowOf(db, scope, id);
  const who = await personOf(db, scope, id);
  return person && who ? { person, ...(await fileOf(db, scope, lives, who)) } : null;
}
