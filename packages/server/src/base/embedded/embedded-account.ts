import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartRefused } from '../process/refuse-start.ts';

type Account = { uid: number; gid: number };
type Place = { native: string; database: string };

const name = 'pavlac';
const home = '/var/lib/pavlac';

export function existingAccount(): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** The last resort of a root that may not make namespaces: an account of the system that can do nothing else. */
export function ensureAccount(): Account {
  const before = existingAccount();
  if (before) return before;
  const args = [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    home,
    '--shell',
    '/usr/sbin/nologin',
    name,
  ];
  spawnSync('useradd', args, { stdio: 'ignore' });
  const made = existingAccount();
  if (made) return made;
  throw new StartRefused(
    'PostgreSQL nesmí běžet jako root a na tomto počítači pro něj nejde založit uživatele. ' +
      'Spusťte portál jako běžný uživatel, nebo nastavte DATABASE_URL a DATABASE_OWNER_URL.',
  );
}

/** Programs and data stay where they are while the account can enter there; else they move to a folder of its own. */
export function accountPlace(need: {
  native: string;
  dataDir: string;
  uid: number;
  gid: number;
  reaches: (folder: string) => boolean;
}): Place {
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const native = need.reaches(join(need.native, 'bin', 'postgres')) ? need.native : copyOf(need.native);
  if (need.reaches(need.dataDir)) return { native, database: join(need.dataDir, 'database') };
  const own = join(home, createHash('sha256').update(need.dataDir).digest('hex').slice(0, 16));
  mkdirSync(own, { recursive: true, mode: 0o700 });
  chownSync(own, need.uid, need.gid);
  return { native, database: join(own, 'database') };
}

function copyOf(native: string): string {
  const description = readFileSync(join(dirname(native), 'package.json'), 'utf8');
  const { version } = JSON.parse(description) as { version: string };
  const copy = join(home, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', unfinished], { stdio: 'ignore' });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true, force: true }); // another portal was quicker with the same copy
  }
  return copy;
}
