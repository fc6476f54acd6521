import type { Db } from '../../base/db/db.ts';
import { besideStore } from '../../base/files/file-beside.ts';
import { actFor, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { ReaderDied } from '../../base/reading/reading-aside.ts';
import { readScan, type Scan, scanAs } from '../../base/scanning/scanning.ts';
import type { Ending, Errand } from '../../base/start/jobs.ts';
import { endScans, isTextDue, nextToScan, setScanDue, type ToScan } from './queries-scans.ts';
import { beginScan, failScan, keepScan } from './steps-scans.ts';

/** Nobody else takes a scan that a server reads; it says that it lives as it goes. */
const lease = 20_000;
const beat = 5000;
/** What failed is tried again after this time. */
const pause = 20_000;
const name = 'documents.scan';
const longest = 3600;

type At = { db: Db; scope: Scope; now: Date };
const inside = <T>(portal: Portal, svjId: number, run: (at: At) => Promise<T>): Promise<T> =>
  portal.pool.transaction('read write', async (db) => run({ db, scope: await actFor(db, svjId), now: portal.now() }));
const after = (portal: Portal, time: number): Date => new Date(portal.now().getTime() + time);

/** Any server reads scans of any association. */
const sendScans = (portal: Portal, db: Db, at?: Date): Promise<void> =>
  portal.config.scans ? portal.queue.send(db, name, { svj: 0, id: 0 }, at) : Promise.resolve();

/** Reads the page, and says meanwhile that somebody is at it. */
async function scanPage(portal: Portal, svjId: number, { textId, type, page }: ToScan, path: string): Promise<Scan> {
  const as = scanAs(type);
  if (!as) return { state: 'broken' };
  const alive = () =>
    inside(portal, svjId, ({ db, scope }) => setScanDue(db, scope, textId, after(portal, lease))).catch(
      () => undefined,
    );
  const beats = setInterval(() => void alive(), beat);
  try {
    return (await readScan({ path, as, page })).scan;
  } finally {
    clearInterval(beats);
  }
}

/** Reads pages of one document one after another, until texts wait or the portal ends. */
async function scanPages(portal: Portal, svjId: number, begun: ToScan, path: string, ending: Ending): Promise<true> {
  for (let page: number | null = begun.page; page !== null; ) {
    const one: ToScan = { ...begun, page };
    const scan = await scanPage(portal, svjId, one, path);
    page = await inside(portal, svjId, (at) => keepScan(at, one, scan, after(portal, lease)));
    if (page === null) break;
    if (ending() || (await portal.pool.across('read only', (db) => isTextDue(db, portal.now())))) {
      await inside(portal, svjId, ({ db, scope }) => setScanDue(db, scope, begun.textId, '-infinity'));
      break;
    }
  }
  return true;
}

async function scanOne(portal: Portal, svjId: number, begun: ToScan, ending: Ending): Promise<void> {
  try {
    const done = await besideStore(portal, svjId, begun.key, (path) => scanPages(portal, svjId, begun, path, ending));
    if (!done) await inside(portal, svjId, ({ db, scope }) => endScans(db, scope, begun.textId));
  } catch (error) {
    if (error instanceof ReaderDied) {
      const again = after(portal, pause);
      await inside(portal, svjId, async (at) => {
        if (await failScan(at, begun, again)) await sendScans(portal, at.db, again);
      });
      return;
    }
    // The store or the database: the errand comes again, and the file is not to blame.
    await inside(portal, svjId, ({ db, scope }) => setScanDue(db, scope, begun.textId, after(portal, pause))).catch(
      () => undefined,
    );
    throw error;
  }
}

/** Reads scans while there are any, nothing else waits to be read, and the disk has room; answers how many it took. */
export async function readScans(portal: Portal, ending: Ending = () => false): Promise<number> {
  let taken = 0;
  let last = 0;
  while (portal.config.scans && !ending() && !(await portal.disk.room()).isLow) {
    const svjId = await portal.pool.across('read only', (db) => nextToScan(db, portal.now(), last));
    if (svjId === null) break;
    last = svjId;
    const begun = await inside(portal, svjId, (at) => beginScan(at, after(portal, lease)));
    if (!begun) break;
    taken += 1;
    if (begun !== 'givenUp') await scanOne(portal, svjId, begun, ending);
  }
  return taken;
}

/** Scans, read aside: one at a time on each server. */
export const scanErrand = (portal: Portal): Errand => ({
  name,
  longest,
  does: async (_, ending) => void (await readScans(portal, ending)),
});

/**
 * Leaves reading to some server where scans wait and no text does: once texts are read, and each minute for those of a server
 * that died.
 */
export const leaveUnscanned = (portal: Portal): Promise<void> =>
  portal.pool.across('read write', async (db) => {
    if ((await nextToScan(db, portal.now())) !== null) await sendScans(portal, db);
  });
