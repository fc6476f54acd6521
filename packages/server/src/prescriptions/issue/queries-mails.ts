import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { seeing } from '../../base/http/gate.ts';
import type { OfHouse } from '../../outbox/queries.ts';

/** A prescription goes to an address that is still one of somebody who owns in the house; they need no access. */
export async function whyNotOwner(db: Db, { svj_id, recipient }: OfHouse): Promise<'access' | null> {
  const address = recipient.toLowerCase();
  const asked = sql`
    select 1 from member m
    where m.svj_id = ${svj_id} and m.archived_at is null
      and exists (select from ownership_member o where o.svj_id = m.svj_id and o.member_id = m.id)
      and (exists (select from account a where a.id = m.account_id and a.email = ${address})
        or exists (select from member_contact c where c.svj_id = m.svj_id and c.member_id = m.id
          and c.kind = 'email' and lower(c.value) = ${address}))
    limit 1`;
  // Mails are looked at across associations, where nobody's ownership is seen.
  const { rows } = await seeing(db, svj_id, () => db.execute(asked));
  return rows.length > 0 ? null : 'access';
}
