import { sql } from 'drizzle-orm';
import { type Fraction, fraction } from '#contract/base/shares/fraction.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { mayDecide } from '../members/rows/queries-seen.ts';

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

/** Somebody a mail of the vote is for, with the seat it is about. Nobody in the archive is written to. */
export type Recipient = {
  seat: number;
  units: string;
  share: Fraction;
  memberId: number;
  person: string;
  lang: 'cs' | 'en';
  /** Their login when they may enter, else their contacts; empty when nobody knows any. */
  emails: string[];
};

/** Who may vote (`voters`), those of them whose seat has not (`waiting`), or also every owner of the list (`owners`). */
export async function peopleOf(
  db: Db,
  scope: Scope,
  voteId: number,
  who: 'voters' | 'waiting' | 'owners',
): Promise<Recipient[]> {
  type Row = NameColumns & {
    seat_id: number;
    units: string;
    num: string;
    den: string;
    lang: 'cs' | 'en' | null;
    login: string | null;
    contacts: string[] | null;
  };
  // `offset 0`: asked voter by voter. The planner knows nothing of a list just made and would compare all with all.
  const unanswered = sql`and not exists (select from vote_answer a
    where a.svj_id = w.svj_id and a.vote_id = w.vote_id and a.seat_id = w.seat_id offset 0)`;
  const owners = sql`union select s.id, unnest(s.owner_ids) from vote_seat s
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and not s.own and s.parted_seq is null`;
  const { rows } = await db.execute<Row>(sql`
    with people as (
      select w.seat_id, w.member_id from vote_voter w
      where w.svj_id = ${scope.svjId} and w.vote_id = ${voteId} ${who === 'waiting' ? unanswered : sql``}
      ${who === 'owners' ? owners : sql``}
    )
    select x.seat_id, s.units, s.num, s.den, a.lang,
      m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
      case when m.has_access and m.is_active then a.email end as login,
      (select array_agg(lower(c.value) order by c.position, c.id) from member_contact c
        where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'email') as contacts
    from people x
    join vote_seat s on s.svj_id = ${scope.svjId} and s.id = x.seat_id
    join lateral (select m.* from member m where m.svj_id = s.svj_id and m.id = x.member_id and m.archived_at is null
      and ${mayDecide} offset 0) m on true
    left join account a on a.id = m.account_id
    order by s.position, s.id, m.id`);
  return rows.map((x) => ({
    seat: x.seat_id,
    units: x.units,
    share: fraction(x.num, x.den),
    memberId: x.id,
    person: nameOf(x).full_name,
    lang: (x.login && x.lang) || 'cs',
    emails: x.login ? [x.login] : [...new Set(x.contacts ?? [])],
  }));
}
