// The commands of whoever runs the portal: one process, one deed, an exit code.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { sizeText } from '#contract/base/files/files.ts';
import { exportHouse, type HouseManifest } from './backup/house/print.ts';
import { hasVotes } from './backup/house/queries.ts';
import { type Imported, importHouse, readHouse } from './backup/house/steps.ts';
import { migrationsOf, plainSession } from './backup/queries.ts';
import { openedArchive } from './backup/read-sealed.ts';
import { backUp, type Manifest } from './backup/steps-backup.ts';
import { readBackup, restore } from './backup/steps-restore.ts';
import { compareStore, moveFiles } from './backup/steps-stores.ts';
import { openPool, whyClosed } from './base/db/db.ts';
import { readMigrations } from './base/db/migrate.ts';
import { startEmbedded } from './base/embedded/embedded.ts';
import { FolderTaken } from './base/embedded/embedded-lock.ts';
import { addressOf, recall } from './base/embedded/embedded-secrets.ts';
import { StartRefused } from './base/process/refuse-start.ts';
import { isUgly, startRegisters, switched, ugly } from './base/registers/registers-simulated.ts';
import { openSigner, type Signer } from './base/secrets/signing.ts';
import { type Config, readConfig } from './base/start/config.ts';
import { countGrown } from './base/start/statistics.ts';
import { onSameDisk, openDisk } from './base/store/disk.ts';
import { filesFolder, folderStore, incomingFolder, openStore } from './base/store/file-store.ts';

type Database = { ownerUrl: string; appUrl: string; stop(): Promise<void> };

const print = (line: string) => process.stdout.write(`${line}\n`);
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const migrations = new URL('../migrations/', import.meta.url);
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort());

/** The database that the portal would use; of a running portal, the one that already runs. */
async function openDatabase(config: Config, { mayRun }: { mayRun: boolean }): Promise<Database> {
  if (config.databaseUrl && config.ownerUrl) {
    return { appUrl: config.databaseUrl, ownerUrl: config.ownerUrl, stop: async () => undefined };
  }
  try {
    return await startEmbedded({ dataDir: resolve(config.dataDir), log: print });
  } catch (error) {
    if (!(error instanceof FolderTaken) || !mayRun) throw error;
    const { port, passwords } = recall(realpathSync(config.dataDir));
    const as = (role: 'pavlac_owner' | 'pavlac_app') => addressOf(role, passwords[role], port);
    return { ownerUrl: as('pavlac_owner'), appUrl: as('pavlac_app'), stop: async () => undefined };
  }
}

async function withDatabase<T>(
  config: Config,
  how: { mayRun: boolean },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config, how);
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

/** A command that needs a portal must not found one by the way. */
function refuseNothing(config: Config): void {
  if (config.ownerUrl || existsSync(join(config.dataDir, 'database.json'))) return;
  throw new StartRefused(
    `Ve složce dat ${resolve(config.dataDir)} žádný portál není. Určete ji proměnnou PAVLAC_DATA.`,
  );
}

/** As the person wrote it, from where they stood: npm itself goes to the root of the package. */
const fileOf = (given: string) => resolve(process.env.INIT_CWD ?? process.cwd(), given);
const userOf = (url: string) => decodeURIComponent(new URL(url).username);
const number = new Intl.NumberFormat('cs');

function told({ tables, files, createdAt }: Manifest): string {
  const rows = tables.reduce((sum, t) => sum + t.rows, 0);
  const houses = tables.find((t) => t.name === 'svj')?.rows ?? 0;
  const counts = { společenství: houses, tabulek: tables.length, řádků: rows, souborů: files.count };
  const parts = Object.entries(counts).map(([name, n]) => `${name} ${number.format(n)}`);
  return `${parts.join(', ')}; stav k ${createdAt}`;
}

/** Whether archives on the disk of data leave it its reserve; any other disk may be filled. */
async function roomFor(config: Config, file: string): Promise<() => Promise<void>> {
  const disk = openDisk(config);
  const isShared = await onSameDisk(config.dataDir, file);
  const room = async () => {
    const { free, reserve, isLow } = await disk.room();
    if (!isShared || !isLow) return;
    throw new StartRefused(
      `Na disku s daty portálu zbývá ${sizeText(free, 'cs')} a rezerva je ${sizeText(reserve, 'cs')} (PAVLAC_RESERVE). Soubor ${file} proto nevznikl: zvolte jiný disk, nebo uvolněte místo.`,
    );
  };
  await room();
  return room;
}

