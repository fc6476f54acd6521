import { rm } from 'node:fs/promises';
import { sides } from '#contract/gallery/rules.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { besideStore } from '../../base/files/file-beside.ts';
import { actFor, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { About, Ending, Errand } from '../../base/start/jobs.ts';
import { shrinkPicture } from '../../base/store/file-pictures.ts';
import { sizeKey } from '../../base/store/file-receiving.ts';
import { housesToMake, isAwaited, setDue, type ToMake } from './queries.ts';
import { beginNext, failMaking, keepMade } from './steps.ts';

/** Nobody else takes a photograph that a server is at for so long. */
const lease = 240_000;
/** What failed is tried again after this time, and what waits for room on the disk looks again. */
const pause = 60_000;
const name = 'gallery.sizes';
/** An evening brings hundreds of photographs; another server goes on where this one ends. */
const longest = 3600;

type At = { db: Db; scope: Scope; now: Date };
const inside = <T>(portal: Portal, svjId: number, run: (at: At) => Promise<T>): Promise<T> =>
  portal.pool.transaction('read write', async (db) => run({ db, scope: await actFor(db, svjId), now: portal.now() }));
const after = (portal: Portal, time: number): Date => new Date(portal.now().getTime() + time);

const send = (portal: Portal, { db, scope }: Omit<At, 'now'>, at?: Date): Promise<void> =>
  portal.queue.send(db, name, { svj: scope.svjId, id: 0 }, at);

/**
 * Leaves making smaller sizes to some server, in the transaction that brings these photographs. Where others wait already,
 * whoever makes them goes on with these: a hundred photographs are not a hundred errands.
 */
export async function leaveMaking(portal: Portal, at: Omit<At, 'now'>, ids: readonly number[]): Promise<void> {
  if (!(await isAwaited(at.db, at.scope, ids))) await send(portal, at);
}

/** Makes all sizes beside the store and moves them there; they are called by their file, and are swept with it. */
async function makeSizes(portal: Portal, svjId: number, { key }: ToMake): Promise<boolean> {
  const made = await besideStore(portal, svjId, key, async (from) => {
    const sizes = Object.values(sides).map((side) => ({ side, path: `${from}.${side}` }));
    try {
      await shrinkPicture(from, sizes);
      for (const { side, path } of sizes) await portal.files.put(sizeKey(svjId, key, side), path);
    } finally {
      await Promise.all(sizes.map(({ path }) => rm(path, { force: true })));
    }
    return true;
  });
  return made ?? false;
}

/** Makes the sizes of one photograph; answers whether it failed and waits for another try. */
async function makeOne(portal: Portal, svjId: number, begun: ToMake): Promise<boolean> {
  const fails = () => inside(portal, svjId, (at) => failMaking(at, begun, after(portal, pause)));
  try {
    // Bytes that the store has lost do not come back by waiting, and yet a store may be away for a minute.
    if (!(await makeSizes(portal, svjId, begun))) return fails();
    await inside(portal, svjId, (at) => keepMade(at, begun));
    return false;
  } catch (error) {
    if (error instanceof Refused) return fails();
    // The store or the database: the errand comes again, and the picture is not to blame.
    await inside(portal, svjId, ({ db, scope }) => setDue(db, scope, begun.id, after(portal, pause))).catch(
      () => undefined,
    );
    throw error;
  }
}

/** Makes what is to be made in the association, one photograph after another; answers how many it took. */
export async function makeHouse(portal: Portal, svjId: number, ending: Ending = () => false): Promise<number> {
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
    if (begun !== 'givenUp' && (await makeOne(portal, svjId, begun))) again = true;
  }
  if (again) await inside(portal, svjId, (at) => send(portal, at, after(portal, pause)));
  return taken;
}

/** Smaller sizes of photographs, made aside: one at a time on each server. */
export const sizesErrand = (portal: Portal): Errand => ({
  name,
  longest,
  does: async ({ svj }: About, ending) => void (await makeHouse(portal, svj, ending)),
});

/** Leaves making once more where photographs wait: brought by an import, or left by a server that died. */
export async function leaveUnmade(portal: Portal): Promise<number> {
  const now = portal.now();
  // Any server makes them for any association.
  return portal.pool.across('read write', async (db) => {
    const houses = await housesToMake(db, now);
    for (const svj of houses) await portal.queue.send(db, name, { svj, id: 0 });
    return houses.length;
  });
}
