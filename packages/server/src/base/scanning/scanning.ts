import { ReaderDied } from '../reading/reading-aside.ts';
import { whenOver } from '../reading/reading-patience.ts';
import { born } from '../reading/reading-process.ts';
import { longestScan, mostScanMemory } from './scanning-limits.ts';

/** A page of a paper by its number from 1, or a picture, whose page is the first. */
export type ScanAsked = { path: string; as: 'pdf' | 'picture'; page: number };
export type Scan =
  /** What stands on it; nothing, where there are no letters. */
  | { state: 'read'; text: string }
  /** It holds a picture with more dots than are borne, or it is no picture at all. */
  | { state: 'tooLarge' | 'broken' };
/** What the process says of a page, with the megabytes that it held at most. */
export type ScanTold = { scan: Scan; peak: number };

const pictures: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** How bytes of this type are read from a picture; null where there is none to be read. */
export const scanAs = (type: string): ScanAsked['as'] | null =>
  type === 'application/pdf' ? 'pdf' : pictures.includes(type) ? 'picture' : null;
/** Types that are nothing but a picture. */
export const pictureTypes = pictures;

/** Megabytes for what a paper consists of; its dots lie outside. */
const heap = 120;

/** A process a page: what drawing leaves in memory is gone before the next one. */
async function scanned(asked: ScanAsked, patience: number): Promise<ScanTold> {
  const child = born(new URL('./scanning-child.ts', import.meta.url), { heap, draws: true });
  const { promise, resolve, reject } = Promise.withResolvers<ScanTold>();
  const gone = (why: string) => reject(new ReaderDied(why));
  const stop = whenOver(child.pid, patience, () => gone('Reading of a scan took too long'));
  const ended = () => gone(`The reader of scans has ended, maybe for more than ${mostScanMemory} MB`);
  child.once('message', (told) => resolve(told as ScanTold));
  child.once('exit', ended);
  child.once('error', ended);
  child.send(asked, (error) => error && ended());
  try {
    return await promise;
  } finally {
    stop();
    child.removeAllListeners();
    child.kill('SIGKILL');
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads one page from its picture, by letters; one at a time in this process, behind everything else. `ReaderDied` when the
 * page was more than is borne.
 */
export function readScan(asked: ScanAsked, { patience = longestScan } = {}): Promise<ScanTold> {
  const next = last.then(() => scanned(asked, patience));
  last = next.catch(() => undefined);
  return next;
}
