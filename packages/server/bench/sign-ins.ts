import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { addressIn, call, endReal, type Headers, signIn, startReal } from '../test/hard/real-portal.ts';

const chair = 'predseda@lipova.example';
const wrongAtOnce = 40;
const rounds = Number(process.env.ROUNDS ?? 20);
const every = 25;

const share = (all: readonly number[], part: number) =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] as number;

/** How long lists of units take, asked for evenly until the work is done. */
async function readingWhile(address: string, headers: Headers, work: Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  const asked: Promise<unknown>[] = [];
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const since = performance.now();
    asked.push(call(address, '/api/v2/room', { headers }).then(() => took.push(performance.now() - since)));
    await sleep(every);
  }
  await Promise.all([over, ...asked]);
  return took;
}

/** Forty wrong sign-ins at once, again and again, each forty from an address of their own, and one right among them. */
async function flood(address: string): Promise<number[]> {
  const right: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const wrong = Array.from({ length: wrongAtOnce }, (_, n) =>
      call(address, '/api/v2/auth/login', {
        method: 'POST',
        headers: { 'x-forwarded-for': `203.0.113.${round}` },
        body: { email: `nikdo${round}.${n}@nikde.example`, password: 'Spatne2026' },
      }),
    );
    const since = performance.now();
    await signIn(address, chair);
    right.push(performance.now() - since);
    await Promise.all(wrong);
  }
  return right;
}

/** Strangers stand in a thread of their own: what they spend on asking must not count as waiting of the others. */
async function elsewhere(address: string): Promise<number[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: address });
  const [right] = (await once(worker, 'message')) as [number[]];
  return right;
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pavlac-bench-'));
  const portal = await startReal(folder, { PAVLAC_PROXY: '127.0.0.1' });
  try {
    const address = addressIn(portal);
    const { headers } = await signIn(address, chair);
    await readingWhile(address, headers, sleep(2000));
    const calm = await readingWhile(address, headers, sleep(8000));
    let right: number[] = [];
    const strangers = elsewhere(address).then((took) => {
      right = took;
    });
    const busy = await readingWhile(address, headers, strangers);
    const ms = (n: number) => `${Math.round(n)} ms`;
    console.log(`seznam jednotek v klidu: p50 ${ms(share(calm, 0.5))}, p99 ${ms(share(calm, 0.99))} (${calm.length})`);
    console.log(
      `při ${wrongAtOnce} chybných přihlášeních: p50 ${ms(share(busy, 0.5))}, p99 ${ms(share(busy, 0.99))} (${busy.length})`,
    );
    console.log(`p99 ku klidu: ${(share(busy, 0.99) / share(calm, 0.99)).toFixed(2)}`);
    console.log(`správné přihlášení mezi nimi: nejdéle ${ms(Math.max(...right))}`);
  } finally {
    await endReal(portal);
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isMainThread) await measure();
else parentPort?.postMessage(await flood(workerData));
