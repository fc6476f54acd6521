import { type Db, isUnreachable } from '../db/db.ts';
import type { Scope } from '../http/gate.ts';
import type { Portal } from '../http/handler.ts';
import { dropBytes, type Incoming, keepBytes, type Received } from '../store/file-receiving.ts';
import type { FileStore } from '../store/file-store.ts';
import { dropWaste, noteWaste } from './files.ts';

const day = 24 * 3600_000;

type Inside = <T>(run: (at: { db: Db; scope: Scope; now: Date }) => Promise<T>) => Promise<T>;
type Tools = { files: FileStore; warn(err: unknown, text: string): void };

/**
 * Puts a received file into the store and then does the work that makes a row of it. Until the row is committed the bytes
 * are noted as waste, so that no crash leaves them there for ever; when the work fails they are gone at once.
 */
export async function keepReceived<T>(
  { files, warn }: Tools,
  inside: Inside,
  svjId: number,
  file: Incoming,
  work: (received: Received) => Promise<T>,
): Promise<T> {
  const { key, name, extension, type, size, sha256, hasPreview, picture } = file;
  try {
    // A store that cannot even be told from rubbish later is worse than a refused upload: the note goes first.
    await inside(({ db, scope, now }) => noteWaste(db, scope, [key], new Date(now.getTime() + day)));
    await keepBytes(files, svjId, file);
    return await work({ key, name, extension, type, size, sha256, hasPreview, picture });
  } catch (error) {
    // Without an answer nobody knows whether the row is there: the note, or that it is gone, decides in a day.
    if (!isUnreachable(error)) await dropKept({ files, warn }, inside, svjId, [key]);
    throw error;
  } finally {
    await file.discard();
  }
}

/**
 * Notes bytes as waste whatever becomes of the open transaction, for a call that is one transaction from its beginning: the
 * row that is made of them takes the note back.
 */
export async function noteApart(
  { pool, now, config }: Pick<Portal, 'pool' | 'now' | 'config'>,
  svjId: number,
  key: string,
): Promise<void> {
  // In a demonstration no bytes come, so none are waste.
  if (config.demo) return;
  const client = await pool.aside.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.across', 'on', true)");
    await client.query('insert into file_waste (svj_id, key, due_at) values ($1, $2, $3) on conflict do nothing', [
      svjId,
      key,
      new Date(now().getTime() + day),
    ]);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Removes bytes that nothing is made of, with the notes of them; those it cannot remove stay until they are swept. */
export async function dropKept(
  { files, warn }: Tools,
  inside: Inside,
  svjId: number,
  keys: readonly string[],
): Promise<void> {
  try {
    for (const key of keys) await dropBytes(files, svjId, key);
    await inside(({ db, scope }) => dropWaste(db, scope, keys));
  } catch (error) {
    warn(error, 'bytes of a refused upload stay until they are swept');
  }
}
