import { randomUUID } from 'node:crypto';
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
import { voteSeen } from '../queries.ts';
import { beat, claimPrint, endPrint, type Print } from './queries-print.ts';
import { ticketSeats } from './queries-tickets.ts';
import { pressOf, tickets } from './steps-tickets.ts';

const every = 2000;
/** How long a printed file is kept. */
export const printLife = 24 * 3600_000;

type Log = { error(what: object, text: string): void };

/** Another server took the print over, or this one is ending. */
class GivenUp extends Error {}

/** Signs of life go out also while a part takes long. */
const pulse = 20_000;

async function printTo(path: string, house: House, print: Print, stopped: () => boolean): Promise<number> {
  let done = 0;
  let lost = false;
  const inside = <T>(run: (db: Db, scope: Scope) => Promise<T>) =>
    house.pool.across('read write', async (db) => run(db, await actFor(db, print.svjId)));
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

/**
 * Prints one print that waits or whose server died; false when there is none. The work goes over all associations,
 * because it is a job of the portal.
 */
export async function printNext(house: House, log?: Log, stopped = () => false): Promise<boolean> {
  // What was asked for before waits for room.
  if ((await house.disk.room()).isLow) return false;
  const print = await house.pool.across('read write', (db) => claimPrint(db, randomUUID(), house.now()));
  if (!print) return false;
  const path = join(incomingFolder(house.config.dataDir), print.key);
  const end = (how: Parameters<typeof endPrint>[3]) =>
    house.pool.across('read write', async (db) => endPrint(db, await actFor(db, print.svjId), print, how, house.now()));
  try {
    const size = await printTo(path, house, print, stopped);
    await house.files.put(bytesKey(print.svjId, print.key), path);
    await end({ state: 'done', size });
  } catch (err) {
    if (!(err instanceof GivenUp)) log?.error({ err }, 'tickets not printed');
    await end({ state: 'waiting' });
  } finally {
    await rm(path, { force: true });
  }
  return true;
}

/** Prints what waits, one after another, until stopped. */
export function startPrints(house: House, log: Log): { stop(): Promise<void> } {
  let stopped = false;
  let working: Promise<void> = Promise.resolve();
  let busy = false;
  async function work(): Promise<void> {
    busy = true;
    try {
      while (!stopped && (await printNext(house, log, () => stopped)));
    } catch (err) {
      log.error({ err }, 'prints');
    }
    busy = false;
  }
  const timer = setInterval(() => {
    if (!busy) working = work();
  }, every);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await working;
    },
  };
}
