import { execFile } from 'node:child_process';
import { createWriteStream, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import type { FolderDetail } from '#contract/documents/schema-folders.ts';
import { peakOf } from './memory.ts';
import { addressIn, call, endReal, type Headers, type RealPortal, signIn, startReal } from './real-portal.ts';
import { aWarmFolder } from './warm.ts';

const run = promisify(execFile);
const million = 1024 * 1024;
let root: string;
let portal: RealPortal;
let headers: Headers;
beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-archiv-')));
  await aWarmFolder(join(root, 'data'));
  portal = await startReal(join(root, 'data'));
  ({ headers } = await signIn(addressIn(portal), 'predseda@lipova.example'));
});
afterAll(async () => {
  await endReal(portal);
  rmSync(root, { recursive: true, force: true });
});

async function asked<T>({ method, path }: Endpoint, body: object): Promise<T> {
  const { status, data } = await call(addressIn(portal), path, { method, headers, body });
  expect(status).toBe(200);
  return data as T;
}

async function put(name: string, size: number, folderId: number, fill: string): Promise<DocumentRow> {
  const form = new FormData();
  form.append('data', JSON.stringify({ folderId, name }));
  form.append('file', new Blob([Buffer.alloc(size, fill)]), 'soubor.bin');
  const reply = await fetch(`${addressIn(portal)}${documents.upload.path}`, { method: 'POST', headers, body: form });
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { data: DocumentRow }).data;
}

/** Fetches the archive to the disk; answers when its first byte came, in milliseconds. */
async function fetchZip(chosen: object, file: string): Promise<number> {
  const { url } = await asked<{ url: string }>(folders.downloadSelected, chosen);
  const began = performance.now();
  const reply = await fetch(`${addressIn(portal)}${url}`);
  let first = 0;
  const body = Readable.fromWeb(reply.body as never);
  body.once('data', () => {
    first = performance.now() - began;
  });
  await pipeline(body, createWriteStream(file));
  return first;
}

const has = (tool: string) =>
  run('which', [tool]).then(
    () => true,
    () => false,
  );
const python = `import sys, zipfile
sys.stdout.reconfigure(encoding='utf-8')
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print('\\n'.join(f'{i.file_size} {i.filename}' for i in z.infolist()))`;

test('an archive of a gigabyte takes no memory, and tools of others read it with its names', async () => {
  const folder = await asked<FolderDetail>(folders.create, { name: 'Žluťoučký kůň' });
  const small = await put('malý', million, folder.id, 'm');
  for (const n of [1, 2, 3, 4]) await put('Stejný název', 240 * million, folder.id, String(n));
  await put('ř'.repeat(200), 64 * million, folder.id, 'r');
  const [one, all] = [join(root, 'jeden.zip'), join(root, 'vše.zip')];
  const { peak: before } = await peakOf(portal, fetchZip({ files: [small.id] }, one));
  const { peak, result: first } = await peakOf(portal, fetchZip({ folders: [folder.id] }, all));
  process.stderr.write(
    `archive of 1 GB: first byte ${Math.round(first)} ms, memory +${Math.round(peak - before)} MB\n`,
  );
  expect(peak - before).toBeLessThan(64);

  const { stdout } = await run('python3', ['-c', python, all]);
  expect(new Set(stdout.trim().split('\n'))).toEqual(
    new Set([
      '0 Žluťoučký kůň/',
      `${million} Žluťoučký kůň/malý.bin`,
      ...['', ' (2)', ' (3)', ' (4)'].map((n) => `${240 * million} Žluťoučký kůň/Stejný název${n}.bin`),
      `${64 * million} Žluťoučký kůň/${'ř'.repeat(118)}.bin`,
    ]),
  );
  for (const [tool, ...how] of [
    ['unzip', '-tq'],
    ['7z', 't'],
  ] as const) {
    if (await has(tool))
      expect((await run(tool, [...how, all], { maxBuffer: 10 * million })).stdout).toMatch(
        /No errors|Everything is Ok/,
      );
    else process.stderr.write(`${tool} is not on this computer: not asked\n`);
  }
});
