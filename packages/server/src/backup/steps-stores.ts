import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { StartRefused } from '../base/process/refuse-start.ts';
import type { FileStore } from '../base/store/file-store.ts';
import { isMark, markKey, movedMark } from '../base/store/file-store-mark.ts';
import { isServed } from './queries.ts';
import { markInDatabase, maybeThere, type Said, saidByRows } from './queries-stores.ts';

/** The same portal, two stores: where its files are, and where they are to be. */
export type Move = { db: pg.Client; from: FileStore; to: FileStore; signal: AbortSignal };
export type Moved = {
  files: number;
  bytes: number;
  /** How many were there already, from a move that was interrupted. */
  found: number;
  /** Keys whose bytes are not those that their rows say; they were so before. */
  damaged: string[];
};

const markOf = async (store: FileStore, key: string): Promise<string | null> =>
  (await store.has(key)) ? (await text(await store.read(key))).trim() : null;
const writeMark = (store: FileStore, key: string, value: string): Promise<void> =>
  store.write(key, Readable.from([Buffer.from(value)], { objectMode: false }), value.length);

/** The digest of what lies under a key; null where nothing does. */
async function digestOf(store: FileStore, key: string): Promise<string | null> {
  if (!(await store.has(key))) return null;
  const hash = createHash('sha256');
  await pipeline(await store.read(key), hash);
  return hash.digest('hex');
}

/** Copies one key; answers its digest as it was read. An empty file has no bytes that a range could ask for. */
async function copied({ from, to }: Move, key: string, size: number): Promise<string> {
  const hash = createHash('sha256');
  const passing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const source = await from.read(key);
  const reading = pipeline(source, passing);
  // Whichever of the two fails first says why.
  await Promise.all([reading, to.write(key, passing, size)]);
  return hash.digest('hex');
}

/** Refuses what is not a move of this portal's own files; says whether only its last step is left. */
async function whereIs(db: pg.Client, from: FileStore, to: FileStore): Promise<{ mark: string; isCopied: boolean }> {
  if (await isServed(db)) throw new StartRefused(running);
  const mark = await markInDatabase(db);
  if (!mark) throw new StartRefused(never);
  const [there, left, goal] = [await markOf(from, markKey), await markOf(from, movedMark), await markOf(to, markKey)];
  if (goal !== null && goal !== mark) throw new StartRefused(foreign);
  if (there === mark) return { mark, isCopied: false };
  if (there !== null) throw new StartRefused(foreign);
  if (goal === mark) throw new StartRefused(already);
  if (left !== mark) throw new StartRefused(unknown);
  return { mark, isCopied: true };
}

/**
 * Copies every file, verifies it by reading it back, and only then hands the portal's mark over. Whatever breaks off is done
 * again: bytes under a key never change, so what is there whole stays. At no moment do both stores carry the mark; between them
 * a note in the old one says that only the handing over is left.
 */
export async function moveFiles(move: Move): Promise<Moved> {
  const { db, from, to, signal } = move;
  const { mark, isCopied } = await whereIs(db, from, to);
  const moved: Moved = { files: 0, bytes: 0, found: 0, damaged: [] };
  if (!isCopied) {
    const digests = await digestsByKey(db);
    for await (const { key, size } of from.all()) {
      if (isMark(key)) continue;
      signal.throwIfAborted();
      const there = await digestOf(to, key);
      const wanted = there === null ? await copied(move, key, size) : await digestOf(from, key);
      if (there === wanted) moved.found += 1;
      else await verified(move, key, size, there === null ? wanted : null);
      const said = digests.get(key);
      if (said && said !== wanted) moved.damaged.push(key);
      moved.files += 1;
      moved.bytes += size;
    }
    if (await isServed(db)) throw new StartRefused(running);
    await writeMark(from, movedMark, mark);
    await from.drop(markKey);
  }
  await writeMark(to, markKey, mark);
  await from.drop(movedMark);
  return moved;
}

