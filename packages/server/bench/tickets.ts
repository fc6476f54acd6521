import { setTimeout as sleep } from 'node:timers/promises';
import type { TicketPrint } from '#contract/paper/schema.ts';
import { ask, startedVote } from './votes.ts';

export type At = { address: string; headers: Record<string, string>; list: string };
/** How the reading of others fared: milliseconds that 99 of 100 readings took at most, alone and while tickets were printed. */
export type Printing = { alone: number; meanwhile: number; seconds: number; megabytes: number };

/** Others read so often, a few at a time: people, not a flood. */
const every = 25;
const mostOpen = 5;
const quiet = 10_000;

/** Times of readings that begin at an even pace until `ended` says so. */
export async function readings({ address, headers, list }: At, ended: () => boolean): Promise<number[]> {
  const took: number[] = [];
  const open = new Set<Promise<void>>();
  async function read(): Promise<void> {
    const began = performance.now();
    const reply = await fetch(`${address}${list}`, { headers });
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`A reading answered ${reply.status}`);
    took.push(performance.now() - began);
  }
  while (!ended()) {
    const one = read();
    open.add(one);
    void one.finally(() => open.delete(one));
    await sleep(every);
    if (open.size >= mostOpen) await Promise.race(open);
  }
  await Promise.all(open);
  return took;
}

export const worst = (took: readonly number[]) => [...took].sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;
export const until = (moment: number) => () => Date.now() >= moment;

/** Tickets of all seats are printed while others read a list; before and after it they read alone. */
export async function measureTickets(at: At): Promise<Printing> {
  const { id } = await startedVote(at);
  await readings(at, until(Date.now() + quiet / 4));
  const before = await readings(at, until(Date.now() + quiet));
  const began = performance.now();
  await ask(at, 'POST', `/api/v2/vote/${id}/voteTickets`, {});
  let print: TicketPrint | undefined;
  const isOver = () => print?.state === 'done' || print?.state === 'failed';
  const watched = (async () => {
    while (!isOver()) {
      await sleep(500);
      print = (await ask<{ prints: TicketPrint[] }>(at, 'GET', `/api/v2/vote/${id}/voteTickets`)).prints[0];
    }
  })();
  const meanwhile = await readings(at, isOver);
  await watched;
  const seconds = (performance.now() - began) / 1000;
  if (print?.state !== 'done') throw new Error('The tickets were not printed');
  const after = await readings(at, until(Date.now() + quiet));
  const megabytes = (print.bytes ?? 0) / 1e6;
  return { alone: worst([...before, ...after]), meanwhile: worst(meanwhile), seconds, megabytes };
}
