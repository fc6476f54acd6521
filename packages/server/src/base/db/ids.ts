import type { SQL } from 'drizzle-orm';
import type { Db } from './db.ts';

/** The ids that a statement answers: `select id …`, `update … returning id`. */
export async function idsOf(db: Db, asked: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(asked);
  return rows.map(({ id }) => id);
}