/** Reads back what was written; what an interrupted move left half, or what the way changed, is written once more. */
async function verified(move: Move, key: string, size: number, written: string | null): Promise<void> {
  let wanted = written;
  for (let tries = 0; tries < 3; tries += 1) {
    if (wanted === null) wanted = await copied(move, key, size);
    if ((await digestOf(move.to, key)) === wanted) return;
    wanted = null;
  }
  throw new StartRefused(
    `Soubor ${key} se v novém úložišti nepodařilo uložit tak, jak je v tom dosavadním. Portál má soubory dál tam, kde byly; zkuste to znovu.`,
  );
}

async function digestsByKey(db: pg.Client): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await across(db, async () => {
    for await (const { key, sha256 } of saidByRows(db)) if (sha256) found.set(key, sha256);
  });
  return found;
}

/** The store is one for all associations, and so is the question. */
async function across<T>(db: pg.Client, run: () => Promise<T>): Promise<T> {
  await db.query('begin transaction isolation level repeatable read read only');
  try {
    await db.query(`set local app.across = 'on'`);
    return await run();
  } finally {
    await db.query('rollback');
  }
}

export type Compared = {
  rows: number;
  bytes: number;
  /** Keys that rows name and the store does not have. */
  missing: string[];
  /** Those whose size is another one. */
  wrong: string[];
  /** Keys of the store that no row names, not even as what is to be swept. */
  orphans: string[];
};

/** Compares rows and store both ways. A portal may run meanwhile: what came or went since the rows were read is looked at again. */
export async function compareStore(db: pg.Client, store: FileStore): Promise<Compared> {
  const mark = await markInDatabase(db);
  if (!mark) throw new StartRefused(never);
  if ((await markOf(store, markKey)) !== mark) throw new StartRefused(elsewhere);
  const before = await rowsNow(db);
  const there = new Map<string, number>();
  for await (const { key, size } of store.all()) if (!isMark(key)) there.set(key, size);
  const after = await rowsNow(db);
  const stays = [...after.said.values()].filter(({ key }) => before.said.has(key));
  const missing: string[] = [];
  for (const { key } of stays) if (!there.has(key) && !(await store.has(key))) missing.push(key);
  const wrong = stays.filter(({ key, size }) => size !== null && there.has(key) && there.get(key) !== size);
  const isNamed = (key: string) => [before, after].some(({ said, maybe }) => said.has(key) || maybe.has(plainKey(key)));
  const orphans = [...there.keys()].filter((key) => !isNamed(key));
  return {
    rows: after.said.size,
    bytes: [...there.values()].reduce((sum, size) => sum + size, 0),
    missing: missing.sort(),
    wrong: wrong.map(({ key }) => key).sort(),
    orphans: orphans.sort(),
  };
}

/** What is swept goes with its smaller picture, its sizes and as a part. */
const plainKey = (key: string): string => key.replace(/(\.\d+)?\.(webp|part)$/, '');

async function rowsNow(db: pg.Client): Promise<{ said: Map<string, Said>; maybe: Set<string> }> {
  const said = new Map<string, Said>();
  const maybe = new Set<string>();
  await across(db, async () => {
    for await (const one of saidByRows(db)) said.set(one.key, one);
    for await (const { key } of maybeThere(db)) maybe.add(key);
  });
  return { said, maybe };
}

const running =
  'Portál nad touto databází běží. Zastavte ho (všechny, je-li jich víc) a příkaz spusťte znovu: co se nahraje během přesunu, by v novém úložišti chybělo.';
const never = 'Nad touto databází portál ještě neběžel, není co přesouvat ani porovnávat.';
const foreign = 'Jedno z úložišť patří jiné databázi. Zkontrolujte PAVLAC_DATA a PAVLAC_S3_…; nic se nezměnilo.';
const already = 'Soubory už jsou přesunuté. Spusťte portál nad novým úložištěm.';
const unknown =
  'V dosavadním úložišti není značka této databáze (soubor .uloziste). Zkontrolujte PAVLAC_DATA a PAVLAC_S3_…; nic se nezměnilo.';
const elsewhere =
  'Nastavené úložiště nepatří k této databázi: chybí v něm její značka. Zkontrolujte PAVLAC_DATA a PAVLAC_S3_….';
