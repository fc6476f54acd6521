import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../base/db/db.ts';
import { noteWaste } from '../base/files/files.ts';
import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { printed } from '../base/pdf/pdf.ts';
import type { Printed, Sheet } from '../base/pdf/pdf-blocks.ts';
import type { About, Ending, Errand } from '../base/start/jobs.ts';
import { bytesKey } from '../base/store/file-receiving.ts';
import { incomingFolder } from '../base/store/file-store.ts';
import { type At, beat, claimPrint, type End, endPrint, type LongPrint, printById, silentPrints } from './queries.ts';
import { printLife } from './steps.ts';

/** Does something inside the association, in a transaction of its own. */
export type Inside = <T>(run: (at: At) => Promise<T>) => Promise<T>;
/** A print as it begins: what it is, and its sheets as they are drawn. */
export type Opened = { what: Printed; parts: AsyncIterable<readonly Sheet[]> | Iterable<readonly Sheet[]> };
/** Whose print it is reads what was asked for. */
export type Opens = (inside: Inside, print: LongPrint) => Promise<Opened>;

/** Another server took the print over, or this one is ending. */
class GivenUp extends Error {}

/** Signs of life go out also while a sheet takes long. */
const pulse = 20_000;
/** Sheets between two of them. */
const stride = 10;
/** What was asked for before waits for room on the disk, and then looks again. */
const roomAfter = 60_000;
/** Tries of a server that lives give a sign every twenty seconds. */
const silence = 5 * 60_000;
/** Thousands of sheets on a busy computer. */
const longest = 6 * 3600;

const insideOf =
  ({ pool, now }: Portal, svjId: number): Inside =>
  (run) =>
    pool.transaction('read write', async (db: Db) => run({ db, scope: await actFor(db, svjId), now: now() }));

type Try = { portal: Portal; inside: Inside; print: LongPrint; stopped: Ending };

async function printTo(path: string, { portal, inside, print, stopped }: Try, opens: Opens): Promise<number> {
  let done = 0;
  let lost = false;
  const live = () =>
    inside(async (at) => {
      lost = lost || !(await beat(at, print, done));
    });
  // Whatever becomes of this try, its bytes go in a day.
  await inside(({ db, scope, now }) => noteWaste(db, scope, [print.key], new Date(now.getTime() + printLife)));
  const { what, parts } = await opens(inside, print);
  async function* counted() {
    for await (const part of parts) {
      if (done % stride === 0) await live();
      if (lost || stopped()) throw new GivenUp();
      yield part;
      done += part.length;
    }
  }
  await mkdir(incomingFolder(portal.config.dataDir), { recursive: true, mode: 0o700 });
  const timer = setInterval(() => void live().catch(() => undefined), pulse);
  try {
    await pipeline(Readable.from(printed(what, counted())), createWriteStream(path, { mode: 0o600 }));
  } finally {
    clearInterval(timer);
  }
  return (await stat(path)).size;
}

/** Leaves it for when there may be room on the disk again. */
async function leaveForRoom(portal: Portal, inside: Inside, { svj, id }: About): Promise<void> {
  const later = new Date(portal.now().getTime() + roomAfter);
  await inside(async (at) => {
    const print = await printById(at, id);
    if (print?.state === 'waiting' || print?.state === 'running')
      await portal.queue.send(at.db, print.errand, { svj, id }, later);
  });
}

/** Prints what was asked for, unless it is over; false when there was nothing to do or no room for it. */
export async function printOne(
  portal: Portal,
  about: About,
  opens: Opens,
  stopped: Ending = () => false,
): Promise<boolean> {
  const inside = insideOf(portal, about.svj);
  if ((await portal.disk.room()).isLow) {
    await leaveForRoom(portal, inside, about);
    return false;
  }
  const print = await inside((at) => claimPrint(at, about.id));
  if (!print) return false;
  const path = join(incomingFolder(portal.config.dataDir), print.key);
  const end = (how: End) => inside((at) => endPrint(at, print, how));
  try {
    const size = await printTo(path, { portal, inside, print, stopped }, opens);
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
    for (const { svjId, id, errand } of silent) await portal.queue.send(db, errand, { svj: svjId, id });
    return silent.length;
  });
}

/** The errand of whose prints these are. */
export const printErrand = (portal: Portal, name: string, opens: Opens): Errand => ({
  name,
  longest,
  does: async (about, ending) => void (await printOne(portal, about, opens, ending)),
});
