import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { isEntitled } from '../members/rows/queries-seen.ts';

export type Reached = { email: string; lang: 'cs' | 'en'; name: string };

/** Where mails reach people: the login e-mail of who may enter, else the first e-mail they have; nobody in the archive. */
export async function mailboxesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, Reached>> {
  type Row = NameColumns & { email: string | null; lang: 'cs' | 'en' | null };
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, a.lang,
      coalesce(a.email, (select c.value from member_contact c where c.svj_id = m.svj_id and c.member_id = m.id
        and c.kind = 'email' order by c.position, c.id limit 1)) as email
    from member m left join account a on a.id = m.account_id and m.has_access and m.is_active
    where m.svj_id = ${scope.svjId} and m.archived_at is null and ${isEntitled} and m.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(
    rows.flatMap((x) =>
      x.email === null ? [] : [[x.id, { email: x.email, lang: x.lang ?? 'cs', name: nameOf(x).full_name }] as const],
    ),
  );
}
