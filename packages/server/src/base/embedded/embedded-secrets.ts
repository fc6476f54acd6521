import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../process/refuse-start.ts';

export type Role = 'postgres' | 'pavlac_owner' | 'pavlac_app';
/** Kept in `database.json`; `database` is its folder where that is not beside it. */
export type Remembered = { port: number; passwords: Record<Role, string>; provisioned: number; database?: string };

const firstPort = 54_329;

export function recall(dataDir: string): Remembered {
  const file = join(dataDir, 'database.json');
  if (existsSync(file)) return read(file);
  if (existsSync(join(dataDir, 'database'))) {
    throw new StartRefused(`Ve složce dat chybí soubor ${file} s hesly databáze. Vraťte ho ze zálohy.`);
  }
  const fresh = { port: firstPort, passwords: newPasswords(), provisioned: 0 };
  remember(dataDir, fresh);
  return fresh;
}

function read(file: string): Remembered {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Remembered;
  } catch {
    throw new StartRefused(
      `Soubor ${file} s hesly databáze nelze přečíst. Vraťte ho ze zálohy, nebo opravte jeho práva.`,
    );
  }
}

export function remember(dataDir: string, what: Remembered): void {
  const file = join(dataDir, 'database.json');
  // Written aside and renamed: a portal killed here must not be left without its passwords.
  writeFileSync(`${file}.new`, `${JSON.stringify(what, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

export function newPasswords(): Record<Role, string> {
  const password = () => randomBytes(24).toString('base64url');
  return { postgres: password(), pavlac_owner: password(), pavlac_app: password() };
}

export function addressOf(role: Role, password: string, port: number, database = 'pavlac'): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}

/** The same server as another role, in the portal's database. */
export function addressAs(url: string, role: Role, password: string): string {
  const changed = new URL(url);
  changed.username = role;
  changed.password = password;
  changed.pathname = '/pavlac';
  return changed.href;
}
