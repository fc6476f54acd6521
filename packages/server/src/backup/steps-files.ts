import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, opendir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartRefused } from '../base/process/refuse-start.ts';
import type { Config } from '../base/start/config.ts';
import { type FileStore, filesFolder, openStore, partEnding, storeMark } from '../base/store/file-store.ts';
import type { Archive } from './print-archive.ts';
import type { Entry } from './read-archive.ts';

export const filesName = 'files/';
/** Where a restore put files: while the database is empty, nobody has confirmed them. */
const unconfirmed = storeMark;

/** Adds the portal's files as they are now, one after another; those that come meanwhile are of no row in the backup, parts of unfinished ones of no file. */
export async function addFiles(archive: Archive, store: FileStore): Promise<{ count: number; bytes: number }> {
  const told = { count: 0, bytes: 0 };
  for await (const { key, size } of store.all()) {
    if (key.endsWith(partEnding)) continue;
    const source = size === 0 ? none() : await store.read(key, { from: 0, to: size - 1 }).catch(unlessGone);
    if (!source) continue;
    await archive.add(`${filesName}${key}`, size, source);
    told.count += 1;
    told.bytes += size;
  }
  return told;
}

/** Removed since it was listed. */
function unlessGone(error: unknown): undefined {
  const { code, name } = error as { code?: string; name?: string };
  if (code !== 'ENOENT' && name !== 'NoSuchKey') throw error;
}

async function* none(): AsyncGenerator<Buffer> {}

export type Unpacking = {
  take(entry: Entry): Promise<void>;
  /** Puts them in their place; until `confirm` an empty database says that they may be thrown away. */
  place(): Promise<void>;
  confirm(): Promise<void>;
  discard(): Promise<void>;
};

/** Where files of an archive come to. Refuses a place that already holds some; only an empty database may call it. */
export async function unpackFiles(config: Pick<Config, 'dataDir' | 's3'>): Promise<Unpacking> {
  return config.s3 ? unpackIntoBucket(await openStore(config)) : unpackIntoFolder(config.dataDir);
}

async function unpackIntoFolder(dataDir: string): Promise<Unpacking> {
  const files = filesFolder(dataDir);
  const aside = `${files}.obnova`;
  await rm(aside, { recursive: true, force: true });
  if (existsSync(join(files, unconfirmed))) await rm(files, { recursive: true });
  if (!(await isEmpty(files))) {
    throw new StartRefused(`Složka ${files} není prázdná, přestože databáze ano. Přesuňte ji jinam; nic se nezměnilo.`);
  }
  const mark = join(files, unconfirmed);
  return {
    async take({ name, bytes }) {
      const path = join(aside, name.slice(filesName.length));
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(bytes, createWriteStream(path, { mode: 0o600, flush: true }));
    },
    async place() {
      if (!existsSync(aside)) return;
      await writeFile(join(aside, unconfirmed), '', { flush: true });
      await rm(files, { recursive: true, force: true });
      await rename(aside, files);
    },
    confirm: () => rm(mark, { force: true }),
    async discard() {
      await rm(aside, { recursive: true, force: true });
      if (existsSync(mark)) await rm(files, { recursive: true, force: true });
    },
  };
}

async function isEmpty(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return true;
  const entries = await opendir(folder);
  const first = await entries.read();
  await entries.close();
  return first === null;
}

/** A bucket knows no step that puts all in its place at once: the mark stands there until the rows are committed. */
async function unpackIntoBucket(store: FileStore): Promise<Unpacking> {
  const empty = async () => {
    for await (const { key } of store.all()) await store.drop(key);
    await store.drop(unconfirmed);
  };
  if (await store.has(unconfirmed)) await empty();
  for await (const { key } of store.all()) {
    throw new StartRefused(`Úložiště souborů není prázdné (${key}), přestože databáze ano. Nic se nezměnilo.`);
  }
  await store.write(unconfirmed, Readable.from([Buffer.from('-')]), 1);
  return {
    take: ({ name, bytes, size }) =>
      store.write(name.slice(filesName.length), Readable.from(bytes, { objectMode: false }), size),
    place: async () => undefined,
    confirm: () => store.drop(unconfirmed),
    discard: empty,
  };
}
