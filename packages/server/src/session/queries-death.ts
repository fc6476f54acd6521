import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import { across, type Scope } from '../base/http/gate.ts';

/**
 * Closes the account of somebody who died once it belongs to no member of any house: what one committee wrote, by mistake
 * or in malice, must not shut a person out of another house. Answers whether it was closed.
 */
export const closeIfAlone = (db: Db, accountId: number, now: Date): Promise<boolean> =>
  // Whether the account lives in another house can be seen only across them.
  across(db, async () => {
    const { rows } = await db.execute(sql`
      update account a set closed_at = ${now}, closed_why = 'death'
      where a.id = ${accountId} and a.closed_at is null and not a.is_product_admin
        and not exists (select from member m where m.account_id = a.id)
        and not exists (select from invitation i where i.email = a.email and i.used_at is null and i.voided_at is null
          and i.expires_at > ${now})
      returning a.id`);
    if (rows.length === 0) return false;
    await db.execute(sql`
      update session set ended_at = ${now}, end_reason = 'elsewhere' where account_id = ${accountId} and ended_at is null`);
    await db.execute(sql`update link set used_at = ${now} where account_id = ${accountId} and used_at is null`);
    await db.execute(sql`
      update login_change set voided_at = ${now}
      where account_id = ${accountId} and done_at is null and voided_at is null`);
    return true;
  });

/** The account as a mark that is undone gives it back: null where it is gone, or somebody else of the house has it now. */
export async function accountToReturn(db: Db, scope: Scope, accountId: number): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select a.id from account a where a.id = ${accountId} and not exists (
      select from member m where m.svj_id = ${scope.svjId} and m.account_id = a.id) for update of a`);
  const [row] = rows;
  if (!row) return null;
  await db.execute(sql`
    update account set closed_at = null, closed_why = null where id = ${accountId} and closed_why = 'death'`);
  return row.id;
}
