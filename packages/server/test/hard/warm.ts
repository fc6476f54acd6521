import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { atDatabase, openDatabase } from '#server/base/embedded/embedded-provision.ts';
import { recall, remember } from '#server/base/embedded/embedded-secrets.ts';
import { aMigratedDatabase, cloneTemplate } from '../portal.ts';
import { addressIn, endReal, startReal } from './real-portal.ts';

const template = 'warm_template';
const folder = () => join(inject('runFolder'), 'warm');
const filesOf = () => join(inject('runFolder'), template);

/** Once for the run, whichever file comes first; the others wait for it. */
async function once(lock: number, name: string, work: (db: pg.Client) => Promise<void>): Promise<void> {
  const done = join(inject('runFolder'), `${name}.done`);
  const db = new pg.Client({ connectionString: inject('superUrl') });
  await db.connect();
  try {
    await db.query('select pg_advisory_lock($1)', [lock]);
    if (existsSync(done)) return;
    await work(db);
    writeFileSync(done, '');
  } finally {
    await db.end();
  }
}

/** A portal founds what it stands on, and the sample, and ends in order. */
async function found(dataDir: string, settings: Record<string, string> = {}): Promise<void> {
  const portal = await startReal(dataDir, settings);
  addressIn(portal);
  const code = await endReal(portal);
  if (code !== 0) throw new Error(`The portal that founds ended with ${code}:\n${portal.said.join('\n')}`);
}

/** Puts there a data folder as a portal with the sample left it when it ended in order: founding one takes longer than many tests. */
export async function aWarmFolder(into: string): Promise<void> {
  await once(4, 'warm', () => found(folder()));
  const known = recall(folder());
  // As an account of its own the database lies elsewhere: then each portal founds its own.
  if (known.database) return;
  mkdirSync(into, { recursive: true });
  execFileSync('cp', ['-a', `${folder()}/.`, into]);
  // Two copies would wait for each other’s port.
  remember(into, { ...known, port: 0 });
}

type Addresses = { DATABASE_URL: string; DATABASE_OWNER_URL: string };
const addressesOf = (name: string): Addresses => ({
  DATABASE_URL: atDatabase(inject('appUrl'), name),
  DATABASE_OWNER_URL: atDatabase(inject('ownerUrl'), name),
});

/**
 * A database of that name as a portal with the sample left it, its files put into the folder; answers the settings that
 * lead to it. Two of them know each other's store of files: who tests stores takes bare ones.
 */
export async function aWarmDatabase(name: string, into: string): Promise<Addresses> {
  await once(5, template, async (db) => {
    await openDatabase(inject('superUrl'), template);
    mkdirSync(filesOf());
    await found(filesOf(), addressesOf(template));
    await db.query(`alter database ${template} is_template true`);
  });
  await cloneTemplate(inject('superUrl'), name, template);
  execFileSync('cp', ['-a', `${filesOf()}/.`, into]);
  return addressesOf(name);
}

/** A database of that name in which only migrations have run; answers the settings that lead to it, without a sample. */
export async function aBareDatabase(name: string): Promise<Addresses & { PAVLAC_SAMPLE: string }> {
  await aMigratedDatabase(inject('superUrl'), name);
  return { ...addressesOf(name), PAVLAC_SAMPLE: 'false' };
}
