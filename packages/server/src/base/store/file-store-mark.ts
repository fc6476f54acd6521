import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import type { Pool } from '../db/db.ts';
import { StartRefused } from '../process/refuse-start.ts';
import type { FileStore } from './file-store.ts';

/** By this file of the store and the secret of the same name a database knows its store again. */
export const markKey = '.uloziste';
/** What a move leaves in the store that it moves away from, until the other one carries the mark. */
export const movedMark = '.presun';
export const isMark = (key: string): boolean => key === markKey || key === movedMark;
const secretName = 'store';
/** Of all locks of the database the one for this. */
const lock = 5_310_117;

const markOf = async (store: FileStore): Promise<string | null> =>
  (await store.has(markKey)) ? (await text(await store.read(markKey))).trim() : null;

/**
 * Binds the database to the store of its files at the first start; refuses to start over another one. Two portals over one
 * database and two stores would each lose half of what people sent: rows of files whose bytes the other has.
 */
export async function claimStore(pool: Pool, store: FileStore): Promise<void> {
  const client = await pool.raw.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const { rows } = await client.query<{ value: Buffer }>('select value from secret where name = $1', [secretName]);
    const known = rows[0]?.value.toString('hex');
    const mark = await markOf(store);
    if (known && known !== mark) throw new StartRefused(mark === null ? withoutMark : ofAnother);
    if (!known) await bind(client, store, mark);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** A store that was there before its database (restored by other means) keeps the mark it has. */
async function bind(client: PoolClient, store: FileStore, mark: string | null): Promise<void> {
  const value = mark ?? randomBytes(32).toString('hex');
  if (mark === null)
    await store.write(markKey, Readable.from([Buffer.from(value)], { objectMode: false }), value.length);
  await client.query('insert into secret (name, value) values ($1, $2)', [secretName, Buffer.from(value, 'hex')]);
}

const withoutMark =
  'Tato databáze má soubory v jiném úložišti: v nastaveném chybí její značka. Víc portálů nad jednou databází potřebuje společné úložiště (PAVLAC_S3_…) nebo společnou složku PAVLAC_DATA. Pokud jste úložiště přesunuli, přeneste ho celé, i se souborem .uloziste.';
const ofAnother =
  'Nastavené úložiště souborů patří jiné databázi. Zkontrolujte PAVLAC_DATA nebo PAVLAC_S3_…; nic se nezměnilo.';
