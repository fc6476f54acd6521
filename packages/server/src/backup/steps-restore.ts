import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import copy from 'pg-copy-streams';
import { applyMigrations, beginMigrating, type Migration, settleRoles } from '../base/db/migrate.ts';
import { StartRefused } from '../base/process/refuse-start.ts';
import type { Config } from '../base/start/config.ts';
import { countGrown } from '../base/start/statistics.ts';
import { isInhabited, isServed, list, migrationsOf, plainSession, quoted, type Table, tablesOf } from './queries.ts';
import { type Entry, verifyArchive, walkArchive } from './read-archive.ts';
import { formatMajor, formatName, type Manifest } from './steps-backup.ts';
import { filesName, unpackFiles } from './steps-files.ts';

type Order = {
  ownerUrl: string;
  appRole: string;
  /** Where its files belong. */
  config: Pick<Config, 'dataDir' | 's3'>;
  file: string;
  known: readonly Migration[];
  signal: AbortSignal;
};

/** The archive's manifest, when it is whole and this code can read it. Touches nothing. */
export async function readBackup(file: string, known: readonly Migration[]): Promise<Manifest> {
  const manifest = (await verifyArchive(file)) as Manifest;
  if (manifest.format !== formatName) throw new StartRefused(`Soubor ${file} není záloha portálu.`);
  if (manifest.formatVersion !== formatMajor) {
    throw new StartRefused(`Záloha je ve formátu ${manifest.formatVersion}, tento program čte formát ${formatMajor}.`);
  }
  for (const { version, name, hash } of manifest.migrations) {
    const mine = known.find((m) => m.version === version);
    if (!mine) {
      throw new StartRefused(
        `Záloha je z novější verze Pavlače (${manifest.portalVersion}) než tento program. Obnovte ji tou verzí.`,
      );
    }
    if (mine.hash !== hash) throw new StartRefused(`Migrace ${name} se liší od té, se kterou záloha vznikla.`);
  }
  return manifest;
}

/**
 * Puts the archive into an empty portal, in one transaction: the schema as it was then, the rows, and the migrations
 * that came since. Refuses a database in which anybody works or could have worked.
 */
export async function restore(order: Order, manifest: Manifest): Promise<void> {
  const { ownerUrl, appRole, config, file, known, signal } = order;
  const db = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: 10_000,
    application_name: 'pavlac-restore',
  });
  db.on('error', () => undefined);
  await db.connect();
  try {
    await db.query(plainSession);
    await db.query('begin');
    await refuseUsed(db);
    await raise(db, { known, appRole }, manifest);
    const files = await unpackFiles(config);
    try {
      const tables = await fill(db, manifest, (takeRows) =>
        walkArchive(file, async (entry) => {
          signal.throwIfAborted();
          if (entry.name.startsWith(filesName)) await files.take(entry);
          else await takeRows(entry);
        }),
      );
      if (tables !== manifest.tables.length) throw new Error(`${tables} of ${manifest.tables.length} tables came`);
      const then = new Set(manifest.migrations.map((m) => m.version));
      await applyMigrations(
        db,
        known.filter((m) => !then.has(m.version)),
        appRole,
      );
      await settleRoles(db, appRole);
      await files.place();
      await db.query('commit');
    } catch (error) {
      await files.discard();
      throw error;
    }
    await files.confirm();
    // It is restored whole: what is not counted here the database counts by itself a little later.
    await countGrown((text) => db.query(text)).catch(() => undefined);
  } finally {
    await db.end().catch(() => undefined);
  }
}

async function refuseUsed(db: pg.Client): Promise<void> {
  if (await isServed(db)) throw new StartRefused('Nad touto databází běží portál. Ukončete ho a zkuste to znovu.');
  if (!(await isInhabited(db))) return;
  throw new StartRefused('Portál není prázdný: jsou v něm účty nebo společenství. Obnovuje se jen do prázdného.');
}

/** The tables as they were when the archive was made. */
async function raise(
  db: pg.Client,
  { known, appRole }: Pick<Order, 'known' | 'appRole'>,
  { migrations, tables }: Manifest,
): Promise<void> {
  const there = await migrationsOf(db);
  const isBare = there.length === 0 && (await tablesOf(db)).length === 0;
  const versions = (all: readonly { version: number }[]) => all.map((m) => m.version).join();
  if (!isBare && versions(there) !== versions(migrations)) {
    throw new StartRefused(
      'Databáze je prázdná, ale založila ji jiná verze Pavlače než zálohu. Obnovte do nové složky dat nebo nové databáze.',
    );
  }
  await beginMigrating(db);
  if (isBare) {
    const then = new Set(migrations.map((m) => m.version));
    await applyMigrations(
      db,
      known.filter((m) => then.has(m.version)),
      appRole,
    );
  }
  const shape = (all: readonly Table[]) => JSON.stringify(all.map(({ name, columns }) => [name, columns]));
  if (shape(await tablesOf(db)) !== shape(tables)) throw new Error('The tables are not those of the archive');
  await db.query(`truncate ${list(tables.map((t) => t.name))}`);
}

type Undo = { before: string[]; after: string[] };

/**
 * What stands in the way of rows in any order: foreign keys, triggers of ours, and row-level security, under which
 * PostgreSQL copies nothing in. Everything returns after the rows, and the keys are then checked over all of them.
 */
async function obstacles(db: pg.Client): Promise<Undo> {
  const { rows } = await db.query<{ before: string; after: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as before,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as after
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    union all
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
      format('alter table %s enable trigger %I', tgrelid::regclass, tgname)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled = 'O'
    union all
    select format('alter table %s no force row level security', oid::regclass),
      format('alter table %s force row level security', oid::regclass)
    from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`);
  return { before: rows.map((r) => r.before), after: rows.map((r) => r.after) };
}

/** Copies the rows that `come` brings; answers of how many tables. */
async function fill(
  db: pg.Client,
  { tables, sequences }: Manifest,
  come: (take: (entry: Entry) => Promise<void>) => Promise<void>,
): Promise<number> {
  const { before, after } = await obstacles(db);
  for (const statement of before) await db.query(statement);
  let taken = 0;
  await come(async ({ name, bytes }) => {
    const table = tables.find((t) => t.part === name);
    if (!table) return;
    const sink = db.query(copy.from(`copy ${quoted(table.name)} (${list(table.columns)}) from stdin`));
    await pipeline(Readable.from(bytes, { objectMode: false }), createGunzip(), sink);
    if (sink.rowCount !== table.rows) throw new Error(`${table.name}: ${sink.rowCount} rows of ${table.rows}`);
    taken += 1;
  });
  for (const statement of after) await db.query(statement);
  for (const { name, last, start } of sequences) {
    await db.query('select setval($1::regclass, $2, $3)', [quoted(name), last ?? start, last !== null]);
  }
  return taken;
}
