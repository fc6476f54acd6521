import type { Db } from '../../base/db/db.ts';
import { besideStore } from '../../base/files/file-beside.ts';
import { actFor, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type Reading, readAs, readText } from '../../base/reading/reading.ts';
import { ReaderDied } from '../../base/reading/reading-aside.ts';
import type { About, Ending, Errand } from '../../base/start/jobs.ts';
import { leaveUnscanned } from './jobs-scans.ts';
import { holdDue, housesToRead, setDue } from './queries.ts';
import { type Begun, beginNext, failReading, keepReading } from './steps.ts';
import { readName as name, sendReading as send } from './steps-leaving.ts';

/** Nobody else takes a document that a server reads; it says that it lives as it goes. */
const lease = 90_000;
const beat = 30_000;
/** What failed is tried again after this time, and what waits for room on the disk looks again. */
const pause = 60_000;
/** A house brings thousands of papers at once; another server goes on where this one ends. */
const longest = 3600;

type At = { db: Db; scope: Scope; now: Date };
const inside = <T>(portal: Portal, svjId: number, run: (at: At) => Promise<T>): Promise<T> =>
  portal.pool.transaction('read write', async (db) => run({ db, scope: await actFor(db, svjId), now: portal.now() }));
const after = (portal: Portal, time: number): Date => new Date(portal.now().getTime() + time);

/** What there is to be read of the bytes; a picture has no text, and is a page to be read as one. */
async function readBytes(portal: Portal, svjId: number, begun: Begun): Promise<Reading> {
  const as = readAs(begun.type);
  if (as === null) return { state: 'read', texts: [], pages: null, isCut: false, bare: [1] };
  const alive = () =>
    inside(portal, svjId, ({ db, scope }) => holdDue(db, scope, begun, after(portal, lease))).catch(() => undefined);
  const beats = setInterval(() => void alive(), beat);
  try {
    const reading = await besideStore(portal, svjId, begun.key, (path) => readText({ path, as, words: true }));
    return reading ?? { state: 'broken' };
  } finally {
    clearInterval(beats);
  }
}

/** Reads one document; answers whether its reader died of it and it waits for another try. */
async function readOne(portal: Portal, svjId: number, begun: Begun): Promise<boolean> {
  try {
    const reading = await readBytes(portal, svjId, begun);
    await inside(portal, svjId, (at) => keepReading(at, begun, reading));
    return false;
  } catch (error) {
    if (error instanceof ReaderDied) return inside(portal, svjId, (at) => failReading(at, begun, after(portal, pause)));
    // The store or the database: the errand comes again, and the file is not to blame.
    await inside(portal, svjId, ({ db, scope }) => setDue(db, scope, begun, after(portal, pause))).catch(
      () => undefined,
    );
    throw error;
  }
}

/** Reads what is to be read in the association, one document after another; answers how many it took. */
export async function readHouse(portal: Portal, svjId: number, ending: Ending = () => false): Promise<number> {
  let taken = 0;
  let again = false;
  while (!ending()) {
    if ((await portal.disk.room()).isLow) {
      again = true;
      break;
    }
    const begun = await inside(portal, svjId, (at) => beginNext(at, after(portal, lease)));
    if (!begun) break;
    taken += 1;
    if (begun !== 'givenUp' && (await readOne(portal, svjId, begun))) again = true;
  }
  if (again) await inside(portal, svjId, (at) => send(portal, at, after(portal, pause)));
  // Scans have waited for texts, or are among what was read.
  if (taken > 0) await leaveUnscanned(portal);
  return taken;
}

/** Texts of documents, read aside: one at a time on each server. */
export const readErrand = (portal: Portal): Errand => ({
  name,
  longest,
  does: async ({ svj }: About, ending) => void (await readHouse(portal, svj, ending)),
});

/** Leaves reading once more where documents wait: brought by an import, given back from the bin, or left by a server that died. */
export async function leaveUnread(portal: Portal): Promise<number> {
  const now = portal.now();
  // Any server reads for any association.
  return portal.pool.across('read write', async (db) => {
    const houses = await housesToRead(db, now);
    for (const svj of houses) await portal.queue.send(db, name, { svj, id: 0 });
    return houses.length;
  });
}
