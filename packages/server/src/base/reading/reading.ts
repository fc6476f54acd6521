import type { ChildProcess } from 'node:child_process';
import { longest, mostMemory } from './reading-limits.ts';
import { whenOver } from './reading-patience.ts';
import { born } from './reading-process.ts';

/** How a file is read. */
export type ReadAs = 'pdf' | 'docx' | 'xlsx' | 'odt' | 'ods' | 'text';
export type Asked = {
  path: string;
  as: ReadAs;
  mostText?: number;
  mostPages?: number;
  /** For the search: texts are cleaned and cut into pieces, and their words are told. */
  words?: boolean;
};
/** A page of a paper by its number from 1; what has no pages comes in one piece without a number. */
export type Page = { page: number | null; text: string };
/** Each word once, with the place of the first text that holds it. */
export type Words = { words: string[]; firsts: number[] };
export type Reading =
  /** `pages` of a paper that it has; more than were read, when it is cut. `bare` are those without a text, told with words. */
  | { state: 'read'; texts: Page[]; pages: number | null; isCut: boolean; words?: Words; bare?: number[] }
  /** It asks for a password, it is not what it is called, or it would unpack to more than is borne. */
  | { state: 'locked' | 'broken' | 'tooLarge' };

/** The reader took more memory or time than it may, or died; the file may be at fault, and the portal goes on. */
export class ReaderDied extends Error {}

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';
const known: Readonly<Record<string, ReadAs>> = {
  'application/pdf': 'pdf',
  [`${office}.wordprocessingml.document`]: 'docx',
  [`${office}.spreadsheetml.sheet`]: 'xlsx',
  [`${open}.text`]: 'odt',
  [`${open}.spreadsheet`]: 'ods',
  'text/plain': 'text',
  'text/csv': 'text',
};
/** How bytes of this type are read; null when there is no text to be had of them. */
export const readAs = (type: string): ReadAs | null => known[type] ?? null;
/** Types that are read. */
export const readTypes: readonly string[] = Object.keys(known);

/** What the reader says of a file, with the memory that it holds afterwards, in megabytes. */
export type Told = { reading: Reading; memory: number };

/** A reader that nobody needs ends after this time, and its memory goes with it. */
const idle = 20_000;
/** One that holds more than this after a file begins the next one anew. */
const rests = 160;

/** Megabytes for what the reader makes of a file, in its process. */
const heap = 120;

type Child = { process: ChildProcess; idle?: NodeJS.Timeout };

export type Reader = { read(asked: Asked): Promise<Reading>; end(): void };

/** Reads one file after another in a process that comes with the first one and ends when it idles. */
export function aReader({ patience = longest }: { patience?: number } = {}): Reader {
  let child: Child | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(): void {
    clearTimeout(child?.idle);
    child?.process.kill('SIGKILL');
    child = undefined;
  }

  function answered(one: Child, asked: Asked): Promise<Told> {
    const { promise, resolve, reject } = Promise.withResolvers<Told>();
    const gone = (why: string) => reject(new ReaderDied(why));
    const stop = whenOver(one.process.pid, patience, () => gone('Reading took too long'));
    const ended = () => gone(`The reader has ended, maybe for more than ${mostMemory} MB`);
    one.process.once('message', (told) => resolve(told as Told));
    one.process.once('exit', ended);
    one.process.once('error', ended);
    one.process.send(asked, (error) => error && ended());
    return promise.finally(() => {
      stop();
      one.process.removeAllListeners();
    });
  }

  async function read(asked: Asked): Promise<Reading> {
    clearTimeout(child?.idle);
    child ??= { process: born(new URL('./reading-child.ts', import.meta.url), { heap }) };
    const one = child;
    try {
      const { reading, memory } = await answered(one, asked);
      if (memory > rests) end();
      else one.idle = setTimeout(() => child === one && end(), idle).unref();
      // One that dies while nobody waits is not asked again.
      one.process.once('exit', () => {
        if (child === one) child = undefined;
      });
      return reading;
    } catch (error) {
      end();
      throw error;
    }
  }

  return {
    read(asked) {
      const next = last.then(() => read(asked));
      last = next.catch(() => undefined);
      return next;
    },
    end,
  };
}

const theReader = aReader();

/**
 * Reads the text of a file on the local disk; one at a time in this process, behind everything else. `ReaderDied` when the
 * file was more than the reader bears.
 */
export const readText = (asked: Asked): Promise<Reading> => theReader.read(asked);
