import { sql } from 'drizzle-orm';
import type { Limit } from '#contract/approvals/rules-limit.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** Up to how much the committee decides by the statutes; null where they do not say. */
export async function limitOf(db: Db, scope: Scope): Promise<Limit | null> {
  const { rows } = await db.execute<{ amount: string | null; section: string | null }>(sql`
    select settings -> 'statutes' ->> 'spendingLimit' as amount, settings -> 'statutes' ->> 'spendingSection' as section
    from svj where id = ${scope.svjId}`);
  const { amount = null, section = null } = rows[0] ?? {};
  return amount === null ? null : { amount, section: section ?? '' };
}
