import { sql } from 'drizzle-orm';
import { type Fraction, fraction } from '#contract/base/fraction.ts';
import type { Voters } from '#contract/ledger/rules-frozen.ts';
import type { RegisterSource, VoterWay } from '#contract/motions/schema.ts';
import type { Db } from '../base/db/db.ts';
import { holdsOn } from '../base/db/periods.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Vote } from '../motions/queries.ts';
import { vote } from '../motions/tables.ts';
import { keyOfSeat } from './queries.ts';

export const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;
export const ofVote = (scope: Scope, voteId: number) => sql`svj_id = ${scope.svjId} and vote_id = ${voteId}`;

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

/** Units of these seats whose owners are others since the beginning of the day. */
export async function unitsTurned(db: Db, scope: Scope, seats: readonly number[], today: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from (select unnest(unit_ids) as id from vote_seat
      where svj_id = ${scope.svjId} and id = any(${list(seats)})) u
    where exists (select from ownership o where o.svj_id = ${scope.svjId} and o.unit_id = u.id
      and (o.valid_from = ${today}::date or o.valid_to = ${today}::date))`);
  return rows.map((r) => r.id);
}

/** The vote whoever asks: what it follows is not asked for by anybody. */
export async function voteById(db: Db, scope: Scope, id: number): Promise<Vote | undefined> {
  const [row] = await db.select().from(vote).where(sql`svj_id = ${scope.svjId} and id = ${id}`);
  return row;
}

/** A seat as it stands: who owns it, who may vote for it, and what its names are committed by. */
export type Standing = {
  id: number;
  position: number;
  unitIds: number[];
  units: string;
  owners: string;
  ownerIds: number[];
  spare: string;
  share: Fraction;
  own: boolean;
  voters: Voters;
  commitment: string;
  voted: boolean;
};

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

export type Names = { owners: string; spare: string };
export type Holder = Names & { ownerIds: readonly number[]; voters: Voters };
const given = (voters: Voters) => JSON.stringify(voters.map(([member, how]) => ({ member, how })));

async function addVoters(db: Db, scope: Scope, voteId: number, seat: number, voters: Voters): Promise<void> {
  await db.execute(sql`
    insert into vote_voter (svj_id, vote_id, seat_id, member_id, how)
    select ${scope.svjId}::bigint, ${voteId}::bigint, ${seat}::bigint, v.member, v.how
    from jsonb_to_recordset(${given(voters)}::jsonb) as v (member bigint, how text)`);
}

/** Answers given until now were given by the owners of then. */
async function keepGivers(
  db: Db,
  scope: Scope,
  voteId: number,
  seat: number,
  owners: readonly number[],
): Promise<void> {
  await db.execute(sql`
    update vote_answer set owner_ids = ${list(owners)}
    where ${ofVote(scope, voteId)} and seat_id = ${seat} and owner_ids is null`);
}

export type NewPart = Holder & { unitIds: readonly number[]; units: string; share: Fraction };

/** Adds a part of the seat; answers its id. */
export async function addPart(
  db: Db,
  scope: Scope,
  voteId: number,
  whole: Standing,
  part: NewPart,
  seal: { salt: string; commitment: string },
): Promise<number> {
  const frozen = JSON.stringify({ owners: part.ownerIds, voters: part.voters });
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into vote_seat (svj_id, vote_id, position, unit_ids, units, owners, owner_ids, spare, name_key, num, den, own,
      salt, commitment, frozen, part_of)
    values (${scope.svjId}, ${voteId}, ${whole.position}, ${list(part.unitIds)}, ${part.units}, ${part.owners},
      ${list(part.ownerIds)}, ${part.spare}, ${keyOfSeat(part)}, ${String(part.share.num)}::numeric,
      ${String(part.share.den)}::numeric, ${whole.own}, decode(${seal.salt}, 'hex'), decode(${seal.commitment}, 'hex'),
      ${frozen}::jsonb, ${whole.id}) returning id`);
  const id = rows[0]?.id as number;
  await addVoters(db, scope, voteId, id, part.voters);
  return id;
}

/** Everything noted of the whole is noted of its parts from now on; in the room is only `here`, or nobody. */
export async function handOver(
  db: Db,
  scope: Scope,
  voteId: number,
  whole: Standing,
  parts: readonly number[],
  { seq, here }: { seq: number; here: number | null },
): Promise<void> {
  const ofWhole = sql`${ofVote(scope, voteId)} and seat_id = ${whole.id}`;
  await keepGivers(db, scope, voteId, whole.id, whole.ownerIds);
  await db.execute(sql`
    insert into vote_answer (svj_id, vote_id, point_id, seat_id, value, channel, cast_by, seq, at, owner_ids)
    select svj_id, vote_id, point_id, p, value, channel, cast_by, seq, at, owner_ids
    from vote_answer cross join unnest(${list(parts)}) as p where ${ofWhole}`);
  await db.execute(sql`
    insert into vote_proxy_use (svj_id, vote_id, seat_id, proxy_id, seq, at, second)
    select svj_id, vote_id, p, proxy_id, seq, at, second
    from vote_proxy_use cross join unnest(${list(parts)}) as p where ${ofWhole}`);
  await db.execute(sql`
    insert into vote_presence (svj_id, vote_id, seat_id, arrived_at, left_at, person, proxy_id)
    select svj_id, vote_id, ${here}::bigint, arrived_at, left_at, person, proxy_id
    from vote_presence where ${ofWhole} and ${here}::bigint is not null`);
  for (const table of ['vote_answer', 'vote_proxy_use', 'vote_presence', 'vote_voter'])
    await db.execute(sql`delete from ${sql.raw(table)} where ${ofWhole}`);
  await db.execute(sql`update vote_seat set parted_seq = ${seq} where ${ofVote(scope, voteId)} and id = ${whole.id}`);
}

