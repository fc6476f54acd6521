import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Envelope } from '#contract/base/calls/envelope.ts';
import { type FileView, files } from '#contract/base/files/files.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import type { FileGuard } from '#server/base/files/file-handlers.ts';
import type { Person } from './house.ts';
import type { TestPortal } from './portal.ts';

/** A form with the input and one file, as a browser sends it. */
export function formOf(name: string, bytes: Buffer, data: object = {}) {
  const boundary = 'hranice-mezi-castmi';
  const head = (part: string) => `--${boundary}\r\nContent-Disposition: form-data; ${part}\r\n`;
  const payload = Buffer.concat([
    Buffer.from(`${head('name="data"')}\r\n${JSON.stringify(data)}\r\n`),
    Buffer.from(`${head(`name="file"; filename="${name}"`)}Content-Type: application/octet-stream\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

type Part = { name: string; value: string } | { name: string; fileName: string; bytes: Buffer | string };
/** A form of whatever parts, in their order. */
export function formOfParts(parts: readonly Part[]) {
  const boundary = 'hranice-mezi-castmi';
  const bytesOf = (part: Part) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"`;
    if ('value' in part) return [Buffer.from(`${head}\r\n\r\n${part.value}\r\n`)];
    const typed = `${head}; filename="${part.fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
    return [Buffer.from(typed), Buffer.from(part.bytes as string), Buffer.from('\r\n')];
  };
  const payload = Buffer.concat([...parts.flatMap(bytesOf), Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

type Answer = { status: number; body: Envelope<FileView> };
export async function send(who: Person, name: string, bytes: Buffer | string, data: object = {}): Promise<Answer> {
  const { payload, headers } = formOf(name, Buffer.from(bytes as string), data);
  const reply = await who.portal.app.inject({
    method: files.upload.method,
    url: files.upload.path,
    headers: { ...who.headers(), ...headers },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() as Envelope<FileView> };
}

/** Uploads and expects success. */
export async function uploads(who: Person, name: string, bytes: Buffer | string, data: object = {}): Promise<FileView> {
  const { status, body } = await send(who, name, bytes, data);
  expect({ status, message: body.message }).toEqual({ status: 200, message: null });
  return body.data;
}

export const fetched = (portal: TestPortal, url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'GET', url, headers });

/** What lies on the disk: files of people and uploads on their way. */
export async function onDisk(portal: TestPortal): Promise<{ files: string[]; incoming: string[] }> {
  const list = async (folder: string) => {
    const found = await readdir(join(portal.config.dataDir, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    return found.filter((f) => f.isFile()).map((f) => f.name);
  };
  return { files: await list('files'), incoming: await list('incoming') };
}

/** Units stand in for whatever has attachments: whoever administers units sees all of it, others what is public. */
export const unitGuard: FileGuard = {
  sees: async (_, scope) => (scope.rights.rooms === 'rw' ? 'all' : 'public'),
  mayChange: async (_, scope) => scope.rights.rooms === 'rw',
  hasForm: () => 'all',
  uses: none('it is of tests alone'),
};

/** A photograph lying on its side, with the place where it was taken. */
export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#206254' } })
    .jpeg()
    .withExif({
      IFD0: { Orientation: '6', Copyright: 'tajne' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 4/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
