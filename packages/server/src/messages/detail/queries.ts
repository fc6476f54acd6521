import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameOrNobody, nameOrNull } from '../../base/people/people.ts';
import { isUnread } from '../rows/queries.ts';

/** Whether the asker has it unread, and the name of the author. */
export async function aroundOf(db: Db, scope: Scope, id: number, now: Date) {
  const { rows } = await db.execute<NameOrNobody & { unread: boolean }>(sql`
    select ${isUnread(scope, now)} as unread,
      m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from message left join member m on m.svj_id = message.svj_id and m.id = message.owner_id
    where message.svj_id = ${scope.svjId} and message.id = ${id}`);
  const [row] = rows;
  const owner = row ? nameOrNull(row) : null;
  return {
    unread: row?.unread ?? false,
    owner: owner && { id: owner.id, full_name: owner.full_name },
  };
}
