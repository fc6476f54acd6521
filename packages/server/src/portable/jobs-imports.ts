import type { ImportFault } from '#contract/portable/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { openSealed } from '../base/secrets/sealing.ts';
import type { Ending, Errand, Job } from '../base/start/jobs.ts';
import {
  beatImport,
  claimImport,
  dropOldImports,
  endImport,
  type Import,
  isBeyond,
  isHouseHere,
  leaveImport,
  refuseImport,
  silentImports,
} from './queries-imports.ts';
import { chosenFile, doneOf, faultOf, importErrand, importPurpose } from './steps-imports.ts';

/** Signs of life go out also while one file takes long. */
const pulse = 20_000;
/** Between two words of how far it is. */
const telling = 1000;
const silence = 5 * 60_000;
/** Hundreds of gigabytes on a busy disk. */
const longest = 12 * 3600;
/** How long it is listed. */
const remembered = 30 * 24 * 3600_000;

/** The import is another server's, or this one is ending: nothing stays of the try. */
class Abandoned extends Error {}

// An import is of no association until it is over.
const aside = <T>({ pool }: Portal, run: (db: Db) => Promise<T>): Promise<T> => pool.across('read write', run);

/** Removes bytes of a try that died; its rows were never committed. */
async function dropLeftBytes(portal: Portal, { triedAs }: Import): Promise<void> {
  if (triedAs === null || (await aside(portal, (db) => isHouseHere(db, triedAs)))) return;
  for await (const { key } of portal.files.all()) if (key.startsWith(`${triedAs}/`)) await portal.files.drop(key);
}

/** Says how far the try is, and stops it when it is not its any more. */
function following(portal: Portal, one: Import, stopped: Ending) {
  const so: Pick<Import, 'percent' | 'triedAs'> = { percent: null, triedAs: one.tried ? null : one.triedAs };
  let isOver = false;
  let last = 0;
  const beat = async () => {
    last = Date.now();
    if (!(await aside(portal, (db) => beatImport({ db, now: portal.now() }, one, so)))) isOver = true;
  };
  const timer = setInterval(() => void beat().catch(() => undefined), pulse);
  return {
    async told(written: number, of: number, svjId: number) {
      if (isOver || stopped()) throw new Abandoned();
      const isFirst = so.percent === null;
      so.percent = of === 0 ? 99 : Math.min(99, Math.floor((100 * written) / of));
      if (!one.tried) so.triedAs = svjId;
      // Its number is known before the first byte is written.
      if (isFirst || Date.now() - last > telling) await beat();
    },
    end: () => clearInterval(timer),
  };
}

async function bring(portal: Portal, one: Import, stopped: Ending): Promise<void> {
  const { name, tried, secret, askedBy } = one;
  const file = await chosenFile(portal, { name });
  const passphrase = secret && openSealed(portal.secret, importPurpose(name), secret);
  if (one.sealed && passphrase === null) throw new Error('the passphrase of an archive cannot be read');
  const { told, end } = following(portal, one, stopped);
  try {
    const brought = await portal.moving.bring(file, passphrase, {
      ...{ tried, told },
      async seals(db, { svjId, ...rest }) {
        const now = portal.now();
        // In one transaction with the association: it comes once, however many tries there were.
        if (!(await endImport({ db, now }, one, doneOf({ svjId, ...rest }, false)))) throw new Abandoned();
        const scope = { ...(await actFor(db, svjId)), accountId: askedBy };
        await record(db, scope, now, { noun: 'houseArchive', nounId: null, verb: 'bring' });
      },
    });
    if (tried) await aside(portal, (db) => endImport({ db, now: portal.now() }, one, doneOf(brought, true)));
  } finally {
    end();
  }
}

/** Why it cannot come, whoever tries again; null where another try may help. */
function forGood(error: unknown): { key: ImportFault; why: string } | null {
  if (error instanceof Refused && error.key === 'PORTABLE.ERRORS.NO_FILE') return { key: error.key, why: '' };
  if (error instanceof Refused && error.key === 'FILES.ERRORS.NO_ROOM')
    return { key: 'PORTABLE.ERRORS.NO_SPACE', why: '' };
  return faultOf(error);
}

/** Brings in, or tries, what was asked for, unless it is over; false when nothing came of it. */
export async function importOne(portal: Portal, id: number, stopped: Ending = () => false): Promise<boolean> {
  const one = await aside(portal, (db) => claimImport({ db, now: portal.now() }, id));
  if (!one) return false;
  await dropLeftBytes(portal, one);
  if (isBeyond(one)) {
    await aside(portal, (db) => refuseImport({ db, now: portal.now() }, one, 'PORTABLE.ERRORS.GAVE_UP', ''));
    return false;
  }
  try {
    await bring(portal, one, stopped);
    return true;
  } catch (error) {
    const fault = forGood(error);
    if (fault) {
      await aside(portal, (db) => refuseImport({ db, now: portal.now() }, one, fault.key, fault.why));
      return false;
    }
    // What goes on elsewhere is not tried again.
    if (!(await aside(portal, (db) => leaveImport({ db, now: portal.now() }, one)))) return false;
    throw error;
  }
}

/** Leaves imports once more that nobody works on, and forgets those of long ago. */
export async function sweepImports(portal: Portal): Promise<number> {
  const now = portal.now();
  return aside(portal, async (db) => {
    const silent = await silentImports(db, new Date(now.getTime() - silence), now);
    for (const id of silent) await portal.queue.send(db, importErrand, { svj: 0, id });
    await dropOldImports(db, new Date(now.getTime() - remembered));
    return silent.length;
  });
}

export const importJobs = (portal: Portal): (Job | Errand)[] => [
  { name: 'portable.silentImports', cron: '*/5 * * * *', run: async () => void (await sweepImports(portal)) },
  { name: importErrand, longest, does: async ({ id }, ending) => void (await importOne(portal, id, ending)) },
];
