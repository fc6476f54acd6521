import { constants, createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refused } from '#contract/refusals.ts';
import type { Config } from '../start/config.ts';

/** Where the bytes of files lie: one key, one file that never changes. */
export type FileStore = {
  /** Keeps what lies on this path of the disk, which it may take away. */
  put(key: string, path: string): Promise<void>;
  /** The same of a stream of so many bytes. */
  write(key: string, bytes: Readable, size: number): Promise<void>;
  /** Bytes from `from` to `to`, both included. */
  read(key: string, range?: { from: number; to: number }): Promise<Readable>;
  has(key: string): Promise<boolean>;
  /** Nothing happens when it is not there. */
  drop(key: string): Promise<void>;
  /** Every key with its size in bytes. */
  all(): AsyncIterable<{ key: string; size: number }>;
};

/** Names that are not files of people: what a restore leaves as its mark. */
export const storeMark = '.obnova';

/** Names of parts of files that still come; a backup leaves them out. */
export const partEnding = '.part';

const noRoom = /^(ENOSPC|EDQUOT|EFBIG)$/;

/** The calm refusal for whatever the store said; a refusal stays as it is. */
export function storeRefusal(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const { code = '' } = (error ?? {}) as { code?: string };
  const cause = error instanceof Error ? error : new Error(String(error));
  return new Refused(noRoom.test(code) ? 'FILES.ERRORS.NO_ROOM' : 'FILES.ERRORS.STORE', { cause });
}

/** A folder of the local disk; a file is there whole or not at all. */
export function folderStore(folder: string): FileStore {
  const at = (key: string) => join(folder, key);
  return {
    async put(key, path) {
      await sync(path);
      await mkdir(dirname(at(key)), { recursive: true, mode: 0o700 });
      await rename(path, at(key)).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        await copyWhole(path, at(key));
      });
    },
    async write(key, bytes) {
      await mkdir(dirname(at(key)), { recursive: true, mode: 0o700 });
      await pipeline(bytes, createWriteStream(at(key), { mode: 0o600, flush: true })).catch(async (error: unknown) => {
        await rm(at(key), { force: true });
        throw error;
      });
    },
    async read(key, range) {
      const handle = await open(at(key), 'r');
      return handle.createReadStream(range ? { start: range.from, end: range.to } : {});
    },
    has: (key) =>
      stat(at(key)).then(
        (found) => found.isFile(),
        () => false,
      ),
    drop: (key) => rm(at(key), { force: true }),
    all: () => walk(folder, ''),
  };
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Over two disks: beside it first, so that half a file is never called by its key. */
async function copyWhole(path: string, to: string): Promise<void> {
  const part = `${to}.part`;
  try {
    await copyFile(path, part, constants.COPYFILE_EXCL);
    await sync(part);
    await rename(part, to);
    await rm(path, { force: true });
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* walk(folder: string, inside: string): AsyncGenerator<{ key: string; size: number }> {
  const entries = await opendir(join(folder, inside)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for await (const entry of entries) {
    const key = inside ? `${inside}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* walk(folder, key);
    else if (entry.isFile() && entry.name !== storeMark) {
      const found = await stat(join(folder, key)).catch(() => undefined); // removed since the folder was listed
      if (found) yield { key, size: found.size };
    }
  }
}

/** The folder of files of the local disk. */
export const filesFolder = (dataDir: string): string => join(resolve(dataDir), 'files');
/** Uploads on their way; beside the files, so that moving one there is one step. */
export const incomingFolder = (dataDir: string): string => join(resolve(dataDir), 'incoming');

/** The store this installation was set to use. */
export async function openStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (!s3) return folderStore(filesFolder(dataDir));
  // Its library is large; whoever keeps files on a disk need not load it.
  const { bucketStore } = await import('./file-store-s3.ts');
  return bucketStore(s3);
}

export const streamOf = (path: string): Readable => createReadStream(path);
