import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileLimit, isAsNamed, partsOfName } from '#contract/base/files/files.ts';
import { Refused } from '#contract/refusals.ts';
import { passing } from '../process/young-garbage.ts';
import { cleanName, kindBytes, kindOf } from './file-kinds.ts';
import { rewritePicture } from './file-pictures.ts';
import { type FileStore, incomingFolder, partEnding, storeRefusal } from './file-store.ts';
import type { Pictured } from './picture-limits.ts';

/** A file that came whole, was looked at, and lies on the local disk. */
export type Received = {
  key: string;
  name: string;
  extension: string;
  type: string;
  size: number;
  sha256: Buffer;
  hasPreview: boolean;
  /** Of a picture that was written anew: what it was. */
  picture: Pictured | null;
};
export type Incoming = Received & { path: string; preview: string; discard(): Promise<void> };

/** Keys of what lies in the store for a file of the association, or for a part of one that still comes. */
export const bytesKey = (svjId: number, key: string): string => `${svjId}/${key}`;
export const previewKey = (svjId: number, key: string): string => `${svjId}/${key}.webp`;
export const sizeKey = (svjId: number, key: string, side: number): string => `${svjId}/${key}.${side}.webp`;
/** Sizes that a picture may have beside its preview: the longer side, pixels. */
export const pictureSides = [480, 1080, 2160] as const;
export const partKey = (svjId: number, key: string): string => `${svjId}/${key}${partEnding}`;

/** Lets so many bytes pass and counts them. */
function counted(name: string, hash: ReturnType<typeof createHash>) {
  let size = 0;
  const passed = passing();
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > fileLimit) return done(new Refused('UPLOAD.FILE_SIZE_ERROR', { params: { name } }));
      hash.update(chunk);
      passed(chunk.length);
      done(null, chunk);
    },
  });
  return { stream, size: () => size };
}

async function beginningOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(kindBytes), 0, kindBytes, 0)
    .finally(() => handle.close());
  return buffer.subarray(0, bytesRead);
}

async function digestOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest();
}

/** What the picture was, once it is written anew; one that cannot be read is refused, unless it is to be a document. */
const anewOrKept = (work: Promise<Pictured>, asDocument: boolean): Promise<Pictured | null> =>
  work.catch((error: unknown) => {
    if (asDocument && error instanceof Refused) return null;
    throw error;
  });

/**
 * Takes a file from a stream to the local disk: limited while it comes, its kind told by content, pictures written anew.
 * Refuses what may not come; whatever happens before it answers leaves nothing behind. What is to be a document is kept
 * whatever it is but a program.
 */
export async function receive(
  dataDir: string,
  stream: Readable,
  fileName: string,
  asDocument = false,
): Promise<Incoming> {
  const key = randomUUID();
  const path = join(incomingFolder(dataDir), key);
  const [anew, preview] = [`${path}.anew`, `${path}.webp`];
  const discard = async () => {
    await Promise.all([path, anew, preview].map((p) => rm(p, { force: true })));
  };
  try {
    await mkdir(incomingFolder(dataDir), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    const { stream: counter, size } = counted(cleanName(fileName), hash);
    await pipeline(stream, counter, createWriteStream(path, { mode: 0o600 }));
    const given = partsOfName(cleanName(fileName));
    const name = cleanName(given.name) || 'soubor';
    if (size() === 0) throw new Refused('FILES.ERRORS.EMPTY', { params: { name } });
    const { type, extension, image } = kindOf(await beginningOf(path), given.extension, asDocument);
    const told = { key, name, extension, type, path, preview, discard };
    const picture = image ? await anewOrKept(rewritePicture(path, image, { whole: anew, preview }), asDocument) : null;
    if (!picture) return { ...told, size: size(), sha256: hash.digest(), hasPreview: false, picture };
    await rename(anew, path);
    const written = (await stat(path)).size;
    if (written > fileLimit) throw new Refused('UPLOAD.FILE_SIZE_ERROR', { params: { name } });
    // Nobody is shown what is not what it is called.
    const hasPreview = isAsNamed({ extension, type });
    return { ...told, size: written, sha256: await digestOf(path), hasPreview, picture };
  } catch (error) {
    await discard();
    if (isGivenUp(error)) throw new Refused('FILES.ERRORS.INTERRUPTED');
    throw storeRefusal(error);
  }
}

export type ReceivedPart = { key: string; path: string; size: number; isWhole: boolean };

/** Over all parts: each is smaller than what is waited for. */
const partsPassed = passing();

/**
 * Takes the next bytes of a file to the local disk, at most so many. When the line breaks off, what came until then is the
 * part. Refuses more bytes; whatever it refuses leaves nothing behind.
 */
export async function receivePart(dataDir: string, stream: Readable, most: number): Promise<ReceivedPart> {
  const key = randomUUID();
  const path = join(incomingFolder(dataDir), key);
  let size = 0;
  let isWhole = true;
  try {
    await mkdir(incomingFolder(dataDir), { recursive: true, mode: 0o700 });
    const handle = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (size + chunk.length > most) throw new Refused('BASE.ERRORS.TOO_LARGE');
        await handle.writeFile(chunk);
        size += chunk.length;
        partsPassed(chunk.length);
      }
    } catch (error) {
      if (!isGivenUp(error)) throw error;
      isWhole = false;
    } finally {
      await handle.close();
    }
    return { key, path, size, isWhole };
  } catch (error) {
    await rm(path, { force: true });
    throw storeRefusal(error);
  }
}

/** The other side went away, or what it sent does not end as it should. */
const isGivenUp = (error: unknown) => {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    /^(ERR_STREAM_PREMATURE_CLOSE|ECONNRESET|ABORT_ERR|FST_.*PREMATURE.*)$/.test(code) ||
    /Unexpected end|aborted/.test(message)
  );
};

/** Moves what came into the store; what a failure leaves there is told to be dropped by the caller. */
export async function keepBytes(store: FileStore, svjId: number, file: Incoming): Promise<void> {
  try {
    if (file.hasPreview) await store.put(previewKey(svjId, file.key), file.preview);
    await store.put(bytesKey(svjId, file.key), file.path);
  } catch (error) {
    throw storeRefusal(error);
  }
}

/** Moves a part that came into the store. */
export async function keepPart(store: FileStore, svjId: number, { key, path }: ReceivedPart): Promise<void> {
  try {
    await store.put(partKey(svjId, key), path);
  } catch (error) {
    throw storeRefusal(error);
  }
}

export const discardPart = ({ path }: ReceivedPart): Promise<void> => rm(path, { force: true });

/** All parts one after another, as one file. */
export async function* joined(store: FileStore, svjId: number, keys: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of keys) {
    for await (const chunk of await store.read(partKey(svjId, key))) yield chunk as Buffer;
  }
}

/** Removes what lies in the store for a file or a part; nothing happens when it is gone already. */
export async function dropBytes(store: FileStore, svjId: number, key: string): Promise<void> {
  await store.drop(bytesKey(svjId, key));
  await store.drop(previewKey(svjId, key));
  for (const side of pictureSides) await store.drop(sizeKey(svjId, key, side));
  await store.drop(partKey(svjId, key));
}

/** Removes uploads that a crash left on the disk before this moment; answers how many parts there were. */
export async function sweepIncoming(dataDir: string, before: Date): Promise<number> {
  const folder = incomingFolder(dataDir);
  const entries = await opendir(folder).catch(() => []);
  let gone = 0;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtime >= before) continue;
    await rm(path, { force: true });
    gone += 1;
  }
  return gone;
}
