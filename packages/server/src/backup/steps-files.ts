import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, opendir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartRefused } from '../base/refuse-start.ts';
import type { Archive } from './print-archive.ts';
import type { Entry } from './read-archive.ts';

export const filesName = 'files/';
const filesOf = (dataDir: string) => join(dataDir, 'files');
/** In a folder that a restore put there: while the database is empty, nobody has confirmed it. */
const unconfirmed = '.obnova';

/** Adds the portal's files as they are now, one after another; those that come meanwhile are of no row in the backup. */
export async function addFiles(archive: Archive, dataDir: string): Promise<{ count: number; bytes: number }> {
  const told = { count: 0, bytes: 0 };
  const walk = async (folder: string, inside: string): Promise<void> => {
    for await (const entry of await opendir(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await walk(path, `${inside}${entry.name}/`);
      else if (entry.isFile() && entry.name !== unconfirmed) {
        const bytes = await addFile(archive, path, `${inside}${entry.name}`);
        if (bytes === undefined) continue;
        told.count += 1;
        told.bytes += bytes;
      }
    }
  };
  if (existsSync(filesOf(dataDir))) await walk(filesOf(dataDir), filesName);
  return told;
}

async function addFile(archive: Archive, path: string, name: string): Promise<number | undefined> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    if ((error as { code?: string }).code === 'ENOENT') return undefined; // removed since the folder was listed
    throw error;
  });
  if (!handle) return undefined;
  const { size } = await handle.stat();
  if (size === 0) await handle.close();
  await archive.add(name, size, size === 0 ? none() : handle.createReadStream({ end: size - 1 }));
  return size;
}

async function* none(): AsyncGenerator<Buffer> {}

export type Unpacking = {
  take(entry: Entry): Promise<void>;
  /** Puts them in their place; until `confirm` an empty database says that they may be thrown away. */
  place(): Promise<void>;
  confirm(): Promise<void>;
  discard(): Promise<void>;
};

/** Where files of an archive come to. Refuses a folder that already holds some; only an empty database may call it. */
export async function unpackFiles(dataDir: string): Promise<Unpacking> {
  const files = filesOf(dataDir);
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
