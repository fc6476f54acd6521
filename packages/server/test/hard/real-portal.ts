import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { addressOf, recall } from '#server/base/embedded/embedded-secrets.ts';
import { samplePassword } from '#server/sample/people.ts';
// @ts-expect-error Tools are plain JavaScript, because they run before anything is installed.
import { allocator, heapFlags } from '../../../../tools/heap.mjs';

const ours = new URL('../../src/main.ts', import.meta.url);
/** As `npm start` and its kin give it to the runtime. */
export const resolving = ['--import', new URL('../../src/base/start/resolving.ts', import.meta.url).href];

/** The portal itself, `main.ts`, in a process of its own. `address` is undefined when it ended without running. */
export type RealPortal = { process: ChildProcess; address: string | undefined; said: string[]; ended: Promise<number> };

/** Starts the portal on a free port unless told otherwise, and waits until it runs or has ended. */
export async function startReal(
  dataDir: string,
  settings: Record<string, string> = {},
  main: URL = ours,
): Promise<RealPortal> {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...outer } = process.env;
  const child = spawn(process.execPath, [...heapFlags(), ...resolving, fileURLToPath(main)], {
    cwd: '/',
    env: { ...outer, ...allocator(), PORT: '0', PAVLAC_LOG: 'error', PAVLAC_DATA: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr?.on('data', (bytes) => said.push(...String(bytes).split('\n')));
  const ended = once(child, 'close').then(([code]) => (code as number | null) ?? -1);
  const address = new Promise<string>((found) => {
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      said.push(line);
      const runs = /běží na (http:\S+)/.exec(line)?.[1];
      if (runs) found(runs);
    });
  });
  return { process: child, address: await Promise.race([address, ended.then(() => undefined)]), said, ended };
}

/** Ends the portal and answers its exit code; −1 when a signal ended it. */
export async function endReal(portal: RealPortal, signal: NodeJS.Signals = 'SIGTERM'): Promise<number> {
  if (portal.process.exitCode === null && portal.process.signalCode === null) portal.process.kill(signal);
  return portal.ended;
}

export function addressIn(portal: RealPortal): string {
  if (portal.address) return portal.address;
  throw new Error(
    `The portal did not start (${portal.process.exitCode ?? portal.process.signalCode}):\n${portal.said.join('\n')}`,
  );
}

/** The portal's own database as its superuser, who sees every row. */
export function superUrlOf(dataDir: string): string {
  const { passwords, port } = recall(dataDir);
  return addressOf('postgres', passwords.postgres, port);
}

export const databaseOf = (dataDir: string): string => join(dataDir, 'database');

export type Headers = Record<string, string>;
type Call = { method?: string; body?: object; headers?: Headers };
type Answer = { status: number; key: string | undefined; data: unknown };

export async function call(
  address: string,
  path: string,
  { method = 'GET', body, headers }: Call = {},
): Promise<Answer> {
  const reply = await fetch(`${address}${path}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(60_000),
  });
  const { data, message } = (await reply.json()) as { data?: unknown; message?: { content?: string } | null };
  return { status: reply.status, key: message?.content, data };
}

/** Signs a sample account in; answers the headers of its first association and its own member there. */
export async function signIn(address: string, email: string): Promise<{ headers: Headers; memberId: number }> {
  const { status, data } = await call(address, '/api/v2/auth/login', {
    method: 'POST',
    body: { email, password: samplePassword },
  });
  if (status !== 200) throw new Error(`Sign-in answered ${status}`);
  const { token, users } = data as { token: string; users: { id: number }[] };
  const memberId = users[0]?.id ?? 0;
  return { headers: { authorization: `Bearer ${token}`, svj: String(memberId) }, memberId };
}

export const aUnit = (number: string, memberId: number) => ({
  number,
  entranceName: 'Vchod pro zkoušku',
  type: 'cellar',
  share: '{"numerator":"1","denominator":"1000000"}',
  owners: [{ memberIds: [memberId], share: '{"numerator":"1","denominator":"1"}' }],
});
