import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../base/db/db.ts';
import { bytesKey } from '../../base/files/file-receiving.ts';
import { incomingFolder } from '../../base/files/file-store.ts';
import { noteWaste } from '../../base/files/files.ts';
import { actFor, type Scope } from '../../base/http/gate.ts';
import type { House } from '../../base/http/handler.ts';
import type { About, Ending, Errand } from '../../base/start/jobs.ts';
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

async function printTo(path: string, house: House, print: Print, stopped: Ending): Promise<number> {
  let done = 0;
  let lost = false;
  const inside = <T>(run: (db: Db, scope: Scope) => Promise<T>) => inAssociation(house, print.svjId, run);
  const live = () =>
    inside(async (db, scope) => {
      lost = lost || !(await beat(db, scope, print, done, house.now()));
    });
  const press = await inside(async (db, scope) => {
    // Whatever becomes of this try, its bytes go in a day.
    await noteWaste(db, scope, [print.key], new Date(house.now().getTime() + printLife));
    const vote = await voteSeen(db, scope, print.voteId);
    return pressOf(db, house, scope, vote, print.lang, print.createdAt);
  });
  const pieces = tickets(press, print.seatIds, async (ids, before) => {
    done = before;
    await live();
    if (lost || stopped()) throw new GivenUp();
    return inside((db, scope) => ticketSeats(db, scope, print.voteId, ids));
  });
  await mkdir(incomingFolder(house.config.dataDir), { recursive: true, mode: 0o700 });
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

const inAssociation = <T>({ pool }: House, svjId: number, run: (db: Db, scope: Scope) => Promise<T>): Promise<T> =>
  pool.transaction('read write', async (db) => run(db, await actFor(db, svjId)));

/** Leaves the print to some server, in the transaction that asks for it. */
export const leavePrint = (house: House, db: Db, scope: Scope, id: number, at?: Date): Promise<void> =>
  house.queue.send(db, 'votes.tickets', { svj: scope.svjId, id }, at);

/** Prints what was asked for, unless it is over; false when there was nothing to do or no room for it. */
export async function printOne(house: House, { svj, id }: About, stopped: Ending = () => false): Promise<boolean> {
  if ((await house.disk.room()).isLow) {
    const at = new Date(house.now().getTime() + roomAfter);
    await inAssociation(house, svj, async (db, scope) => {
      const print = await printById(db, scope, id);
      if (print?.state === 'waiting' || print?.state === 'running') await leavePrint(house, db, scope, id, at);
    });
    return false;
  }
  const print = await inAssociation(house, svj, (db, scope) => claimPrint(db, scope, id, house.now()));
  if (!print) return false;
  const path = join(incomingFolder(house.config.dataDir), print.key);
  const end = (how: Parameters<typeof endPrint>[3]) =>
    inAssociation(house, svj, (db, scope) => endPrint(db, scope, print, how, house.now()));
  try {
    const size = await printTo(path, house, print, stopped);
    await house.files.put(bytesKey(print.svjId, print.key), path);
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
export async function leaveSilentPrints(house: House): Promise<number> {
  const now = house.now();
  const since = new Date(now.getTime() - silence);
  // Any server prints for any association.
  return house.pool.across('read write', async (db) => {
    const silent = await silentPrints(db, since, now);
    for (const { svjId, id } of silent) await house.queue.send(db, 'votes.tickets', { svj: svjId, id });
    return silent.length;
  });
}

/** Tickets that are printed aside. */
export const ticketErrand = (house: House): Errand => ({
  name: 'votes.tickets',
  longest,
  does: async (about, ending) => void (await printOne(house, about, ending)),
});
