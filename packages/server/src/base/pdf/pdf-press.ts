import { Worker } from 'node:worker_threads';
import { Refused } from '#contract/refusals.ts';
import type { Printed, Sheet } from './pdf-blocks.ts';

/** What the drawing thread is told, document by document. */
export type Order = { id: number } & (
  | { kind: 'begin'; what: Printed }
  | { kind: 'sheet'; sheet: Sheet }
  | { kind: 'end' | 'drop' }
);
/** What it answers to each sheet and to the end. */
export type Drawn = { id: number } & ({ bytes: Uint8Array; done: boolean; error?: never } | { error: Error });

const mostHeap = 512;
/** A sheet that takes longer is given up with everything that is drawn; on a busy computer paper waits long. */
const longestSheet = 600_000;
/** Documents drawn side by side: each holds its fonts and its open pages. */
const mostOpen = 3;
/** Documents that wait for their turn; who comes after them is refused calmly. */
const mostWaiting = 60;
/** The thread ends when nothing was drawn for so long, and its memory goes with it. */
const longestIdle = 5 * 60_000;

type Thread = { worker: Worker; answers: Map<number, PromiseWithResolvers<Drawn>>; idle: NodeJS.Timeout | undefined };

let isMarked = false;
/** Whether everything that this process prints is of a demonstration, and says so. */
export const markPrints = (marked: boolean): void => {
  isMarked = marked;
};

let thread: Thread | undefined;
let documents = 0;
let open = 0;
const turns: (() => void)[] = [];

function end(one: Thread, error: Error): void {
  if (thread === one) thread = undefined;
  clearTimeout(one.idle);
  for (const answer of one.answers.values()) answer.reject(error);
  one.answers.clear();
}

/** One thread for all documents: its fonts and its code are read once. */
function theThread(): Thread {
  if (thread) return thread;
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostHeap },
  });
  const one: Thread = { worker, answers: new Map(), idle: undefined };
  worker.on('message', (drawn: Drawn) => {
    const answer = one.answers.get(drawn.id);
    one.answers.delete(drawn.id);
    if (drawn.error) answer?.reject(drawn.error);
    else answer?.resolve(drawn);
  });
  worker.on('error', (error) => end(one, error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(one, new Error('The drawing thread has ended')));
  // It holds nobody's process open; whoever waits for an answer does.
  worker.unref();
  thread = one;
  return one;
}

/** Waits for a place among the documents that are drawn. */
async function takePlace(): Promise<void> {
  if (open < mostOpen) {
    open += 1;
    return;
  }
  if (turns.length >= mostWaiting) throw new Refused('BASE.ERRORS.UNAVAILABLE');
  const { promise, resolve } = Promise.withResolvers<void>();
  turns.push(resolve);
  await promise;
}

/** Hands the place on, or lets the thread rest. */
function leavePlace(): void {
  const next = turns.shift();
  if (next) {
    next();
    return;
  }
  open -= 1;
  const one = thread;
  if (!one || open > 0) return;
  clearTimeout(one.idle);
  one.idle = setTimeout(() => {
    if (thread !== one || open > 0) return;
    end(one, new Error('The drawing thread rests'));
    void one.worker.terminate();
  }, longestIdle).unref();
}

/** A document being drawn; `end` answers its last bytes, `close` is owed whatever happens. */
export type Page = { add(sheet: Sheet): Promise<Uint8Array>; end(): Promise<Uint8Array>; close(): void };

async function drawn(one: Thread, order: Order): Promise<Uint8Array> {
  const answer = Promise.withResolvers<Drawn>();
  one.answers.set(order.id, answer);
  // Referenced: who waits for a paper keeps the process alive.
  const timer = setTimeout(() => {
    end(one, new Error('A sheet took too long'));
    void one.worker.terminate();
  }, longestSheet);
  try {
    one.worker.postMessage(order);
    const handed = await answer.promise;
    if (handed.error) throw handed.error;
    return handed.bytes;
  } finally {
    clearTimeout(timer);
  }
}

/** Begins a document once it is its turn. */
export async function openDocument(what: Printed): Promise<Page> {
  await takePlace();
  let isOpen = true;
  const close = () => {
    if (isOpen) leavePlace();
    isOpen = false;
  };
  try {
    const one = theThread();
    clearTimeout(one.idle);
    const id = ++documents;
    one.worker.postMessage({ id, kind: 'begin', what: { ...what, isSample: isMarked } } satisfies Order);
    return {
      add: (sheet) => drawn(one, { id, kind: 'sheet', sheet }),
      end: () => drawn(one, { id, kind: 'end' }),
      close() {
        one.worker.postMessage({ id, kind: 'drop' } satisfies Order);
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}
