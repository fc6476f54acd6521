import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, type NameOrNobody, nameOf, nameOrNull } from '../../base/people/people.ts';
import { countNews, reportedIn } from '../rows/queries.ts';

/** Writers that the page shows. */
const mostWriters = 12;

type Pictured = NameOrNobody & { avatar: string | null };
type Seen = { seen_at: string; up_to: string };

const names = sql`m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, m.avatar`;

/** Who opened it and who finished it, what of it is new to the asker, and when they were there. */
export async function aroundOf(db: Db, scope: Scope, id: number) {
  type Row = { author: Pictured | null; closer: NameColumns | null; news: number; reported: number; seen: Seen | null };
  const { rows } = await db.execute<Row>(sql`
    select (select to_json(y) from (select ${names} from member m
        where m.svj_id = discussion.svj_id and m.id = discussion.owner_id) y) as author,
      (select to_json(y) from (select ${names} from member m
        where m.svj_id = discussion.svj_id and m.id = discussion.closed_by) y) as closer,
      ${countNews(scope)} as news, ${reportedIn(scope)} as reported,
      (select to_json(y) from (select s.seen_at, s.up_to from discussion_seen s where s.svj_id = discussion.svj_id
        and s.discussion_id = discussion.id and s.member_id = ${scope.memberId ?? 0}) y) as seen
    from discussion where discussion.svj_id = ${scope.svjId} and discussion.id = ${id}`);
  const row = rows[0] as Row;
  const author = row.author && nameOrNull(row.author);
  return {
    author: author && { id: author.id, full_name: author.full_name, avatar: row.author?.avatar ?? null },
    closer: row.closer && { id: row.closer.id, full_name: nameOf(row.closer).full_name },
    news: Number(row.news),
    reported: Number(row.reported),
    seen: row.seen && { at: new Date(row.seen.seen_at).toISOString(), upTo: new Date(row.seen.up_to).toISOString() },
  };
}

/** Who wrote to it, the first who wrote first: at most twelve of them, and how many there are. Who opened it is one of them. */
export async function writersOf(db: Db, scope: Scope, id: number) {
  const { rows } = await db.execute<NameColumns & { avatar: string | null; total: number }>(sql`
    select ${names}, count(*) over () as total
    from (select w.id, min(w.at) as at from (
        select d.owner_id as id, d.created_at as at from discussion d where d.svj_id = ${scope.svjId} and d.id = ${id}
        union all
        select c.member_id, c.created_at from comment c where c.svj_id = ${scope.svjId} and c.owner = 'discussion'
          and c.owner_id = ${id} and c.stream = 'house' and c.deleted_at is null) w group by w.id) w
    join member m on m.svj_id = ${scope.svjId} and m.id = w.id
    order by w.at, m.id limit ${sql.raw(String(mostWriters))}`);
  return {
    writers: rows.map((m) => ({ id: m.id, full_name: nameOf(m).full_name, avatar: m.avatar })),
    writerCount: Number(rows[0]?.total ?? 0),
  };
}