/** Whatever is brought in lies here once more: that, and the reserve, has to fit. */
async function refuseWithoutRoom(config: Config, file: string): Promise<void> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  const { free, reserve } = await openDisk(config).room();
  if (free - size >= reserve) return;
  throw new StartRefused(
    `Na disku s daty portálu zbývá ${sizeText(free, 'cs')}; soubor ${file} má ${sizeText(size, 'cs')} a rezerva je ${sizeText(reserve, 'cs')} (PAVLAC_RESERVE). Nic se nezměnilo: uvolněte místo.`,
  );
}

async function backup(config: Config, given: string): Promise<void> {
  refuseNothing(config);
  const since = Date.now();
  const file = fileOf(given);
  const room = await roomFor(config, file);
  const order = { files: await openStore(config), file, portalVersion: version, signal: stopping.signal, room };
  const done = await withDatabase(config, { mayRun: true }, ({ ownerUrl }) => backUp({ ...order, ownerUrl }));
  print(
    `Záloha je v souboru ${file} (${number.format(done.bytes)} B, ${number.format((Date.now() - since) / 1000)} s).`,
  );
  print(`${told(done.manifest)}. Jsou v ní osobní údaje a klíče: uložte ji bezpečně.`);
}

async function restoreFrom(config: Config, given: string): Promise<void> {
  const file = fileOf(given);
  const known = await readMigrations(migrations);
  await refuseWithoutRoom(config, file);
  const manifest = await readBackup(file, known);
  await withDatabase(config, { mayRun: false }, ({ ownerUrl, appUrl }) =>
    restore({ ownerUrl, appRole: userOf(appUrl), config, file, known, signal: stopping.signal }, manifest),
  );
  print(`Portál je obnovený ze zálohy ${file}: ${told(manifest)}.`);
}

/** One connection as the application's role, to a database that this code knows. */
async function asApplication<T>({ appUrl }: Database, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({
    connectionString: appUrl,
    connectionTimeoutMillis: 10_000,
    application_name: 'pavlac-move',
  });
  db.on('error', () => undefined);
  await db.connect();
  try {
    await db.query(plainSession);
    const known = await readMigrations(migrations);
    const there = await migrationsOf(db);
    if (there.length !== known.length || there.some((m, i) => m.hash !== known[i]?.hash)) {
      throw new StartRefused('Databáze je z jiné verze Pavlače než tento program. Spusťte nejdřív portál: npm start.');
    }
    return await work(db);
  } finally {
    await db.end().catch(() => undefined);
  }
}

const listed = (names: readonly string[]) =>
  `${number.format(names.length)} (${names.map((n) => `„${n}“`).join(', ')})`;

/** Said before anything is written: what runs goes on here, and cannot go on elsewhere. */
function tellRunning(running: readonly string[]): void {
  if (running.length === 0) return;
  print(
    `Právě běží hlasování: ${listed(running)}. Tady poběží dál; portál, který archiv načte, je bude mít jako zrušená.`,
  );
}

async function exportOne(config: Config, id: string, given: string): Promise<void> {
  refuseNothing(config);
  const file = fileOf(given);
  const order = {
    svjId: Number(id),
    file,
    files: await openStore(config),
    portalVersion: version,
    signal: stopping.signal,
    room: await roomFor(config, file),
    before: tellRunning,
  };
  const { association, tables } = await withDatabase(config, { mayRun: true }, (database) =>
    asApplication(database, (db) => exportHouse({ ...order, db })),
  );
  const rows = tables.reduce((sum, t) => sum + t.rows, 0);
  print(`${association.name}: řádků ${number.format(rows)} v souboru ${file}. Jsou v něm osobní údaje.`);
}

/** Said before anything is touched: what of the votes in the archive comes, and how. */
function tellVotes({ tables, running = [] }: HouseManifest): void {
  const votes = tables.find((t) => t.name === 'vote')?.rows ?? 0;
  if (!hasVotes(tables) && votes > 0) {
    print(
      `Archiv je z dřívější verze: hlasování (${number.format(votes)}), plné moci a lístky jsou v něm jen ke čtení a do ` +
        'portálu nepřijdou. Chcete-li je mít i tady, udělejte archiv znovu novější verzí.',
    );
  }
  if (running.length > 0) {
    print(
      `V archivu jsou běžící hlasování: ${listed(running)}. Přijdou jako zrušená: v jiném portálu pokračovat nemohou.`,
    );
  }
}

