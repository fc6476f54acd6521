import { setTimeout as wait } from 'node:timers/promises';
import { StartRefused } from '../process/refuse-start.ts';
import { endLeftovers } from './embedded-leftover.ts';
import { freePort } from './embedded-port.ts';
import { launch, type Postmaster, PostmasterFailed } from './embedded-postmaster.ts';
import type { Runner } from './embedded-runner.ts';
import { watchOver } from './embedded-watch.ts';

export type Kept = { port: number; stop(): Promise<void> };
type Order = { runner: Runner; logFile: string; durable: boolean; log: (line: string) => void };

const slowest = 5_000;

/** Starts PostgreSQL and starts it again on the same port whenever it ends unasked, until `stop`. */
export async function keepRunning(order: Order, wantedPort: number): Promise<Kept> {
  await endLeftovers(order.runner.database);
  const { port, postmaster } = await firstLaunch(order, wantedPort);
  const stopping = new AbortController();
  const kept = keep(order, port, postmaster, stopping.signal);
  return {
    port,
    stop: () => {
      stopping.abort();
      return kept;
    },
  };
}

async function firstLaunch(order: Order, wanted: number): Promise<{ port: number; postmaster: Postmaster }> {
  const { runner, logFile, durable } = order;
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(attempt === 1 ? wanted : 0);
    try {
      return { port, postmaster: await launch(runner, port, logFile, durable) };
    } catch (error) {
      if (!(error instanceof PostmasterFailed)) throw error;
      // Between our look at the port and PostgreSQL's somebody may have taken it.
      const taken = error.message.includes('Address already in use');
      if (!taken || attempt === 5) throw notStarted(logFile, error);
    }
  }
}

function notStarted(logFile: string, error: Error): StartRefused {
  return new StartRefused(`Databázi se nepodařilo spustit. Podrobnosti jsou v souboru ${logFile}:\n${error.message}`);
}

async function keep(order: Order, port: number, first: Postmaster, stopping: AbortSignal): Promise<void> {
  const asked = new Promise<'stop'>((resolve) => stopping.addEventListener('abort', () => resolve('stop')));
  let postmaster: Postmaster | undefined = first;
  while (postmaster) {
    const dismiss = watchOver(postmaster.pid, order.runner.database);
    const why = await Promise.race([postmaster.ended, asked]);
    if (why === 'stop' || stopping.aborted) await postmaster.stop();
    dismiss();
    postmaster = stopping.aborted ? undefined : await relaunch(order, port, stopping);
  }
}

async function relaunch(order: Order, port: number, stopping: AbortSignal): Promise<Postmaster | undefined> {
  const { runner, logFile, durable, log } = order;
  log('Databáze nečekaně skončila, spouštím ji znovu.');
  for (let pause = 100; !stopping.aborted; pause = Math.min(pause * 2, slowest)) {
    try {
      await endLeftovers(runner.database);
      const postmaster = await launch(runner, port, logFile, durable);
      log('Databáze opět běží.');
      return postmaster;
    } catch (error) {
      log(`Databázi se nedaří spustit, zkouším to dál: ${error instanceof Error ? error.message : String(error)}`);
      await wait(pause);
    }
  }
  return undefined;
}