/** Whoever was in the room for these seats does not stand for them any more: nothing they said of open points holds. */
export async function leaveRoom(
  db: Db,
  scope: Scope,
  voteId: number,
  seats: readonly number[],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    update vote_presence set left_at = greatest(arrived_at, ${now.toISOString()}::timestamptz)
    where ${ofVote(scope, voteId)} and seat_id = any(${list(seats)}) and left_at is null`);
  await db.execute(sql`
    delete from vote_answer a using vote_point p
    where a.svj_id = ${scope.svjId} and a.vote_id = ${voteId} and a.seat_id = any(${list(seats)})
      and p.svj_id = a.svj_id and p.id = a.point_id and p.closed_at is null`);
}

export type NewChange = {
  seq: number;
  day: string;
  known: Date;
  source: RegisterSource;
  /** Of a seat that was parted its parts have the new names. */
  to: (Holder & { salt: string; commitment: string }) | null;
};

export type Told = { member: number; email: string; lang: 'cs' | 'en' };

/** Where each of these people is told, also those whom the register entitles no more: their login, else every contact they have. */
export async function mailboxesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Told[]> {
  const { rows } = await db.execute<Told>(sql`
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

export type ChangeRow = {
  seat: number;
  /** What the ledger calls it. */
  called: number;
  seq: number;
  units: string;
  from: string;
  owners: string;
  spare: string;
  salt: string | null;
  day: string;
  source: RegisterSource;
  known: string;
  voted: boolean;
  parts: { units: string; owners: string }[];
};

/** What became of owners since the start, in the order of the ledger. */
export async function changesOf(db: Db, scope: Scope, voteId: number): Promise<ChangeRow[]> {
  const { rows } = await db.execute<ChangeRow>(sql`
    select c.seat_id as seat, coalesce(s.frozen_id, s.id) as called, c.seq, s.units, c.from_owners as "from", c.owners, c.spare, encode(c.salt, 'hex') as salt,
      c.day::text, c.source, c.known_at as known, c.voted, coalesce((
        select jsonb_agg(jsonb_build_object('units', p.units, 'owners', coalesce(p.first_owners, p.owners)) order by p.id)
        from vote_seat p where p.svj_id = s.svj_id and p.part_of = s.id and s.parted_seq = c.seq), '[]') as parts
    from vote_seat_change c join vote_seat s on s.svj_id = c.svj_id and s.id = c.seat_id
    where c.svj_id = ${scope.svjId} and c.vote_id = ${voteId} order by c.seq`);
  return rows.map((r) => ({ ...r, known: new Date(r.known).toISOString() }));
}

/**
 * Of `vote_answer x` of `vote_seat s`: it was given by owners the asker was none of, before the seat changed hands; by who acts
 * for it too, so whoever came to act for an owner later does not read what that owner said.
 */
export const saidBefore = (scope: Scope) => sql`(
  not coalesce(x.owner_ids, s.owner_ids) @> array[${scope.memberId ?? 0}::bigint]
  and (x.owner_ids is not null or exists (select from vote_seat_change c
    where c.svj_id = x.svj_id and c.vote_id = x.vote_id and c.seat_id = x.seat_id and c.seq > x.seq)))`;

/** Seats whose ballot was given before the asker owned them or acted for them: what it says is not theirs to see. */
export async function givenBefore(db: Db, scope: Scope, voteId: number): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct x.seat_id as id from vote_answer x
    join vote_seat s on s.svj_id = x.svj_id and s.vote_id = x.vote_id and s.id = x.seat_id
    where x.svj_id = ${scope.svjId} and x.vote_id = ${voteId} and ${saidBefore(scope)}
      and x.cast_by is distinct from ${scope.memberId ?? 0}`);
  return new Set(rows.map((r) => r.id));
}

/** Units that the member owns on the day, alone or with others. */
export async function unitsOfOwner(db: Db, scope: Scope, memberId: number, day: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct o.unit_id as id from ownership_member x
    join ownership o on o.svj_id = x.svj_id and o.id = x.ownership_id and ${holdsOn(sql.raw('o'), day)}
    where x.svj_id = ${scope.svjId} and x.member_id = ${memberId}`);
  return rows.map((r) => Number(r.id));
}
