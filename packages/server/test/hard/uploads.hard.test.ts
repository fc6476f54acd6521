import { createHash } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileView, fileLimit } from '#contract/base/files/files.ts';
import { partSize, partType, tusVersion, uploads } from '#contract/base/files/uploads.ts';
import { drawn, seed } from '../seed.ts';
import { peakOf } from './memory.ts';
import { ask } from './portal-process.ts';
import {
  addressIn,
  call,
  endReal,
  type Headers,
  type RealPortal,
  signIn,
  startReal,
  superUrlOf,
} from './real-portal.ts';
import { storedIn } from './stored.ts';
import { aWarmFolder } from './warm.ts';

const million = 1024 * 1024;
let root: string;
let portal: RealPortal;
let headers: Headers;
beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-parts-')));
  await aWarmFolder(join(root, 'data'));
  portal = await startReal(join(root, 'data'));
  ({ headers } = await signIn(addressIn(portal), 'predseda@lipova.example'));
});
afterAll(async () => {
  await endReal(portal);
  rmSync(root, { recursive: true, force: true });
});

/** Bytes of the file at a place: each megabyte says which one it is, so that a part in a wrong place shows. */
function bytesAt(from: number, to: number): Buffer {
  const found: Buffer[] = [];
  for (let at = from; at < to; ) {
    const block = Math.floor(at / million);
    const start = at - block * million;
    const end = Math.min(to - block * million, million);
    found.push(Buffer.alloc(million, `${block};`).subarray(start, end));
    at += end - start;
  }
  return Buffer.concat(found);
}

const tus = { 'tus-resumable': tusVersion };

async function begin(size: number): Promise<string> {
  const named = { 'upload-length': String(size), 'upload-metadata': `filename ${btoa('dokumentace.bin')}` };
  const reply = await fetch(`${addressIn(portal)}${uploads.begin.path}`, {
    method: 'POST',
    headers: { ...headers, ...tus, ...named },
  });
  expect(reply.status).toBe(201);
  return String(reply.headers.get('location'));
}

async function offsetOf(at: string): Promise<number> {
  const reply = await fetch(`${addressIn(portal)}${at}`, { method: 'HEAD', headers: { ...headers, ...tus } });
  return Number(reply.headers.get('upload-offset'));
}

/** Sends one part, or the line breaks after so many bytes of it; then somebody may do something worse. */
function sendPart(at: string, size: number, offset: number, breakAfter?: number, worse = () => {}): Promise<void> {
  const part = bytesAt(offset, Math.min(size, offset + partSize));
  const said = { 'upload-offset': String(offset), 'content-type': partType, 'content-length': part.length };
  return new Promise((done, fail) => {
    const sent = request(`${addressIn(portal)}${at}`, { method: 'PATCH', headers: { ...headers, ...tus, ...said } });
    sent.on('error', (error) => (breakAfter === undefined ? fail(error) : done()));
    sent.on('response', (reply) => reply.resume().on('end', done));
    if (breakAfter === undefined) return void sent.end(part);
    sent.write(part.subarray(0, breakAfter), () => {
      worse();
      setTimeout(() => sent.destroy(), 50);
    });
  });
}

async function sendUntil(at: string, size: number, end: number, breaks: Set<number>): Promise<void> {
  let offset = await offsetOf(at);
  for (let n = 0; offset < end; n++) {
    await sendPart(at, size, offset, breaks.has(n) ? 2 * million + 12_345 : undefined);
    offset = await offsetOf(at);
  }
}

async function finish(at: string): Promise<FileView> {
  const { status, data } = await call(addressIn(portal), `${at}/finish`, { method: 'POST', headers, body: {} });
  expect(status).toBe(200);
  return data as FileView;
}

/** The most memory while a megabyte comes. */
async function small(): Promise<number> {
  const whole = async () => {
    const at = await begin(million);
    await sendUntil(at, million, million, new Set());
    await finish(at);
  };
  await whole();
  return (await peakOf(portal, whole())).peak;
}

test('250 MB broken off several times and through a killed portal come whole, in less than 64 MB of memory', async () => {
  const size = fileLimit;
  const before = await small();
  const at = await begin(size);
  const half = await peakOf(portal, sendUntil(at, size, size / 2, new Set([3, 4, 11])));
  expect(half.peak - before).toBeLessThan(64);

  const offset = await offsetOf(at);
  await sendPart(at, size, offset, 3 * million, () => portal.process.kill('SIGKILL'));
  await portal.ended;
  portal = await startReal(join(root, 'data'));
  // Of the part that was coming nothing is known any more, of those before it everything.
  expect(await offsetOf(at)).toBe(offset);

  const again = await small();
  const rest = await peakOf(
    portal,
    sendUntil(at, size, size, new Set([2, 9])).then(() => finish(at)),
  );
  expect(rest.peak - again).toBeLessThan(64);
  console.log(`memory over 1 MB: ${Math.round(half.peak - before)} and ${Math.round(rest.peak - again)} MB`);
  expect(rest.result.size).toBe(size);
  expect((await finish(at)).id).toBe(rest.result.id);

  const came = createHash('sha256');
  const reply = await fetch(`${addressIn(portal)}${rest.result.url}`);
  for await (const bytes of reply.body as ReadableStream<Uint8Array>) came.update(bytes);
  const meant = createHash('sha256');
  for (let from = 0; from < size; from += million) meant.update(bytesAt(from, from + million));
  expect(came.digest('hex')).toBe(meant.digest('hex'));

  const left = storedIn(join(root, 'data', 'files')).map((entry) => entry.name);
  expect(left.filter((name) => name.endsWith('part'))).toEqual([]);
});

test(`ten kills while parts come: what came goes on, and no bytes are unknown (seed ${seed})`, {
  timeout: 20 * 60_000,
}, async () => {
  const size = 3 * partSize;
  const superUrl = () => superUrlOf(join(root, 'data'));
  for (let one = 0; one < 10; one += 1) {
    const at = await begin(size);
    const sent = sendUntil(at, size, size, new Set())
      .then(() => finish(at))
      .catch(() => undefined);
    await sleep(drawn(`kill ${one}`, 900));
    await endReal(portal, 'SIGKILL');
    await sent;
    portal = await startReal(join(root, 'data'));
    const offset = await offsetOf(at);
    expect(offset % partSize).toBe(0);
    await sendUntil(at, size, size, new Set());
    const { url } = await finish(at);
    const reply = await fetch(`${addressIn(portal)}${url}`);
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytesAt(0, size))).toBe(true);
  }
  const known = await ask<{ key: string }>(superUrl(), 'select key from file union select key from file_waste');
  const rows = await ask<{ key: string }>(superUrl(), "select key from file where name = 'dokumentace'");
  const stored = storedIn(join(root, 'data', 'files')).map((entry) => basename(entry.name).replace(/\..*$/, ''));
  const keys = new Set(known.map((row) => row.key));
  expect(stored.filter((key) => !keys.has(key))).toEqual([]);
  expect(rows.filter((row) => !stored.includes(row.key))).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(10);
});
