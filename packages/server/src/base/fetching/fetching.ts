import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './fetching-addresses.ts';

/** Why an address of somebody else is not read. */
export const fetchProblems = [
  ...['address', 'notPublic', 'unknownName', 'unreachable', 'tooSlow', 'tooLarge', 'redirects', 'refused', 'broken'],
] as const;
export type FetchProblem = (typeof fetchProblems)[number];

/** What was kept of the time before, so that the same need not come again. */
export type Validators = { etag: string | null; lastModified: string | null };
export type Fetched =
  | { kind: 'same' }
  | ({ kind: 'body'; body: Buffer; type: string } & Validators)
  | { kind: 'problem'; problem: FetchProblem; status?: number };
export type Fetching = (url: string, known: Validators, most: number) => Promise<Fetched>;

type Resolved = { address: string; family: number };
/** How a server reaches the net; tests have a net of their own. */
export type Net = {
  resolve(name: string): Promise<Resolved[]>;
  isPublic(address: string): boolean;
  /** Milliseconds from the question to the last byte, redirects and all. */
  patience: number;
};
export const publicNet: Net = {
  resolve: (name) => lookup(name, { all: true, verbatim: true }),
  isPublic: isPublicAddress,
  patience: 10_000,
};

const mostRedirects = 3;
/** Ports below the free ones speak of something else than the web, and would take our question for theirs. */
const ports = ['', '80', '443'];

class Unfetched extends Error {
  readonly problem: FetchProblem;
  readonly status: number | undefined;
  constructor(problem: FetchProblem, status?: number) {
    super(problem);
    this.problem = problem;
    this.status = status;
  }
}

/** The address as it is asked; null when it is none of the web. Programs give calendars an address of their own kind. */
export function webAddress(text: string): URL | null {
  const url = URL.parse(text.trim().replace(/^webcals?:\/\//i, 'https://'));
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname) return null;
  return ports.includes(url.port) || Number(url.port) >= 1024 ? url : null;
}

/** Every address that the name leads to, all of them public; refused when one is not, so that nothing hangs on luck. */
async function addressesOf(net: Net, url: URL): Promise<Resolved[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family
    ? [{ address: host, family }]
    : await net.resolve(host).catch(() => {
        throw new Unfetched('unknownName');
      });
  if (found.length === 0) throw new Unfetched('unknownName');
  if (!found.every(({ address }) => net.isPublic(address))) throw new Unfetched('notPublic');
  return found;
}

/** Connects to what was looked at, and nothing is asked of names again: a name may change its address in between. */
const pinned =
  (to: readonly Resolved[]): LookupFunction =>
  (_, options, done) => {
    const [first] = to as [Resolved];
    if (options.all) done(null, [...to]);
    else done(null, first.address, first.family);
  };

type Asked = { url: URL; to: readonly Resolved[]; known: Validators; signal: AbortSignal };
function answerOf({ url, to, known, signal }: Asked): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = {
    accept: 'text/calendar, text/plain;q=0.8, */*;q=0.1',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'Pavlac-Calendar/1.0',
    ...(known.etag ? { 'if-none-match': known.etag } : {}),
    ...(known.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  };
  const ask = url.protocol === 'https:' ? overHttps : overHttp;
  // An agent of its own: no connection that was opened for another name is taken.
  ask(url, { headers, signal, agent: false, lookup: pinned(to) }, resolve)
    .on('error', reject)
    .end();
  return promise;
}

/** The bytes unpacked, at most so many: a small parcel may hold a large house. */
async function bodyOf(answer: IncomingMessage, most: number): Promise<Buffer> {
  const packing = String(answer.headers['content-encoding'] ?? 'identity').toLowerCase();
  const unpacks = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };
  const opened = Object.hasOwn(unpacks, packing) ? unpacks[packing as keyof typeof unpacks]() : null;
  if (!opened && packing !== 'identity') throw new Unfetched('broken');
  const source: Readable = opened ? answer.pipe(opened) : answer;
  // What breaks before it is unpacked is not heard by who reads what was.
  if (opened) answer.on('error', (error) => opened.destroy(error));
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of source) {
      size += (part as Buffer).length;
      if (size > most) throw new Unfetched('tooLarge');
      parts.push(part as Buffer);
    }
  } finally {
    answer.destroy();
    opened?.destroy();
  }
  return Buffer.concat(parts);
}

const header = (answer: IncomingMessage, name: 'etag' | 'last-modified'): string | null => {
  const value = answer.headers[name] ?? null;
  return value !== null && value.length <= 500 ? value : null;
};

/** One step: an answer, or where it leads. Where it leads to is looked at like the first address. */
async function step(net: Net, url: URL, { known, signal, most }: Omit<Asked, 'url' | 'to'> & { most: number }) {
  const to = await addressesOf(net, url);
  const answer = await answerOf({ url, to, known, signal });
  const { statusCode: status = 0, headers } = answer;
  if ([301, 302, 303, 307, 308].includes(status)) {
    answer.destroy();
    const next = headers.location ? URL.parse(headers.location, url) : null;
    const web = next && webAddress(next.href);
    if (!web) throw new Unfetched('redirects');
    return web;
  }
  if (status === 304 && (known.etag || known.lastModified)) {
    answer.destroy();
    return { kind: 'same' } as const;
  }
  if (status !== 200) {
    answer.destroy();
    throw new Unfetched('refused', status);
  }
  if (Number(headers['content-length'] ?? 0) > most) {
    answer.destroy();
    throw new Unfetched('tooLarge');
  }
  const validators = { etag: header(answer, 'etag'), lastModified: header(answer, 'last-modified') };
  const type = String(headers['content-type'] ?? '');
  return { kind: 'body', body: await bodyOf(answer, most), type, ...validators } as const;
}

function problemOf(error: unknown, signal: AbortSignal): Fetched {
  if (error instanceof Unfetched) {
    const { problem, status } = error;
    return { kind: 'problem', problem, ...(status !== undefined && { status }) };
  }
  if (signal.aborted) return { kind: 'problem', problem: 'tooSlow' };
  const code = (error as { code?: string }).code ?? '';
  return { kind: 'problem', problem: /^(Z_|ERR__|HPE_)/.test(code) ? 'broken' : 'unreachable' };
}

/** Fetches what stands at public addresses of the web; never anything of the portal's own network. */
export const fetchingBy =
  (net: Net): Fetching =>
  async (address, known, most) => {
    const signal = AbortSignal.timeout(net.patience);
    try {
      let url = webAddress(address);
      if (!url) return { kind: 'problem', problem: 'address' };
      for (let turn = 0; turn <= mostRedirects; turn += 1) {
        const found: Fetched | URL = await within(signal, step(net, url, { known, signal, most }));
        if (!(found instanceof URL)) return found;
        url = found;
      }
      return { kind: 'problem', problem: 'redirects' };
    } catch (error) {
      return problemOf(error, signal);
    }
  };

/** A name that nobody answers has no end of its own. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<T>();
  const late = () => reject(new Unfetched('tooSlow'));
  if (signal.aborted) late();
  signal.addEventListener('abort', late, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', late));
}
