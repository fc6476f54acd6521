import type { Print, PrintOf } from '#contract/prints/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { violated } from '../base/db/db.ts';
import type { Bytes, Portal } from '../base/http/handler.ts';
import { bytesKey } from '../base/store/file-receiving.ts';
import { type Asked, type At, addPrint, type LongPrint, latestPrint, printById } from './queries.ts';

/** How long a printed file is kept. */
export const printLife = 24 * 3600_000;
/** An address that is given lives shorter than what it leads to. */
const addressLife = 10 * 60_000;

const isKept = ({ state, endedAt }: LongPrint, now: Date): boolean =>
  state === 'done' && endedAt !== null && now.getTime() - endedAt.getTime() < printLife - addressLife;

const viewOf = (p: LongPrint, now: Date): Print => ({
  ...{ id: p.id, state: p.state, done: p.done, total: p.total, bytes: p.size, name: p.name },
  ...{ kept: isKept(p, now), createdAt: p.createdAt.toISOString() },
});

/** Asks for a print that is done aside; refused while the asker's other one of the same thing goes on. */
export async function askPrint(portal: Portal, at: At, asked: Asked): Promise<Print> {
  if ((await portal.disk.room()).isLow) throw new Refused('FILES.ERRORS.NO_ROOM');
  const print = await addPrint(at, asked).catch((error: unknown) => {
    if (violated(error)?.constraint === 'long_print_open') throw new Refused('PRINTS.ERRORS.PRINTING');
    throw error;
  });
  await portal.queue.send(at.db, asked.errand, { svj: at.scope.svjId, id: print.id });
  return viewOf(print, at.now);
}

/** The asker's latest print of the thing, while there is something to be said of it. */
export async function printTold(at: At, of: PrintOf): Promise<Print | null> {
  const print = await latestPrint(at, of);
  return print && (print.state !== 'done' || isKept(print, at.now)) ? viewOf(print, at.now) : null;
}

/** What was printed for the asker; whether they may still have it has to be asked before. */
export async function printedFile(portal: Portal, at: At, of: PrintOf, id: number): Promise<Bytes> {
  const { scope, now } = at;
  const print = await printById(at, id);
  const isTheirs =
    print &&
    print.errand === of.errand &&
    print.thing === of.thing &&
    print.askedBy === scope.memberId &&
    print.askedBy !== null;
  const key = print ? bytesKey(scope.svjId, print.key) : '';
  if (!isTheirs || print.size === null || !isKept(print, now) || !(await portal.files.has(key)))
    throw new Refused('PRINTS.ERRORS.FILE_GONE');
  const open = (range?: { from: number; to: number }) => portal.files.read(key, range);
  return { name: print.name, type: 'application/pdf', body: { size: print.size, tag: `"${print.key}"`, open } };
}