/** Said at the end: which votes were cancelled, and whose keys vouch for those that came. */
function tellBrought({ calmed, cancelled, keys }: Imported): void {
  const { message = 0, vote_proxy: powers = 0 } = calmed;
  if (message > 0) {
    print(`Naplánované zprávy jsou tu jako koncepty, aby neodešly z obou portálů: ${number.format(message)}.`);
  }
  if (cancelled.length > 0) print(`Zrušená hlasování, která běžela: ${listed(cancelled)}.`);
  if (powers > 0) print(`Ukončené plné moci: ${number.format(powers)}.`);
  for (const { key, votes } of keys) {
    print(
      `Záznamy hlasování (${number.format(votes)}) jsou podepsané klíčem ${key}. Porovnejte ho s klíčem portálu, odkud ` +
        'společenství přišlo: je na stránce Ověření hlasování a v každém potvrzení o hlasu.',
    );
  }
}

/** What the running portal signs with: the configured key, else the one in its database. */
async function signerHere(config: Config, { appUrl }: Database): Promise<Signer> {
  const pool = openPool(appUrl, { max: 1 });
  try {
    return await openSigner(pool, config.signingKey);
  } finally {
    await pool.end();
  }
}

/** What was brought in is counted before anybody asks for it. */
async function countBrought({ ownerUrl }: Database): Promise<void> {
  const db = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  db.on('error', () => undefined);
  try {
    await db.connect();
    await countGrown((text) => db.query(text));
  } catch {
    // It is here whole; the database counts it by itself a little later.
  } finally {
    await db.end().catch(() => undefined);
  }
}

async function importOne(config: Config, given: string): Promise<void> {
  refuseNothing(config);
  const file = fileOf(given);
  await refuseWithoutRoom(config, file);
  const passphrase = process.env.PAVLAC_HESLO ?? null;
  const archive = await openedArchive(file, passphrase, join(incomingFolder(config.dataDir), randomUUID()));
  try {
    await bringIn(config, archive.file);
  } finally {
    await archive.close();
  }
}

async function bringIn(config: Config, file: string): Promise<void> {
  const files = await openStore(config);
  const manifest = await readHouse(file);
  tellVotes(manifest);
  const made = await withDatabase(config, { mayRun: true }, async (database) => {
    const brought = await asApplication(database, async (db) => {
      const signer = await signerHere(config, database);
      await db.query('begin');
      const done = await importHouse(db, { file, files, signer, now: new Date() }, manifest);
      await db.query('commit');
      return done;
    });
    await countBrought(database);
    return brought;
  });
  print(
    `${manifest.association.name} je v portálu pod číslem ${made.svjId}. Nikdo do něj zatím nemá přístup: ` +
      'správce portálu ho navštíví a pozve předsedu.',
  );
  tellBrought(made);
}

const some = (keys: readonly string[]) =>
  `${keys.slice(0, 20).join(', ')}${keys.length > 20 ? ` a další (${number.format(keys.length - 20)})` : ''}`;

/** Moves the files of the portal between the folder and the bucket; the portal stands still meanwhile. */
async function moveTo(config: Config, where: string): Promise<void> {
  if (where !== 's3' && where !== 'slozka') throw new StartRefused(usage);
  refuseNothing(config);
  if (!config.s3) {
    throw new StartRefused('Které úložiště S3 to je, řeknou proměnné PAVLAC_S3_…: nastavte je i pro přesun do složky.');
  }
  const folder = folderStore(filesFolder(config.dataDir));
  const bucket = await openStore(config);
  const [from, to] = where === 's3' ? [folder, bucket] : [bucket, folder];
  const { files, bytes, found, damaged } = await withDatabase(config, { mayRun: false }, (database) =>
    asApplication(database, (db) => moveFiles({ db, from, to, signal: stopping.signal })),
  );
  const start = where === 's3' ? 's nastavením PAVLAC_S3_…' : 'bez nastavení PAVLAC_S3_…';
  print(
    `Přesunuto a ověřeno: souborů ${number.format(files)}, ${sizeText(bytes, 'cs')}; z dřívějška už tam bylo ${number.format(found)}. ` +
      `Spusťte portál ${start}. V dosavadním úložišti soubory zůstaly; smažte je, až si nové vyzkoušíte.`,
  );
  if (damaged.length > 0)
    print(
      `Tyto soubory se už předtím lišily od svého otisku v databázi, přesunuté jsou tak, jak byly: ${some(damaged)}.`,
    );
}

