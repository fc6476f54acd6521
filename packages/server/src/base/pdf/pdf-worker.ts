import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Printed, Sheet } from './pdf-blocks.ts';
import { newDrawing } from './pdf-drawing.ts';

/** People pass first: at 10 the p99 of reads doubled while tickets printed. A very busy computer prints late. */
const behind = 19;

/** Papers wait for people, never people for papers: on Linux a thread can step back alone, elsewhere it stays as it is. */
function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), behind);
  } catch {
    // No such place, or not allowed.
  }
}

stepBack();
const port = parentPort as MessagePort;
let made: Buffer[] = [];
const drawing = newDrawing(workerData as Printed, (bytes) => void made.push(bytes));

/** Hands over what is drawn so far; the answer means that more sheets may come. */
function hand(done: boolean): void {
  const bytes = new Uint8Array(Buffer.concat(made));
  made = [];
  port.postMessage({ bytes, done }, [bytes.buffer]);
}

port.on('message', (sheets: readonly Sheet[] | null) => {
  if (sheets === null) {
    void drawing.end().then(() => {
      hand(true);
      port.close();
    });
    return;
  }
  for (const sheet of sheets) drawing.add(sheet);
  // What the stream has compressed comes in its own time.
  setImmediate(() => hand(false));
});
