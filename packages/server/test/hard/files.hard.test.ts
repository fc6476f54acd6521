import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileLimit, files } from '#contract/base/files/files.ts';
import { peakOf } from './memory.ts';
import { addressIn, endReal, type Headers, type RealPortal, signIn, startReal } from './real-portal.ts';
import { aWarmFolder } from './warm.ts';

const million = 1024 * 1024;
let root: string;
let portal: RealPortal;
let headers: Headers;
beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-files-')));
  await aWarmFolder(join(root, 'data'));
  portal = await startReal(join(root, 'data'));
  ({ headers } = await signIn(addressIn(portal), 'predseda@lipova.example'));
});
afterAll(async () => {
  await endReal(portal);
  rmSync(root, { recursive: true, force: true });
});

/** Sends so many bytes without saying beforehand how many; answers the status, or how the line ended. */
type Sent = { status: number | string; url: string; key: string };
function send(size: number): Promise<Sent> {
  const mark = 'hranice';
  const head = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="zaznam.bin"\r\n\r\n`;
  const block = Buffer.alloc(million, 7);
  return new Promise((done) => {
    const call = request(`${addressIn(portal)}${files.upload.path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${mark}` },
    });
    call.on('error', (error: NodeJS.ErrnoException) => done({ status: error.code ?? 'error', url: '', key: '' }));
    call.on('response', async (reply) => {
      let text = '';
      for await (const bytes of reply) text += String(bytes);
      const { data, message } = JSON.parse(text) as { data?: { url?: string }; message?: { content?: string } };
      done({ status: reply.statusCode ?? 0, url: data?.url ?? '', key: message?.content ?? '' });
    });
    let go: () => void = () => undefined;
    call.on('drain', () => go());
    call.on('close', () => go());
    const feed = async () => {
      call.write(head);
      for (let sent = 0; sent < size && !call.destroyed; sent += million) {
        if (!call.write(block.subarray(0, Math.min(million, size - sent)))) {
          await new Promise<void>((done) => {
            go = done;
          });
        }
      }
      call.end(`\r\n--${mark}--\r\n`);
    };
    void feed();
  });
}

const left = () => {
  const folder = join(root, 'data', 'incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
};
/** Sizes of the sample's photographs aside, which the portal makes meanwhile. */
const kept = () => {
  const folder = join(root, 'data', 'files');
  const names = existsSync(folder) ? (readdirSync(folder, { recursive: true }) as string[]) : [];
  return names.filter((name) => !/\.\d+\.webp$/.test(name) && statSync(join(folder, name)).isFile());
};

test('250 MB go in and out in less than 64 MB more than 1 MB takes', async () => {
  await send(million);
  const small = await peakOf(portal, send(million));
  expect(small.result.status).toBe(200);
  const large = await peakOf(portal, send(fileLimit));
  expect(large.result.status).toBe(200);
  const fetchWhole = async () => {
    let size = 0;
    const reply = await fetch(`${addressIn(portal)}${large.result.url}`);
    for await (const bytes of reply.body as ReadableStream<Uint8Array>) size += bytes.length;
    return size;
  };
  const back = await peakOf(portal, fetchWhole());
  expect(back.result).toBe(fileLimit);
  expect(large.peak - small.peak).toBeLessThan(64);
  expect(back.peak - small.peak).toBeLessThan(64);
});

test('one byte more is refused while it comes and leaves nothing', async () => {
  const before = kept();
  const { status } = await send(fileLimit + 1);
  expect([413, 'EPIPE', 'ECONNRESET']).toContain(status);
  for (let i = 0; i < 40 && left().length > 0; i++) await sleep(50);
  expect(left()).toEqual([]);
  expect(kept()).toEqual(before);
});

test('a full disk is told calmly, leaves nothing, and small files still come', async () => {
  const before = kept();
  // No more than 8 MB may be written into one file by this process; to it that is a full disk.
  execFileSync('prlimit', ['--pid', String(portal.process.pid), `--fsize=${8 * million}:`]);
  const { status, key } = await send(40 * million);
  expect([503, 'EPIPE', 'ECONNRESET']).toContain(status);
  if (status === 503) expect(key).toBe('FILES.ERRORS.NO_ROOM');
  for (let i = 0; i < 40 && left().length > 0; i++) await sleep(50);
  expect([left(), kept()]).toEqual([[], before]);
  expect((await send(million)).status).toBe(200);
});
