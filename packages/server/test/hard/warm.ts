import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { recall, remember } from '#server/base/embedded/embedded-secrets.ts';
import { addressIn, endReal, startReal } from './real-portal.ts';

const folder = () => join(inject('runFolder'), 'warm');
const done = () => join(inject('runFolder'), 'warm.done');

/** A portal founds its database and the sample, and ends in order: once for the run, whichever file comes first. */
async function ensureWarm(): Promise<void> {
  const db = new pg.Client({ connectionString: inject('superUrl') });
  await db.connect();
  try {
    await db.query('select pg_advisory_lock(4)');
    if (existsSync(done())) return;
    const portal = await startReal(folder());
    addressIn(portal);
    await endReal(portal);
    writeFileSync(done(), '');
  } finally {
    await db.end();
  }
}

/** Puts there a data folder as a portal with the sample left it when it ended in order: founding one takes longer than many tests. */
export async function aWarmFolder(into: string): Promise<void> {
  await ensureWarm();
  const known = recall(folder());
  // As an account of its own the database lies elsewhere: then each portal founds its own.
  if (known.database) return;
  mkdirSync(into, { recursive: true });
  execFileSync('cp', ['-a', `${folder()}/.`, into]);
  // Two copies would wait for each other’s port.
  remember(into, { ...known, port: 0 });
}
