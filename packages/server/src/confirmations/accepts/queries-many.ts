import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import type { AskedOf } from '../asked/queries-asked.ts';

export type Read = { user: { id: number; full_name: string }; isRead: true; readDate: string };
type Row = NameColumns & { about: number; at: string };

/**
 * Who has confirmed each of several things, the latest first and at most so many of each, as far as the asker may know: one
 * statement for all. `asking` answers `id`, `author_id` and `counted_from` of things that the asker may open.
 */
export async function readOfEach(
  db: Db,
  scope: Scope,
  of: AskedOf,
  asking: SQL,
  most: number,
  now: Date,
): Promise<Map<number, Read[]>> {
  const about = sql`t.id`;
  const { rows } = await db.execute<Row>(sql`
    select t.id as about, r.* from (${asking}) t cross join lateral (
      select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, c.at
      from (select o.member_id, max(o.confirmed_at) as at from confirmation o where o.svj_id = ${scope.svjId}
          and o.owner = ${of.table} and o.owner_id = t.id and o.content_version >= t.counted_from group by o.member_id) c
      join member m on m.svj_id = ${scope.svjId} and m.id = c.member_id
      where m.id is distinct from t.author_id and m.id in (${of.recipients(scope, about, now)})
        and (m.id = ${scope.memberId ?? 0} or ${of.knowsOthers(scope, about)})
      order by c.at desc, m.id limit ${most}) r
    order by t.id, r.at desc, r.id`);
  const read = new Map<number, Read[]>();
  for (const { about: id, at, ...name } of rows) {
    const one: Read = {
      user: { id: name.id, full_name: nameOf(name).full_name },
      isRead: true,
      readDate: new Date(at).toISOString(),
    };
    read.set(id, [...(read.get(id) ?? []), one]);
  }
  return read;
}
