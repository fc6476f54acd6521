import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { peopleToTell } from '../../notices/queries.ts';
import { invitedTo } from '../rows/queries-audience.ts';

/** How many people the meeting is for now, and those of them no mail reaches. */
export async function reachOf(db: Db, scope: Scope, id: number, now: Date) {
  const people = await peopleToTell(db, scope, invitedTo(scope, id, now));
  const silent = people.filter((p) => p.emails.length === 0).map((p) => p.id);
  const { rows } = await db.execute<NameColumns & { id: number }>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param(silent)}::bigint[])
    order by (coalesce(m.company_name, m.last_name)) collate "cs-x-icu", (m.first_name) collate "cs-x-icu", m.id`);
  return {
    peopleCount: people.length,
    unreachable: rows.map((row) => ({ id: row.id, full_name: nameOf(row).full_name })),
  };
}
