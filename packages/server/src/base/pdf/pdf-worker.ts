import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { newDrawing } from './pdf-drawing.ts';
import type { Drawn, Order } from './pdf-press.ts';

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

type Open = { drawing: ReturnType<typeof newDrawing>; made: Buffer[] };

stepBack();
const port = parentPort as MessagePort;
const open = new Map<number, Open>();

/** Hands over what is drawn so far; the answer means that more sheets may come. */
function hand(id: number, one: Open, done: boolean): void {
  const bytes = new Uint8Array(Buffer.concat(one.made));
  one.made = [];
  port.postMessage({ id, bytes, done } satisfies Drawn, [bytes.buffer]);
}

/** A document that cannot be drawn ends; the others go on. */
function fail(id: number, error: unknown): void {
  open.delete(id);
  port.postMessage({ id, error: error instanceof Error ? error : new Error(String(error)) } satisfies Drawn);
}

async function obey(order: Order): Promise<void> {
  const { id } = order;
  if (order.kind === 'begin') {
    const made: Buffer[] = [];
    const one: Open = { made, drawing: newDrawing(order.what, (bytes) => void one.made.push(bytes)) };
    open.set(id, one);
    return;
  }
  const one = open.get(id);
  if (!one) return;
  if (order.kind === 'sheet') {
    one.drawing.add(order.sheet);
    // What the stream has compressed comes in its own time.
    setImmediate(() => hand(id, one, false));
    return;
  }
  open.delete(id);
  if (order.kind === 'drop') return;
  await one.drawing.end();
  hand(id, one, true);
}

port.on('message', (order: Order) => void obey(order).catch((error: unknown) => fail(order.id, error)));
