import { eq, sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type At, bookOf } from './rows/queries.ts';
import { accountBook, accountUnit } from './rows/tables.ts';

/** Gives the unit this symbol; its account is there from now on. The caller holds the book. */
export async function keepSymbol({ db, scope, now }: At, unitId: number, symbol: string): Promise<void> {
  const { accounts } = await bookOf(db, scope);
  const made = await db
    .insert(accountUnit)
    .values({ svjId: scope.svjId, unitId, no: accounts + 1, symbol, updatedAt: now })
    .onConflictDoUpdate({
      target: [accountUnit.svjId, accountUnit.unitId],
      set: { symbol, version: sql`${accountUnit.version} + 1`, updatedAt: now },
    })
    .returning({ no: accountUnit.no });
  if (made[0]?.no === accounts + 1)
    await db
      .update(accountBook)
      .set({ accounts: accounts + 1 })
      .where(eq(accountBook.svjId, scope.svjId));
}

/** The unit that a crediting is of. */
export async function creditingOf(db: Db, scope: Scope, id: number): Promise<{ unitId: number } | undefined> {
  const { rows } = await db.execute<{ unitId: number }>(sql`
    select e.unit_id as "unitId" from account_crediting c
    join account_entry e on e.svj_id = c.svj_id and e.id = c.credit_id
    where c.svj_id = ${scope.svjId} and c.id = ${id}`);
  return rows[0];
}
