import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartRefused } from '../process/refuse-start.ts';
import { plainly } from './embedded-env.ts';
import { ownerOf, type Runner } from './embedded-runner.ts';

const run = promisify(execFile);
const major = 18;

/** Refuses what is not ours to run, touching nothing. Answers whether there is a database at all. */
export function inspectDatabase(runner: Runner): boolean {
  const owner = ownerOf(runner.database);
  if (owner === undefined) return false;
  if (process.platform !== 'win32' && owner !== runner.owner) {
    throw new StartRefused(
      `Databáze ve složce ${runner.database} patří jinému uživateli (uid ${owner}, portál ji spouští jako ${runner.owner}). ` +
        'Spusťte portál jako její vlastník, nebo mu určete jinou složku proměnnou PAVLAC_DATA.',
    );
  }
  const version = versionOf(runner.database);
  if (version !== major) {
    throw new StartRefused(
      `Databáze ve složce ${runner.database} je z PostgreSQL ${version}, tento portál přináší PostgreSQL ${major}. ` +
        'Obnovte ji ze zálohy verzí portálu, která ji vytvořila, a data přeneste.',
    );
  }
  return true;
}

function versionOf(database: string): number {
  const note = join(database, 'PG_VERSION');
  if (existsSync(note)) return Number.parseInt(readFileSync(note, 'utf8'), 10);
  throw new StartRefused(
    `Ve složce ${database} není databáze portálu. Přesuňte její obsah jinam, nebo portálu určete jinou složku ` +
      'proměnnou PAVLAC_DATA.',
  );
}

/** Built aside and renamed when whole, so that a portal killed in the middle leaves no half of a database. */
export async function initialise(runner: Runner, password: string): Promise<void> {
  const parent = dirname(runner.database);
  const prefix = `${basename(runner.database)}.new-`;
  for (const left of readdirSync(parent)) if (left.startsWith(prefix)) rmSync(join(parent, left), { recursive: true });
  // A name of its own: the initdb of a killed portal may still be writing into the folder it was given.
  const fresh = join(parent, `${prefix}${process.pid}-${Date.now()}`);
  mkdirSync(fresh, { mode: 0o700 });
  const secret = `${fresh}.password`;
  writeFileSync(secret, password, { mode: 0o600 });
  try {
    await runInitdb(runner, fresh, secret);
    renameSync(fresh, runner.database);
  } finally {
    rmSync(secret);
  }
}

async function runInitdb(runner: Runner, fresh: string, secret: string): Promise<void> {
  const { file, args, uid, gid } = runner.command('initdb', [
    ...['-D', fresh, '-U', 'postgres', '--pwfile', secret, '--auth', 'scram-sha-256', '--encoding', 'UTF8'],
    ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
  ]);
  if (uid !== undefined && gid !== undefined) for (const path of [fresh, secret]) chownSync(path, uid, gid);
  await run(file, args, { ...plainly, uid, gid });
}
