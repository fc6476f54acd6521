import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { voteLedger } from '#contract/verification/endpoints.ts';
import type { Person } from './house.ts';
import { filesIn } from './zip.ts';

export type Files = Map<string, Buffer>;
export type Said = { code: number; said: string };

/** Runs a program with nothing of our environment, as anybody would. */
export const runs = (program: string, args: readonly string[], cwd: string): Promise<Said> =>
  promisify(execFile)(program, [...args], { cwd, env: {}, timeout: 120_000, maxBuffer: 64 * 1024 ** 2 }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );

/** Works in a folder that is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'pavlac-recount-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Unpacks the files and runs the script among them. */
export const recounted = (unpacked: Files, ...args: string[]): Promise<Said> =>
  inFolder(async (folder) => {
    for (const [name, body] of unpacked) await writeFile(join(folder, name), body);
    return runs(process.execPath, ['prepocet.mjs', ...args], folder);
  });

/**
 * The same script in a thread: for a test that asks it of dozens of votes, to which a process for each costs more than the
 * recount. As somebody's own program it is run by `recounted`.
 */
export const recountedAside = (unpacked: Files, ...args: string[]): Promise<Said> =>
  inFolder(async (folder) => {
    for (const [name, body] of unpacked) await writeFile(join(folder, name), body);
    const script = new Worker(join(folder, 'prepocet.mjs'), { argv: args, env: {}, stdout: true, stderr: true });
    const said = Promise.all([script.stdout, script.stderr].map(text));
    const [code] = (await once(script, 'exit')) as [number];
    return { code, said: (await said).join('') };
  });

/** The ZIP of a vote as it is fetched. */
export async function fetchedZip(who: Person, id: number) {
  const { url } = await who.asks(voteLedger.exportTicket, { id });
  return who.portal.app.inject({ method: 'GET', url });
}
export const zipFiles = async (who: Person, id: number): Promise<Files> =>
  filesIn((await fetchedZip(who, id)).rawPayload);

/** What the script names as wrong, of what it printed. */
export const namesIn = ({ said }: Said): string[] =>
  said.split('\n').flatMap((line) => /^✗ ([^:]+(?:: [a-z]+)?): /.exec(line)?.[1] ?? []);
