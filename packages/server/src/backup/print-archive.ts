import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ZipArchive } from 'archiver';
import tar from 'tar-stream';
import { StartRefused } from '../base/process/refuse-start.ts';

export const sumsName = 'SHA256SUMS';
export const manifestName = 'manifest.json';
/** Beside the checksums: who vouches for them. */
export const signatureName = 'SIGNATURE.json';

type Bytes = AsyncIterable<Buffer>;
export type Archive = {
  /** Exactly `size` bytes must come. Answers their SHA-256, hexadecimal. */
  add(name: string, size: number, source: Bytes): Promise<string>;
  addText(name: string, text: string): Promise<string>;
  /** For what has no size beforehand: it waits beside the archive on the disk, never in memory. */
  addSpooled(name: string, source: Readable): Promise<string>;
};
type Order = {
  file: string;
  /** The whole archive compressed; otherwise its parts are as they come. */
  packed?: boolean;
  /** A ZIP, which every computer opens, instead of a tar. */
  zip?: boolean;
  /** What the disk gets instead of the bytes of the archive. */
  around?: ((bytes: Readable) => Readable) | undefined;
  /** Vouches for the checksums: what is written beside them. */
  signs?: (sums: string) => string;
  signal: AbortSignal;
  /** Throws when no more may be written; asked now and then. */
  room?: (() => Promise<void>) | undefined;
};

/**
 * Writes a tar archive whose last part is the SHA-256 of all others, readable by nobody else. Until it is whole and on
 * the disk it is called FILE.part; whatever ends the work earlier leaves neither.
 */
export async function writeArchive(order: Order, fill: (archive: Archive) => Promise<void>): Promise<number> {
  const { file } = order;
  refusePresent(file);
  const part = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  await openNew(part, file);
  try {
    await fillInto(createWriteStream(part, { flags: 'r+', flush: true }), order, fill);
    const { size } = await stat(part);
    refusePresent(file);
    await rename(part, file);
    await syncFolder(dirname(file));
    return size;
  } catch (error) {
    await rm(part, { force: true });
    throw readableError(error, file);
  } finally {
    await rm(spoolOf(file), { force: true });
  }
}

async function openNew(part: string, file: string): Promise<void> {
  try {
    await (await open(part, 'wx', 0o600)).close();
  } catch (error) {
    throw readableError(error, file);
  }
}

const spoolOf = (file: string) => `${file}.part-rows`;

function refusePresent(file: string): void {
  if (existsSync(file)) throw new StartRefused(`Soubor ${file} už existuje a nepřepisuje se. Zvolte jiné jméno.`);
}

/** Where parts of an archive go to, and where its bytes come out. */
type Pack = { bytes: Readable; put(name: string, size: number, source: Bytes): Promise<void>; finish(): void };

function tarPack(): Pack {
  const pack = tar.pack();
  pack.on('error', () => undefined); // told by whoever reads it, as is what follows from it
  return {
    bytes: Readable.from(pack, { objectMode: false }),
    async put(name, size, source) {
      const { promise: done, resolve, reject } = Promise.withResolvers<unknown>();
      done.catch(() => undefined);
      const sink = pack.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve(undefined)));
      sink.on('error', () => undefined);
      for await (const chunk of source) {
        if (!sink.write(chunk)) await Promise.race([once(sink, 'drain'), done]);
      }
      sink.end(undefined);
      await done;
    },
    finish: () => pack.finalize(),
  };
}

