import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../base/db/db.ts';
import { noteWaste } from '../../base/files/files.ts';
import { actFor, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { About, Ending, Errand } from '../../base/start/jobs.ts';
import { bytesKey } from '../../base/store/file-receiving.ts';
import { incomingFolder } from '../../base/store/file-store.ts';
import { voteSeen } from '../../motions/queries.ts';
import { beat, claimPrint, endPrint, type Print, printById, silentPrints } from './queries-print.ts';
import { ticketSeats } from './queries-tickets.ts';
import { pressOf, tickets } from './steps-tickets.ts';

/** How long a printed file is kept. */
export const printLife = 24 * 3600_000;

/** Another server took the print over, or this one is ending. */
class GivenUp extends Error {}

/** Signs of life go out also while a part takes long. */
const pulse = 20_000;

async function printTo(path: string, portal: Portal, print: Print, stopped: Ending): Promise<number> {
  let done = 0;
  let lost = false;
  const inside = <T>(run: (db: Db, scope: Scope) => Promise<T>) => inAssociation(portal, print.svjId, run);
  const live = () =>
    inside(async (db, scope) => {
      lost = lost || !(await beat(db, scope, print, done, portal.now()));
    });
  const press = await inside(async (db, scope) => {
    // Whatever becomes of this try, its bytes go in a day.
    await noteWaste(db, scope, [print.key], new Date(portal.now().getTime() + printLife));
    const vote = await voteSeen(db, scope, print.voteId);
    return pressOf(db, portal, scope, vote, print.lang, print.createdAt);
  });
  const pieces = tickets(press, print.seatIds, async (ids, before) => {
    done = before;
    await live();
    if (lost || stopped()) throw new GivenUp();
    return inside((db, scope) => ticketSeats(db, scope, print.voteId, ids));
  });
  await mkdir(incomingFolder(portal.config.dataDir), { recursive: true, mode: 0o700 });
  const timer = setInterval(() => void live().catch(() => undefined), pulse);
  try {
    await pipeline(Readable.from(pieces), createWriteStream(path, { mode: 0o600 }));
  } finally {
    clearInterval(timer);
  }
  return (await stat(path)).size;
}

/** What was asked for before waits for room on the disk, and then looks again. */
const roomAfter = 60_000;
/** Tries of a server that lives give a sign every twenty seconds. */
const silence = 5 * 60_000;
/** Thousands of tickets on a busy computer. */
const longest = 6 * 3600;

const inAssociation = <T>({ pool }: Portal, svjId: number, run: (db: Db, scope: Scope) => Promise<T>): Promise<T> =>
  pool.transaction('read write', async (db) => run(db, await actFor(db, svjId)));

/** Leaves the print to some server, in the transaction that asks for it. */
export const leavePrint = (portal: Portal, db: Db, scope: Scope, id: number, at?: Date): Promise<void> =>
  portal.queue.send(db, 'votes.tickets', { svj: scope.svjId, id }, at);

/** Prints what was asked for, unless it is over; false when there was nothing to do or no room for it. */
export async function printOne(portal: Portal, { svj, id }: About, stopped: Ending = () => false): Promise<boolean> {
  if ((await portal.disk.room()).isLow) {
    const at = new Date(portal.now().getTime() + roomAfter);
    await inAssociation(portal, svj, async (db, scope) => {
      const print = await printById(db, scope, id);
      if (print?.state === 'waiting' || print?.state === 'running') await leavePrint(portal, db, scope, id, at);
    });
    return false;
  }
  const print = await inAssociation(portal, svj, (db, scope) => claimPrint(db, scope, id, portal.now()));
  if (!print) return false;
  const path = join(incomingFolder(portal.config.dataDir), print.key);
  const end = (how: Parameters<typeof endPrint>[3]) =>
    inAssociation(portal, svj, (db, scope) => endPrint(db, scope, print, how, portal.now()));
  try {
    const size = await printTo(path, portal, print, stopped);
    await portal.files.put(bytesKey(print.svjId, print.key), path);
    await end({ state: 'done', size });
    return true;
  } catch (error) {
    const state = await end({ state: 'waiting' });
    // What is over, or goes on elsewhere, is not tried again.
    if (state !== 'waiting' && error instanceof GivenUp) return false;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** Leaves prints once more that nobody works on: their errand was lost with a queue, or with a server that died too often. */
export async function leaveSilentPrints(portal: Portal): Promise<number> {
  const now = portal.now();
  const since = new Date(now.getTime() - silence);
  // Any server prints for any association.
  return portal.pool.across('read write', async (db) => {
    const silent = await silentPrints(db, since, now);
    for (const { svjId, id } of silent) await portal.queue.send(db, 'votes.tickets', { svj: svjId, id });
    return silent.length;
  });
}

/** Tickets that are printed aside. */
export const ticketErrand = (portal: Portal): Errand => ({
  name: 'votes.tickets',
  longest,
  does: async (about, ending) => void (await printOne(portal, about, ending)),
});
