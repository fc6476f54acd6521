import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Held } from '../base/mail/queue.ts';

/** A held mail of an association. */
export type OfHouse = Pick<Held, 'recipient' | 'message_id'> & { svj_id: number };

/** Across associations: null while somebody with this login or contact e-mail may enter the association. */
export async function whyNotEnter(db: Db, { svj_id, recipient }: OfHouse): Promise<'access' | null> {
  const address = recipient.toLowerCase();
  const { rows } = await db.execute(sql`
    select 1 from member m
    where m.svj_id = ${svj_id} and m.has_access and m.archived_at is null
      and (exists (select from account a where a.id = m.account_id and a.email = ${address})
        or exists (select from member_contact c where c.svj_id = m.svj_id and c.member_id = m.id
          and c.kind = 'email' and lower(c.value) = ${address}))
    limit 1`);
  return rows.length > 0 ? null : 'access';
}
