import type { Portal } from '../base/http/handler.ts';
import { dueSources } from './in/queries.ts';
import { readDue } from './in/steps-reading.ts';

/** Sources looked for at once, and how many are read side by side: most of the time of each is waiting for others. */
const mostAtOnce = 200;
const sideBySide = 4;

/** Reads every source whose time has come, in all associations; one that fails stops no other. Answers how many there were. */
export async function readSources(portal: Portal, log: (error: unknown) => void, most = mostAtOnce): Promise<number> {
  // The clock is one for all associations.
  const due = await portal.pool.across('read only', (db) => dueSources(db, portal.now(), most));
  const left = due.values();
  const work = async () => {
    for (const one of left) await readDue(portal, one).catch(log);
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return due.length;
}