function zipPack(date: Date): Pack {
  const zip = new ZipArchive({ zlib: { level: 6 } });
  zip.on('error', () => undefined);
  return {
    bytes: zip,
    async put(name, size, source) {
      let came = 0;
      async function* counted() {
        for await (const chunk of source) {
          came += chunk.length;
          yield chunk;
        }
        if (came !== size) throw new Error(`${name} has ${came} bytes, ${size} were said`);
      }
      const { promise: done, resolve, reject } = Promise.withResolvers<void>();
      const settle = () => {
        zip.off('entry', kept);
        zip.off('error', failed);
      };
      const kept = () => {
        settle();
        resolve();
      };
      const failed = (error: unknown) => {
        settle();
        reject(error);
      };
      zip.on('entry', kept);
      zip.on('error', failed);
      const body = Readable.from(counted(), { objectMode: false });
      body.once('error', failed);
      zip.append(size === 0 ? Buffer.alloc(0) : body, { name, date, mode: 0o600 });
      if (size === 0) body.destroy();
      await done;
    },
    finish: () => void zip.finalize(),
  };
}

async function fillInto(
  disk: NodeJS.WritableStream,
  { file, packed = false, zip = false, around = (bytes) => bytes, signs, signal, room }: Order,
  fill: (archive: Archive) => Promise<void>,
): Promise<void> {
  const pack = zip ? zipPack(new Date()) : tarPack();
  const bytes = around(pack.bytes);
  const written = packed ? pipeline(bytes, createGzip(), disk, { signal }) : pipeline(bytes, disk, { signal });
  // Whoever waits for room in the archive would wait for ever once nobody takes bytes out of it.
  const failed = written.then(() => new Promise<never>(() => undefined));
  failed.catch(() => undefined);
  await Promise.race([failed, fillPack(pack, { file, signal, room, ...(signs && { signs }) }, fill)]);
  pack.finish();
  await written;
}

const askedEvery = 16 * 1024 * 1024;

/** The same bytes, as long as there is room for them. */
async function* watched(source: Bytes, room: Order['room']): AsyncGenerator<Buffer> {
  let since = 0;
  for await (const chunk of source) {
    since += chunk.length;
    if (room && since >= askedEvery) {
      await room();
      since = 0;
    }
    yield chunk;
  }
}

async function fillPack(
  pack: Pack,
  { file, signs, signal, room }: Pick<Order, 'file' | 'signs' | 'signal' | 'room'>,
  fill: (archive: Archive) => Promise<void>,
): Promise<void> {
  const sums: string[] = [];
  const put = async (name: string, size: number, source: Bytes): Promise<string> => {
    signal.throwIfAborted();
    const hash = createHash('sha256');
    async function* hashed() {
      for await (const chunk of watched(source, room)) {
        hash.update(chunk);
        yield chunk;
      }
    }
    await pack.put(name, size, hashed());
    return hash.digest('hex');
  };
  const add = async (name: string, size: number, source: Bytes) => {
    const sum = await put(name, size, source);
    sums.push(`${sum}  ${name}\n`);
    return sum;
  };
  await fill({
    add,
    addText: (name, text) => add(name, Buffer.byteLength(text), Readable.from([Buffer.from(text)])),
    addSpooled: async (name, source) => {
      const spool = spoolOf(file);
      await pipeline(source, (bytes: Bytes) => watched(bytes, room), createWriteStream(spool, { mode: 0o600 }), {
        signal,
      });
      return await add(name, (await stat(spool)).size, createReadStream(spool));
    },
  });
  const text = sums.join('');
  const last = async (name: string, said: string) =>
    void (await put(name, Buffer.byteLength(said), Readable.from([Buffer.from(said)])));
  await last(sumsName, text);
  if (signs) await last(signatureName, signs(text));
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** What the disk said, in a sentence; anything else is as it was. */
function readableError(error: unknown, file: string): unknown {
  const code = (error as { code?: string } | null)?.code ?? '';
  if (/^(ENOSPC|EDQUOT|EFBIG)$/.test(code)) {
    return new StartRefused(
      `Soubor ${file} se na disk nevejde. Nic po něm nezůstalo; uvolněte místo a zkuste to znovu.`,
    );
  }
  if (code === 'EEXIST') {
    return new StartRefused(`Soubor ${file}.part už existuje: jiný příkaz ho zapisuje, nebo po něm zůstal. Smažte ho.`);
  }
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR)$/.test(code))
    return new StartRefused(`Do souboru ${file} nelze zapisovat.`);
  return error;
}
