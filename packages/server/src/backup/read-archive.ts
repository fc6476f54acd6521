import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import { StartRefused } from '../base/process/refuse-start.ts';
import { manifestName, sumsName } from './print-archive.ts';

export type Entry = { name: string; size: number; bytes: AsyncIterable<Buffer> };

const gzipMark = Buffer.from([0x1f, 0x8b]);

async function isPacked(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch(() => {
    throw new StartRefused(`Soubor ${file} nelze přečíst.`);
  });
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0).finally(() => handle.close());
  return buffer.equals(gzipMark);
}

/** Visits the parts of the archive in their order; a part that is not read is passed by. */
export async function walkArchive(file: string, visit: (entry: Entry) => Promise<void>): Promise<void> {
  const extract = tar.extract();
  const disk = createReadStream(file);
  const bytes = (await isPacked(file)) ? disk.pipe(createGunzip()) : disk;
  for (const stream of [disk, bytes]) stream.on('error', (error: Error) => extract.destroy(error));
  bytes.pipe(extract);
  try {
    for await (const entry of extract) {
      const { name, size = 0, type } = entry.header;
      if (type !== 'file') throw new Error(`${name} is not a file`);
      await visit({ name, size, bytes: entry as AsyncIterable<Buffer> });
      entry.resume();
    }
  } finally {
    disk.destroy();
  }
}

const broken = (file: string) =>
  new StartRefused(`Soubor ${file} je poškozený, neúplný, nebo to není soubor z Pavlače. Nic se nezměnilo.`);

/** A name that stays inside the folder it is unpacked to. */
const isInside = (name: string) =>
  !/[\\\0]/.test(name) && name.split('/').every((step) => step !== '' && step !== '.' && step !== '..');

/** Reads the whole archive and refuses it unless every part has the checksum noted at its end. Answers its manifest. */
export async function verifyArchive(file: string): Promise<unknown> {
  const sums: string[] = [];
  let manifest: string | undefined;
  let noted: string | undefined;
  try {
    await walkArchive(file, async ({ name, bytes }) => {
      if (noted !== undefined || !isInside(name)) throw broken(file);
      if (name === sumsName) {
        noted = await text(bytes);
        return;
      }
      const hash = createHash('sha256');
      const kept: Buffer[] = [];
      for await (const chunk of bytes) {
        hash.update(chunk);
        if (name === manifestName) kept.push(chunk);
      }
      if (name === manifestName) manifest = Buffer.concat(kept).toString();
      sums.push(`${hash.digest('hex')}  ${name}\n`);
    });
    if (noted === undefined || noted !== sums.join('') || manifest === undefined) throw broken(file);
    return JSON.parse(manifest) as unknown;
  } catch (error) {
    throw error instanceof StartRefused ? error : broken(file);
  }
}
