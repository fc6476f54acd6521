import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';

/** When the last point of the evening was over; null where nobody led it. */
export async function lastClosedAt(db: Db, scope: Scope, meetingId: number): Promise<string | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select greatest(
      (select max(c.closed_at) from meeting_course c where c.svj_id = e.svj_id and c.meeting_id = e.meeting_id),
      (select max(p.closed_at) from meeting_vote t join vote_point p on p.svj_id = t.svj_id and p.vote_id = t.vote_id
        where t.svj_id = e.svj_id and t.meeting_id = e.meeting_id and t.is_book)) as at
    from meeting_evening e
    where e.svj_id = ${scope.svjId} and e.meeting_id = ${meetingId} and e.begun_at is not null`);
  const at = rows[0]?.at;
  return at ? new Date(at).toISOString() : null;
}

/** Members who agreed to verify the attendance of the vote because somebody named them. */
export async function namedVerifiers(db: Db, scope: Scope, voteId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from verifier v join member m on m.svj_id = v.svj_id and m.id = v.member_id
    where v.svj_id = ${scope.svjId} and v.vote_id = ${voteId} and v.named_by is not null and v.agreed_at is not null
    order by v.id limit 5`);
  return rows.map((row) => ({ id: row.id, name: nameOf(row).full_name }));
}
