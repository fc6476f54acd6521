import { sql } from 'drizzle-orm';
import { fraction } from '#contract/base/shares/fraction.ts';
import type { VoterWay } from '#contract/motions/schema.ts';
import type { Db } from '../base/db/db.ts';
import { holdsOn } from '../base/db/periods.ts';
import type { Scope } from '../base/http/gate.ts';
import { list, ofVote, type Standing } from '../census/queries-register.ts';
import type { Vote } from '../motions/queries.ts';
import { vote } from '../motions/tables.ts';

// A register read anew may change a whole house: each of these takes all of its seats at once.

/** The day from which the owners of each of these units hold it. */
export async function daysOfOwners(db: Db, scope: Scope, unitIds: readonly number[], today: string) {
  const { rows } = await db.execute<{ id: number; day: string | null }>(sql`
    select unit_id as id, max(valid_from)::text as day from ownership
    where svj_id = ${scope.svjId} and unit_id = any(${list(unitIds)}) and valid_from <= ${today}::date
      and (valid_to is null or valid_to > ${today}::date) group by unit_id`);
  return new Map(rows.map((r) => [Number(r.id), r.day]));
}

export type Typed = { unit: number; day: string; at: Date };
/** When changes of these units' owners were written down, by the day they hold from; those that were undone left out. */
export async function changesTyped(db: Db, scope: Scope, unitIds: readonly number[]): Promise<Typed[]> {
  const { rows } = await db.execute<{ unit: number; day: string; at: string }>(sql`
    select unit_id as unit, valid_from::text as day, max(at) as at from owner_change
    where svj_id = ${scope.svjId} and unit_id = any(${list(unitIds)}) and undone_at is null group by 1, 2`);
  return rows.map((r) => ({ unit: Number(r.unit), day: r.day, at: new Date(r.at) }));
}

/** Which of the seats have somebody in the room. */
export async function inRoom(db: Db, scope: Scope, voteId: number, seats: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select seat_id as id from vote_presence
    where ${ofVote(scope, voteId)} and seat_id = any(${list(seats)}) and left_at is null`);
  return rows.map((r) => Number(r.id));
}

/** Running votes with a seat of these units, in the order of ids; the first form has nothing that could follow the register. */
export async function votesWith(db: Db, scope: Scope, unitIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.id from vote v where v.svj_id = ${scope.svjId} and v.status = 'run' and v.form > 1 and exists (
      select from vote_seat s where s.svj_id = v.svj_id and s.vote_id = v.id and s.parted_seq is null
        and s.unit_ids && ${list(unitIds)})
    order by v.id`);
  return rows.map((r) => r.id);
}

/** All running votes, in the order in which their ledgers are held. */
export async function runningIds(db: Db, scope: Scope): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from vote where svj_id = ${scope.svjId} and status = 'run' order by id`);
  return rows.map((r) => r.id);
}

/** The vote whoever asks: what it follows is not asked for by anybody. */
export async function voteById(db: Db, scope: Scope, id: number): Promise<Vote | undefined> {
  const [row] = await db.select().from(vote).where(sql`svj_id = ${scope.svjId} and id = ${id}`);
  return row;
}

export async function standingSeats(
  db: Db,
  scope: Scope,
  voteId: number,
  unitIds: readonly number[],
): Promise<Standing[]> {
  type Row = Omit<Standing, 'unitIds' | 'ownerIds' | 'share'> & { unit_ids: number[]; owner_ids: number[] } & {
    num: string;
    den: string;
    voters: [number, VoterWay][];
  };
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.position, s.unit_ids, s.units, s.owners, s.owner_ids, s.spare, s.num::text, s.den::text, s.own,
      coalesce((select jsonb_agg(jsonb_build_array(w.member_id, w.how) order by w.member_id) from vote_voter w
        where w.svj_id = s.svj_id and w.seat_id = s.id), '[]') as voters,
      encode(coalesce((select c.commitment from vote_seat_change c where c.svj_id = s.svj_id and c.seat_id = s.id
        and c.commitment is not null order by c.seq desc limit 1), s.commitment), 'hex') as commitment,
      exists (select from vote_answer a where a.svj_id = s.svj_id and a.vote_id = s.vote_id and a.seat_id = s.id) as voted
    from vote_seat s
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and s.parted_seq is null and s.unit_ids && ${list(unitIds)}
    order by s.id`);
  return rows.map(({ unit_ids, owner_ids, num, den, ...row }) => ({
    ...row,
    unitIds: unit_ids.map(Number),
    ownerIds: owner_ids.map(Number),
    share: fraction(num, den),
  }));
}

/** Shares of the units on the house as they were on the day. */
export async function sharesOn(db: Db, scope: Scope, unitIds: readonly number[], day: string) {
  const { rows } = await db.execute<{ unit_id: number; num: string; den: string }>(sql`
    select unit_id, num::text, den::text from unit_share
    where svj_id = ${scope.svjId} and unit_id = any(${list(unitIds)})
      and (valid_from is null or valid_from <= ${day}::date) and (valid_to is null or valid_to > ${day}::date)`);
  return new Map(rows.map((r) => [r.unit_id, fraction(r.num, r.den)]));
}

export type Mailbox = { member: number; email: string; lang: 'cs' | 'en' };

/** Where each of these people is told, also those whom the register entitles no more: their login, else every contact they have. */
export async function mailboxesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Mailbox[]> {
  const { rows } = await db.execute<Mailbox>(sql`
    select distinct x.email, x.lang, x.id as member from (
      select unnest(case when m.has_access and m.is_active and a.email is not null then array[a.email]
          else (select array_agg(distinct lower(c.value)) from member_contact c
            where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'email') end) as email,
        coalesce(a.lang, 'cs') as lang, m.id
      from member m left join account a on a.id = m.account_id
      where m.svj_id = ${scope.svjId} and m.archived_at is null and m.id = any(${list(ids)})) x
    order by x.email, x.id`);
  return rows;
}

/** Units that the member owns on the day, alone or with others. */
export async function unitsOfOwner(db: Db, scope: Scope, memberId: number, day: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct o.unit_id as id from ownership_member x
    join ownership o on o.svj_id = x.svj_id and o.id = x.ownership_id and ${holdsOn(sql.raw('o'), day)}
    where x.svj_id = ${scope.svjId} and x.member_id = ${memberId}`);
  return rows.map((r) => Number(r.id));
}
