import { asc, eq } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import { account } from './rows/tables.ts';

/** Whom the portal tells how it fares: everybody who administers it. */
export async function administrators(db: Db): Promise<{ email: string; lang: 'cs' | 'en' }[]> {
  return db
    .select({ email: account.email, lang: account.lang })
    .from(account)
    .where(eq(account.isProductAdmin, true))
    .orderBy(asc(account.id));
}