/** Compares what rows say of files with what lies in the store; the exit code says whether they agree. */
async function checkFiles(config: Config): Promise<void> {
  refuseNothing(config);
  const store = await openStore(config);
  const { rows, bytes, missing, wrong, orphans } = await withDatabase(config, { mayRun: true }, (database) =>
    asApplication(database, (db) => compareStore(db, store)),
  );
  print(`Záznamů o souborech ${number.format(rows)}, v úložišti ${sizeText(bytes, 'cs')}.`);
  if (missing.length > 0) print(`Chybí v úložišti (${number.format(missing.length)}): ${some(missing)}.`);
  if (wrong.length > 0) print(`Jinak velké, než má být (${number.format(wrong.length)}): ${some(wrong)}.`);
  if (orphans.length > 0) print(`V úložišti navíc, bez záznamu (${number.format(orphans.length)}): ${some(orphans)}.`);
  if (missing.length + wrong.length + orphans.length > 0) process.exitCode = 1;
  else print('Záznamy a úložiště souhlasí.');
}

const usage = `Použití:
  npm run backup -- SOUBOR
  npm run restore -- SOUBOR
  npm run export -- --svj ČÍSLO SOUBOR
  npm run import -- SOUBOR
  npm run move-files -- s3 | slozka
  npm run check-files
  npm run registers -- PORT dobre | chyba | nesmysl | ticho | useknuto`;

type Words = { file: string | undefined; svj: string | undefined };

function readWords(args: string[]): Words {
  try {
    const { values, positionals } = parseArgs({ args, options: { svj: { type: 'string' } }, allowPositionals: true });
    return { file: positionals.length === 1 ? positionals[0] : undefined, svj: values.svj };
  } catch {
    return { file: undefined, svj: undefined };
  }
}

/** Answers as all public registers with made-up people and houses, until it is stopped. */
async function registers(args: string[]): Promise<void> {
  const [port = '8090', how = 'dobre', ...more] = args;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535 || !isUgly(how) || more.length > 0)
    throw new StartRefused(usage);
  const { base, close } = await startRegisters(switched(how), Number(port));
  print(`Vymyšlené rejstříky odpovídají na ${base} (jen z tohoto počítače). Portál se jich ptá takto:`);
  for (const name of ['ARES', 'RUIAN', 'ISIR', 'CUZK', 'WSDP']) print(`  PAVLAC_${name}_URL=${base}`);
  print(`Jak odpovídají, přepne ${base}/odpovidej/SLOVO, kde SLOVO je jedno z: ${Object.keys(ugly).join(', ')}.`);
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
  await close();
}

async function obey([command, ...args]: string[]): Promise<void> {
  if (command === 'check-files' && args.length === 0) return checkFiles(readConfig(process.env));
  if (command === 'registers') return registers(args);
  const { file, svj } = readWords(args);
  const isExport = command === 'export' && /^[1-9]\d{0,14}$/.test(svj ?? '');
  if (!file || (svj !== undefined && !isExport)) throw new StartRefused(usage);
  const config = readConfig(process.env);
  if (isExport) return exportOne(config, svj ?? '', file);
  if (command === 'backup') return backup(config, file);
  if (command === 'restore') return restoreFrom(config, file);
  if (command === 'import') return importOne(config, file);
  if (command === 'move-files') return moveTo(config, file);
  throw new StartRefused(usage);
}

const isFull = (error: unknown) => /^(ENOSPC|EDQUOT|EFBIG)$/.test((error as { code?: string } | null)?.code ?? '');

/** The sentence for whoever gave the command; nothing when it is a bug. */
function whyNot(error: unknown): string | undefined {
  if (error instanceof StartRefused) return error.message;
  if (stopping.signal.aborted) return 'Přerušeno; nic se nezměnilo.';
  if (isFull(error))
    return 'Na disku nového úložiště došlo místo. Soubory portálu jsou dál tam, kde byly; uvolněte místo a spusťte příkaz znovu.';
  const closed = whyClosed(error);
  return closed && `K databázi se nelze připojit: ${closed}. Pokud portál právě startuje, zkuste to za chvíli znovu.`;
}

obey(process.argv.slice(2)).catch((error: unknown) => {
  const why = whyNot(error);
  console.error(why ?? error);
  process.exitCode = 1;
});
