import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { OfHouse } from '../../outbox/queries.ts';
import type { Advance } from '../rows/queries-advances.ts';
import { cashAdvance } from '../rows/tables.ts';

/** Across associations: advances whose holders are reminded by this moment. */
export async function advancesToRemind(db: Db, now: Date, most: number): Promise<{ svjId: number; id: number }[]> {
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select svj_id, id from cash_advance where remind_at <= ${now} order by remind_at limit ${most}`);
  return rows.map(({ svj_id, id }) => ({ svjId: svj_id, id }));
}

/** The advance, if it is still due; whoever else is at it is not waited for. */
export async function takeToRemind(db: Db, scope: Scope, id: number, now: Date): Promise<Advance | undefined> {
  const [row] = await db
    .select()
    .from(cashAdvance)
    .where(and(eq(cashAdvance.svjId, scope.svjId), eq(cashAdvance.id, id), lte(cashAdvance.remindAt, now)))
    .for('update', { skipLocked: true });
  return row;
}

/** A reminder goes to an address of somebody who has an advance that is not settled. */
export async function whyNotHolder(db: Db, { svj_id, recipient }: OfHouse): Promise<'over' | null> {
  const address = recipient.toLowerCase();
  const { rows } = await db.execute(sql`
    select 1 from cash_advance v join member m on m.svj_id = v.svj_id and m.id = v.holder_id
    where v.svj_id = ${svj_id} and v.settled_on is null and not v.is_cancelled and m.archived_at is null
      and (exists (select from account a where a.id = m.account_id and a.email = ${address})
        or exists (select from member_contact c where c.svj_id = m.svj_id and c.member_id = m.id
          and c.kind = 'email' and lower(c.value) = ${address}))
    limit 1`);
  return rows.length > 0 ? null : 'over';
}
