import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import { openPromise } from 'yauzl';
import { ArchiveRefused, StartRefused } from '../base/process/refuse-start.ts';
import { manifestName, signatureName, sumsName } from './print-archive.ts';

export type Entry = { name: string; size: number; bytes: AsyncIterable<Buffer> };

const gzipMark = Buffer.from([0x1f, 0x8b]);
const zipMark = Buffer.from('PK');

async function beginsWith(file: string, mark: Buffer): Promise<boolean> {
  const handle = await open(file, 'r').catch(() => {
    throw new StartRefused(`Soubor ${file} nelze přečíst.`);
  });
  const { buffer } = await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0).finally(() => handle.close());
  return buffer.equals(mark);
}

/** Whether the file says that it is a ZIP. */
export const isZip = (file: string): Promise<boolean> => beginsWith(file, zipMark);

/** Nothing that people write is denser; below it a few kilobytes of nothing do no harm. */
const densest = 100;
const harmless = 10 * 1024 * 1024;

const bomb = (file: string) =>
  new ArchiveRefused('bomb', `Soubor ${file} by se rozbalil do podezřele velkého množství dat. Nic se nezměnilo.`);
const outside = (file: string) =>
  new ArchiveRefused('outside', `V souboru ${file} je cesta, která vede mimo archiv. Nic se nezměnilo.`);

/** The bytes, as long as the archive does not grow out of nothing; `weighs` are those it takes on the disk. */
function weighed(file: string, weighs: number) {
  let came = 0;
  return async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of bytes) {
      came += chunk.length;
      if (came > harmless && came > weighs * densest) throw bomb(file);
      yield chunk;
    }
  };
}

async function walkZip(file: string, visit: (entry: Entry) => Promise<void>): Promise<void> {
  const weigh = weighed(file, (await stat(file)).size);
  const zip = await openPromise(file, { strictFileNames: true });
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize: size } = entry;
      const bytes = await zip.openReadStreamPromise(entry);
      try {
        await visit({ name, size, bytes: weigh(bytes as AsyncIterable<Buffer>) });
      } finally {
        bytes.destroy();
      }
    }
  } catch (error) {
    // What its reader says of names that would lead elsewhere.
    if (/^(?:invalid relative path|absolute path|invalid characters in fileName)/.test((error as Error).message))
      throw outside(file);
    throw error;
  } finally {
    zip.close();
  }
}

/** Visits the parts of the archive, a tar or a ZIP, in their order; a part that is not read is passed by. */
export async function walkArchive(file: string, visit: (entry: Entry) => Promise<void>): Promise<void> {
  if (await beginsWith(file, zipMark)) return walkZip(file, visit);
  const weigh = weighed(file, (await stat(file)).size);
  const extract = tar.extract();
  const disk = createReadStream(file);
  const bytes = (await beginsWith(file, gzipMark)) ? disk.pipe(createGunzip()) : disk;
  for (const stream of [disk, bytes]) stream.on('error', (error: Error) => extract.destroy(error));
  bytes.pipe(extract);
  try {
    for await (const entry of extract) {
      const { name, size = 0, type } = entry.header;
      if (type !== 'file') throw new Error(`${name} is not a file`);
      await visit({ name, size, bytes: weigh(entry as AsyncIterable<Buffer>) });
      entry.resume();
    }
  } finally {
    disk.destroy();
  }
}

const broken = (file: string) =>
  new ArchiveRefused(
    'broken',
    `Soubor ${file} je poškozený, neúplný, nebo to není soubor z Pavlače. Nic se nezměnilo.`,
  );

/** A name that stays inside the folder it is unpacked to. */
const isInside = (name: string) =>
  !/[\\\0]/.test(name) && name.split('/').every((step) => step !== '' && step !== '.' && step !== '..');

/** Reads the whole archive and refuses it unless every part has the checksum noted at its end. Answers its manifest. */
export async function verifyArchive(file: string): Promise<unknown> {
  const sums: string[] = [];
  const names = new Set<string>();
  let manifest: string | undefined;
  let noted: string | undefined;
  try {
    await walkArchive(file, async ({ name, bytes }) => {
      if (!isInside(name)) throw outside(file);
      // Whoever vouches for the checksums stands behind them; nothing else does, and nothing stands there twice.
      if (names.has(name) || (noted !== undefined && name !== signatureName)) throw broken(file);
      names.add(name);
      if (name === signatureName && noted !== undefined) return;
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
