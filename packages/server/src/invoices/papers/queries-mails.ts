import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { OfHouse } from '../../outbox/queries.ts';

/** Why a reminder must not go any more: it was paid meanwhile. */
export async function whyNotToPay(db: Db, { svj_id, message_id }: OfHouse): Promise<'over' | null> {
  const { rows } = await db.execute(sql`
    select from outbox o join invoice_period p on p.svj_id = o.svj_id and p.id::text = o.data ->> 'period'
    where o.svj_id = ${svj_id} and o.message_id = ${message_id} and p.paid_on is null`);
  return rows.length > 0 ? null : 'over';
}
