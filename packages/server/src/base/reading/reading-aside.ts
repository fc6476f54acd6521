import type { ChildProcess, Serializable } from 'node:child_process';
import { whenOver } from './reading-patience.ts';
import { born } from './reading-process.ts';

/** The reader took more memory or time than it may, or died; the file may be at fault, and the portal goes on. */
export class ReaderDied extends Error {}

/** A reader that nobody needs ends after this time, and its memory goes with it. */
const idle = 20_000;
/** One that holds more than this after a file begins the next one anew, unless it is given more. */
const modest = 160;

type Child = { process: ChildProcess; idle?: NodeJS.Timeout };
/** What it answers, with the megabytes that it holds afterwards. */
type WithMemory = { memory: number };

export type Aside<A, T extends WithMemory> = { ask(asked: A): Promise<T>; end(): void };
type Limits = { heap: number; patience: number; draws?: boolean; rests?: number };

/** Asks a process one thing after another; it comes with the first one and ends when it idles. */
export function anAside<A, T extends WithMemory>(
  file: URL,
  { heap, patience, draws = false, rests = modest }: Limits,
): Aside<A, T> {
  let child: Child | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(): void {
    clearTimeout(child?.idle);
    child?.process.kill('SIGKILL');
    child = undefined;
  }

  function answered(one: Child, asked: A): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const gone = (why: string) => reject(new ReaderDied(why));
    const stop = whenOver(one.process.pid, patience, () => gone('Reading took too long'));
    const ended = () => gone('The reader has ended, maybe for holding too much');
    one.process.once('message', (told) => resolve(told as T));
    one.process.once('exit', ended);
    one.process.once('error', ended);
    one.process.send(asked as Serializable, (error) => error && ended());
    return promise.finally(() => {
      stop();
      one.process.removeAllListeners();
    });
  }

  async function ask(asked: A): Promise<T> {
    clearTimeout(child?.idle);
    child ??= { process: born(file, { heap, draws }) };
    const one = child;
    try {
      const told = await answered(one, asked);
      if (told.memory > rests) end();
      else one.idle = setTimeout(() => child === one && end(), idle).unref();
      // One that dies while nobody waits is not asked again.
      one.process.once('exit', () => {
        if (child === one) child = undefined;
      });
      return told;
    } catch (error) {
      end();
      throw error;
    }
  }

  return {
    ask(asked) {
      const next = last.then(() => ask(asked));
      last = next.catch(() => undefined);
      return next;
    },
    end,
  };
}
