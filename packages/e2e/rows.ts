import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { addressOf, recall } from '../server/src/base/embedded/embedded-secrets.ts';

/** Says where the portal on this port has its data. */
export const dataNote = (port: string): string => join(tmpdir(), `pavlac-e2e-data-${port}`);

/** Puts rows straight into the database of a walk's portal, where asking for each would take minutes; answers what comes back. */
export async function putRows<Row extends pg.QueryResultRow>(
  port: string,
  sql: string,
  values: unknown[],
): Promise<Row[]> {
  const { passwords, port: at } = recall(readFileSync(dataNote(port), 'utf8'));
  const db = new pg.Client({ connectionString: addressOf('postgres', passwords.postgres, at) });
  await db.connect();
  try {
    return (await db.query<Row>(sql, values)).rows;
  } finally {
    await db.end();
  }
}
