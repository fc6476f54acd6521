import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import copy from 'pg-copy-streams';
import { StartRefused } from '../base/process/refuse-start.ts';
import type { FileStore } from '../base/store/file-store.ts';
import { type Archive, manifestName, writeArchive } from './print-archive.ts';
import {
  list,
  migrationsOf,
  plainSession,
  quoted,
  type Sequence,
  sequencesOf,
  type Table,
  tablesOf,
} from './queries.ts';
import { addFiles } from './steps-files.ts';

export const formatName = 'pavlac-backup';
/** Raised when an older program could no longer read the archive. */
export const formatMajor = 1;

export type Manifest = {
  format: string;
  formatVersion: number;
  portalVersion: string;
  createdAt: string;
  migrations: { version: number; name: string; hash: string }[];
  tables: (Table & { rows: number; part: string })[];
  sequences: Sequence[];
  files: { count: number; bytes: number };
};
export type Done = { manifest: Manifest; bytes: number };
type Order = {
  ownerUrl: string;
  files: FileStore;
  file: string;
  portalVersion: string;
  signal: AbortSignal;
  room?: () => Promise<void>;
};

/**
 * Writes the whole portal into one archive while it works: all tables as they stood at one moment, then the files.
 * Refuses a database without tables and a file that exists.
 */
export async function backUp({ ownerUrl, files, file, portalVersion, signal, room }: Order): Promise<Done> {
  const db = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: 10_000,
    application_name: 'pavlac-backup',
  });
  db.on('error', () => undefined);
  await db.connect();
  try {
    await db.query(plainSession);
    await holdStill(db);
    const createdAt = new Date().toISOString();
    const migrations = await migrationsOf(db);
    const manifest: Manifest = {
      ...{ format: formatName, formatVersion: formatMajor, portalVersion, createdAt, migrations },
      ...{ tables: [], sequences: [], files: { count: 0, bytes: 0 } },
    };
    const bytes = await writeArchive({ file, signal, room }, async (archive) => {
      for (const table of await tablesOf(db)) manifest.tables.push(await addTable(archive, db, table));
      // Read after the rows: sequences stand outside transactions, so these are never behind them.
      manifest.sequences = await sequencesOf(db);
      await db.query('commit');
      manifest.files = await addFiles(archive, files);
      await archive.addText(manifestName, `${JSON.stringify(manifest, null, 2)}\n`);
    });
    return { manifest, bytes };
  } finally {
    await db.end().catch(() => undefined);
  }
}

/** One moment for all tables; their shape cannot change until the end, and nobody who reads or writes has to wait. */
async function holdStill(db: pg.Client): Promise<void> {
  const tables = await tablesOf(db);
  if (tables.length === 0) throw new StartRefused('Databáze je prázdná, není co zálohovat.');
  await db.query('begin isolation level repeatable read, read only');
  await db.query(`lock table ${list(tables.map((t) => t.name))} in access share mode`);
  await db.query(`set local app.backup = 'on'`);
}

async function addTable(archive: Archive, db: pg.Client, table: Table): Promise<Manifest['tables'][number]> {
  const part = `tables/${table.name}.copy.gz`;
  const rows = db.query(copy.to(`copy (select ${list(table.columns)} from ${quoted(table.name)}) to stdout`));
  await archive.addSpooled(part, packed(rows));
  return { ...table, rows: rows.rowCount, part };
}

function packed(source: Readable): Readable {
  const gzip = createGzip();
  source.on('error', (error) => gzip.destroy(error));
  return source.pipe(gzip);
}
