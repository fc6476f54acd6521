import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { mayDecide } from '../members/queries-seen.ts';

/** Somebody of a seat; `email` is null when nobody knows any. */
export type Other = { seat: number; member: number; email: string | null; lang: 'cs' | 'en' };

/**
 * The seats' other people: owners and those who may vote for them, but the asker. Who signs in is told at the login
 * e-mail, others at the first e-mail the house has of them.
 */
export async function othersOf(db: Db, scope: Scope, seatIds: readonly number[]): Promise<Other[]> {
  const { rows } = await db.execute<Other>(sql`
    select p.seat, m.id as member, coalesce(a.lang, 'cs') as lang, lower(coalesce(a.email, (
      select c.value from member_contact c
      where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'email' order by c.position, c.id limit 1))) as email
    from (
      select s.id as seat, unnest(s.owner_ids) as member_id from vote_seat s
      where s.svj_id = ${scope.svjId} and s.id = any(${sql.param([...seatIds])}::bigint[])
      union
      select w.seat_id, w.member_id from vote_voter w
      where w.svj_id = ${scope.svjId} and w.seat_id = any(${sql.param([...seatIds])}::bigint[])
    ) p
    join member m on m.svj_id = ${scope.svjId} and m.id = p.member_id and m.archived_at is null and ${mayDecide}
    left join account a on a.id = m.account_id and m.has_access and m.is_active
    where m.id <> ${scope.memberId ?? 0}
    order by p.seat, m.id`);
  return rows;
}
