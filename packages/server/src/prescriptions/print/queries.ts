import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** Where units send money to; empty where the house did not say. */
export async function accountOfHouse(db: Db, scope: Scope): Promise<string> {
  const { rows } = await db.execute<{ account: string | null }>(
    sql`select s.bank_account as account from svj s where s.id = ${scope.svjId}`,
  );
  return rows[0]?.account ?? '';
}
