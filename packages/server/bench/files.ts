// How fast a large document comes, whole and by pieces, against a bare server of the same bytes; and a ZIP of a gigabyte against
// one such document.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import type { FolderDetail } from '#contract/documents/schema-folders.ts';
import { addressIn, call, endReal, type Headers, signIn, startReal } from '../test/hard/real-portal.ts';
import { held } from './goals.ts';
import { print } from './say.ts';

const million = 1024 * 1024;
const size = 240 * million;
const many = 4;
const rounds = 5;
/** As a viewer asks for a page of a PDF, and as a cut download goes on. */
const [small, large] = [million, 16 * million];

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Node's own server over a folder, with ranges and nothing else. */
async function aBare(folder: string): Promise<{ address: string; server: Server }> {
  const server = createServer(async ({ url = '/', headers }, reply) => {
    const path = join(folder, url);
    const whole = await stat(path);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    const [start, end] = [Number(from ?? 0), Number(to ?? whole.size - 1)];
    reply.writeHead(from ? 206 : 200, { 'content-length': end - start + 1 });
    pipeline(createReadStream(path, { start, end }), reply).catch(() => undefined);
  });
  await new Promise<void>((on) => server.listen(0, '127.0.0.1', on));
  const at = server.address() as { port: number };
  return { address: `http://127.0.0.1:${at.port}`, server };
}

/** Megabytes a second; throws when not all came. */
async function taken(url: string, bytes: number | null, range?: [number, number]): Promise<number> {
  const began = performance.now();
  const reply = await fetch(url, range && { headers: { range: `bytes=${range[0]}-${range[1]}` } });
  let came = 0;
  for await (const chunk of Readable.fromWeb(reply.body as never)) came += (chunk as Buffer).length;
  if (!reply.ok || (bytes !== null && came !== bytes))
    throw new Error(`${url} answered ${reply.status}, ${came} bytes`);
  return came / million / ((performance.now() - began) / 1000);
}

/** The same of the whole document by pieces, each asked after the one before it. */
async function byPieces(url: string, piece: number): Promise<number> {
  const began = performance.now();
  for (let from = 0; from < size; from += piece) await taken(url, piece, [from, from + piece - 1]);
  return size / million / ((performance.now() - began) / 1000);
}

type At = { address: string; headers: Headers };
async function asked<T>({ address, headers }: At, { method, path }: Pick<Endpoint, 'method' | 'path'>, body?: object) {
  const { status, data } = await call(address, path, { method, headers, body });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return data as T;
}

/** Addresses of the first of many large documents and of all of them together; each is good for one call. */
async function fill(at: At, noise: Buffer<ArrayBuffer>) {
  const place = await asked<FolderDetail>(at, folders.create, { name: 'Velké' });
  const ids: number[] = [];
  for (let n = 0; n < many; n += 1) {
    const body = new FormData();
    body.append('data', JSON.stringify({ folderId: place.id, name: `Soubor ${n}` }));
    body.append('file', new Blob([noise]), 'soubor.bin');
    const reply = await fetch(at.address + documents.upload.path, { method: 'POST', headers: at.headers, body });
    ids.push(((await reply.json()) as { data: DocumentRow }).data.id);
  }
  const { method, path } = documents.download;
  const one = { method, path: path.replace(':id', String(ids[0])) };
  const whole = ({ url }: { url: string }) => at.address + url;
  return {
    one: async () => whole(await asked<{ url: string }>(at, one)),
    together: async () =>
      whole(await asked<{ url: string }>(at, folders.downloadSelected, { folders: [place.id], files: [] })),
  };
}

type Speeds = Record<'bare' | 'whole' | 'bareLarge' | 'large' | 'bareSmall' | 'small' | 'archive', number>;

/** Speeds of every round, one after another; the first warms all up and is not counted. */
async function measured(folder: string, noise: Buffer<ArrayBuffer>): Promise<Speeds[]> {
  const bare = await aBare(folder);
  const portal = await startReal(join(folder, 'portal'));
  try {
    const address = addressIn(portal);
    const { one, together } = await fill({ address, ...(await signIn(address, 'predseda@lipova.example')) }, noise);
    const runs: Speeds[] = [];
    for (let round = 0; round <= rounds; round += 1)
      runs.push({
        bare: await taken(`${bare.address}/soubor.bin`, size),
        whole: await taken(await one(), size),
        bareLarge: await byPieces(`${bare.address}/soubor.bin`, large),
        large: await byPieces(await one(), large),
        bareSmall: await byPieces(`${bare.address}/soubor.bin`, small),
        small: await byPieces(await one(), small),
        archive: await taken(await together(), null),
      });
    return runs.slice(1);
  } finally {
    bare.server.close();
    await endReal(portal);
  }
}

const compared = [
  { title: 'soubor 240 MB', what: 'whole', to: 'bare', goal: 0.8 },
  { title: 'tentýž po 16 MB (rozsahy)', what: 'large', to: 'bareLarge', goal: 0.8 },
  { title: 'tentýž po 1 MB (rozsahy)', what: 'small', to: 'bareSmall', goal: 0.8 },
  { title: `archiv ${many} × 240 MB ku jednomu souboru`, what: 'archive', to: 'whole', goal: 0.6 },
] as const;

/** A large document and an archive against a bare server of the same bytes, over a portal of their own. */
export async function measureFiles(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'pavlac-bench-'));
  try {
    // Bytes that no compression makes less.
    const noise = Buffer.alloc(size);
    for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536));
    await writeFile(join(folder, 'soubor.bin'), noise);
    const runs = await measured(folder, noise);
    print(`\nSoubory a archiv, medián z ${rounds}, load ${loadavg()[0]?.toFixed(1)}`);
    return compared.map((one) => isReached(one, runs)).every(Boolean);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isReached({ title, what, to, goal }: (typeof compared)[number], runs: readonly Speeds[]): boolean {
  const reached = median(runs.map((run) => run[what] / run[to]));
  const [mine, theirs] = ([what, to] as const).map((name) => median(runs.map((run) => run[name])).toFixed(0));
  return held(reached >= goal, `${title}: ${mine} proti ${theirs} MB/s, ${reached.toFixed(2)} (cíl ≥ ${goal})`);
}
