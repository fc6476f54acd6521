import { sql } from 'drizzle-orm';
import type { RoleId } from '#contract/access.ts';
import { dayIn } from '#contract/base/dates.ts';
import type { NamedPart } from '#contract/messages/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameOrNobody, nameOrNull } from '../../members/queries.ts';
import { isUnread } from '../queries.ts';
import { seesAll } from '../queries-audience.ts';

/**
 * The groups a message is for, by kind and name. Of units a reader learns only their own: a message to several debtors
 * must not tell one of another.
 */
export async function audienceOf(db: Db, scope: Scope, id: number, now: Date): Promise<NamedPart[]> {
  const open = seesAll(scope)
    ? sql`true`
    : sql`(a.unit_id is null or a.unit_id in (select p.unit_id
        from member_places(${scope.svjId}, ${dayIn(now)}::date) p where p.member_id = ${scope.memberId ?? 0}))`;
  type Row = {
    entrance_id: number | null;
    unit_id: number | null;
    role: RoleId | null;
    custom_role_id: number | null;
    name: string | null;
  };
  const { rows } = await db.execute<Row>(sql`
    select a.entrance_id, a.unit_id, a.role, a.custom_role_id, coalesce(e.name, u.number, c.title, '') as name
    from message_audience a
    left join entrance e on e.svj_id = a.svj_id and e.id = a.entrance_id
    left join unit u on u.svj_id = a.svj_id and u.id = a.unit_id
    left join custom_role c on c.svj_id = a.svj_id and c.id = a.custom_role_id
    where a.svj_id = ${scope.svjId} and a.message_id = ${id} and ${open}
    order by a.entrance_id is null, a.unit_id is null, a.role is null,
      coalesce(e.name, u.number, c.title, '') collate cs_numeric, a.id`);
  return rows.map((r) => ({
    kind: r.entrance_id !== null ? 'entrance' : r.unit_id !== null ? 'unit' : r.role !== null ? 'role' : 'customRole',
    id: r.entrance_id ?? r.unit_id ?? r.custom_role_id,
    role: r.role,
    name: r.name ?? '',
  }));
}

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
