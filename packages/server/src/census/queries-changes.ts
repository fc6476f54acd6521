import { sql } from 'drizzle-orm';
import type { Fraction } from '#contract/base/shares/fraction.ts';
import type { Voters } from '#contract/ledger/rules-frozen.ts';
import type { RegisterSource } from '#contract/motions/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { keyOfSeat } from './queries.ts';
import { list, ofVote, type Standing } from './queries-register.ts';

export type Turn = { seat: Standing; to: Holder };

/** From now on these hold the seats; what was frozen of them stays beside. */
export async function giveSeats(db: Db, scope: Scope, voteId: number, turns: readonly Turn[]): Promise<void> {
  const given = turns.map(({ seat, to }) => ({
    ...{ seat: seat.id, owners: to.owners, spare: to.spare, ids: to.ownerIds, key: keyOfSeat({ ...seat, ...to }) },
    voters: to.voters.map(([member, how]) => ({ member, how })),
  }));
  const all = sql`${JSON.stringify(given)}::jsonb`;
  await db.execute(sql`
    update vote_seat s set first_owners = coalesce(s.first_owners, s.owners), first_spare = coalesce(s.first_spare, s.spare),
      owners = g.owners, spare = g.spare, owner_ids = g.ids, name_key = g.key
    from jsonb_to_recordset(${all}) as g (seat bigint, owners text, spare text, ids bigint[], key text)
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and s.id = g.seat`);
  const seats = list(turns.map((t) => t.seat.id));
  await db.execute(sql`delete from vote_voter where ${ofVote(scope, voteId)} and seat_id = any(${seats})`);
  await db.execute(sql`
    insert into vote_voter (svj_id, vote_id, seat_id, member_id, how)
    select ${scope.svjId}::bigint, ${voteId}::bigint, g.seat, v.member, v.how
    from jsonb_to_recordset(${all}) as g (seat bigint, voters jsonb)
    cross join lateral jsonb_to_recordset(g.voters) as v (member bigint, how text)`);
}

/** Keeps what became of the seats, with the names behind the entries. */
export async function keepChanges(
  db: Db,
  scope: Scope,
  voteId: number,
  changes: readonly (NewChange & { seat: Standing })[],
): Promise<void> {
  const given = changes.map(({ seat, to, ...one }) => ({
    ...{ seat: seat.id, seq: one.seq, day: one.day, known: one.known.toISOString(), source: one.source },
    ...{
      voted: seat.voted,
      from: seat.owners,
      fromIds: seat.ownerIds,
      owners: to?.owners ?? '',
      spare: to?.spare ?? '',
    },
    ...{ ids: to?.ownerIds ?? [], salt: to?.salt ?? null, commitment: to?.commitment ?? null },
  }));
  await db.execute(sql`
    insert into vote_seat_change (svj_id, vote_id, seat_id, seq, day, known_at, source, voted, from_owners, from_ids, owners,
      spare, owner_ids, salt, commitment)
    select ${scope.svjId}::bigint, ${voteId}::bigint, g.seat, g.seq, g.day, g.known, g.source, g.voted, g."from", g."fromIds",
      g.owners, g.spare, g.ids, decode(g.salt, 'hex'), decode(g.commitment, 'hex')
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (seat bigint, seq int, day date, known timestamptz,
      source text, voted boolean, "from" text, "fromIds" bigint[], owners text, spare text, ids bigint[], salt text,
      commitment text)`);
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

/** The whole is parted from this entry on; nobody votes for it any more. */
export async function markParted(db: Db, scope: Scope, voteId: number, whole: number, seq: number): Promise<void> {
  await db.execute(sql`delete from vote_voter where ${ofVote(scope, voteId)} and seat_id = ${whole}`);
  await db.execute(sql`update vote_seat set parted_seq = ${seq} where ${ofVote(scope, voteId)} and id = ${whole}`);
}

export type NewChange = {
  seq: number;
  day: string;
  known: Date;
  source: RegisterSource;
  /** Of a seat that was parted its parts have the new names. */
  to: (Holder & { salt: string; commitment: string }) | null;
};

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
