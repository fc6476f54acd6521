import { sql } from 'drizzle-orm';
import { defaultRoles, roleIds } from '#contract/access.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

const committee = roleIds.filter((id) => defaultRoles[id].group === 'committee');

export type Mailbox = { email: string; lang: 'cs' | 'en' };

/** Login e-mails of the committee and managers who may enter: whom the house tells about its rights; at most 50, without this one. */
export async function committeeMailboxes(db: Db, scope: Scope, without: number | null = null): Promise<Mailbox[]> {
  const { rows } = await db.execute<Mailbox>(sql`
    select a.email, a.lang
    from member m
    join account a on a.id = m.account_id
    where m.svj_id = ${scope.svjId} and m.archived_at is null and m.has_access and m.is_active
      and m.id is distinct from ${without} and m.role = any(${sql.param([...committee])}::text[])
    order by m.id limit 50`);
  return rows;
}
