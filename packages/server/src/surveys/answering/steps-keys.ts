import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FileStore, partEnding } from '../../base/store/file-store.ts';

/**
 * Keys that sealed answers wait under: in the store of files and never in the database, so that no state of its tables opens
 * them, nor two. They are called as parts of files, which a backup leaves out.
 */
const nameIn = (svjId: number): string => `${svjId}/anketa-${randomUUID()}${partEnding}`;
const length = 32;

/** A new key, there before anything is sealed with it; should the transaction not be committed, it opens nothing. */
export async function newKey(files: FileStore, svjId: number): Promise<{ name: string; key: Buffer }> {
  const [name, key] = [nameIn(svjId), randomBytes(length)];
  await files.write(name, Readable.from([key], { objectMode: false }), length);
  return { name, key };
}

/** The key of this name; undefined when it is gone, as after a restore. */
export async function keyNamed(files: FileStore, name: string): Promise<Buffer | undefined> {
  if (!(await files.has(name))) return undefined;
  const key = await buffer(await files.read(name));
  return key.length === length ? key : undefined;
}
