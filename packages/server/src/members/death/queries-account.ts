import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';

export async function loginOf(db: Db, accountId: number | null): Promise<{ email: string; lang: 'cs' | 'en' }[]> {
  if (accountId === null) return [];
  const { rows } = await db.execute<{ email: string; lang: 'cs' | 'en' }>(
    sql`select email, lang from account where id = ${accountId}`,
  );
  return rows;
}
