import { randomBytes } from 'node:crypto';
import type { Pool } from '../db/db.ts';

/** The installation's key of this name, made on first use; all servers of one database get the same. */
export async function secretOf(pool: Pool, name: string): Promise<Buffer> {
  await pool.raw.query('insert into secret (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    randomBytes(32),
  ]);
  const { rows } = await pool.raw.query<{ value: Buffer }>('select value from secret where name = $1', [name]);
  return rows[0]?.value as Buffer;
}
