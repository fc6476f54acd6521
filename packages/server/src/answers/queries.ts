import { sql } from 'drizzle-orm';
import { fraction, toText, zero } from '#contract/base/shares/fraction.ts';
import type { Channel, VotedUser, VoteValue, voterWays } from '#contract/motions/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Signed } from '../ledger/queries.ts';
import { powersByWhich } from '../proxies/queries-use.ts';

/** As who somebody acts for a seat. `channel` is how the ballot is counted, `fields` what its entry says besides. */
export type Acting = {
  how: (typeof voterWays)[number] | 'proxy';
  channel: Channel;
  fields: { [key: string]: string | number | boolean | number[] };
};

/** The one place that says for which seats the asker may vote online, and as who: their own first, then by powers. */
export async function actsFor(db: Db, scope: Scope, voteId: number, now: Date): Promise<Map<number, Acting>> {
  if (scope.memberId === null) return new Map();
  const { rows } = await db.execute<{ seat_id: number; how: Acting['how'] }>(sql`
    select seat_id, how from vote_voter
    where svj_id = ${scope.svjId} and member_id = ${scope.memberId} and vote_id = ${voteId}`);
  const powers = await powersByWhich(db, scope, voteId, now);
  return new Map<number, Acting>([
    ...[...powers].map(
      ([seat, proxy]) =>
        [seat, { how: 'proxy', channel: 'proxy', fields: { for: proxy.id, second: proxy.second } }] as const,
    ),
    ...rows.map((r) => [r.seat_id, { how: r.how, channel: 'own', fields: {} }] as const),
  ]);
}

/** The power by which each of the seats is acted for. */
export const powersOf = (acts: ReadonlyMap<number, Acting>, seats: readonly { id: number }[]) =>
  seats.flatMap(({ id }) => {
    const as = acts.get(id);
    return as?.how === 'proxy' ? [{ seat: id, proxy: as.fields.for as number }] : [];
  });

/** Seats whose owner the asker was when the vote started, or whose vote is theirs; those of a power of attorney are not. */
export async function ownSeats(db: Db, scope: Scope, voteId: number): Promise<Set<number>> {
  if (scope.memberId === null) return new Set();
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from vote_seat
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and owner_ids @> array[${scope.memberId}::bigint]
    union
    select seat_id from vote_voter
    where svj_id = ${scope.svjId} and member_id = ${scope.memberId} and vote_id = ${voteId}`);
  return new Set(rows.map((r) => r.id));
}

/** Whether any of these members may vote for the seat by themselves: its owner, one of its couple, its representative. */
export async function actsAlone(
  db: Db,
  scope: Scope,
  voteId: number,
  seatId: number,
  members: readonly number[],
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from vote_voter where svj_id = ${scope.svjId} and vote_id = ${voteId} and seat_id = ${seatId}
      and member_id = any(${sql.param([...members])}::bigint[]) limit 1`);
  return rows.length > 0;
}

/** Everything the asker sees whatever the vote shows: their own seats, and those they voted for, also by a power or before they sold. */
export async function seatsOfMine(db: Db, scope: Scope, voteId: number): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct seat_id as id from vote_answer
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and channel in ('proxy', 'own') and cast_by = ${scope.memberId ?? 0}`);
  return new Set([...(await ownSeats(db, scope, voteId)), ...rows.map((r) => r.id)]);
}

export type Seat = {
  id: number;
  owners: string;
  units: string;
  spare: string;
  unit_count: number;
  /** As text: sums of shares may outgrow a bigint. */
  num: string | null;
  den: string | null;
  own: boolean;
  /** It fell into parts, which act for themselves. */
  parted: boolean;
  /** Hexadecimal. */
  salt: string | null;
  user_id: number | null;
  mute: boolean;
  /** Points it has answered. */
  answered: number;
  /** Of its latest ballot: null while there is none. */
  at: string | null;
  channel: Channel | null;
  cast_by: number | null;
  seq: number | null;
};

/** What a seat's rows are read from; `s` is the seat. Whoever asks adds its own condition. */
export const seatColumns = sql`s.id, s.owners, s.units, s.spare, cardinality(s.unit_ids) as unit_count, s.num::text, s.den::text, s.own,
    s.parted_seq is not null as parted, encode(s.salt, 'hex') as salt, v.user_id, v.voters = 0 as mute,
    a.answered, a.at, a.channel, a.cast_by, a.seq`;
export const seatTables = sql`vote_seat s
  left join lateral (
    select count(*) as voters, case when count(*) = 1 then min(w.member_id) end as user_id
    from vote_voter w where w.svj_id = s.svj_id and w.vote_id = s.vote_id and w.seat_id = s.id
  ) v on true
  left join lateral (
    select count(*) as answered, max(x.seq) as seq, max(x.at) as at,
      (array_agg(x.channel order by x.seq desc))[1] as channel, (array_agg(x.cast_by order by x.seq desc))[1] as cast_by
    from vote_answer x where x.svj_id = s.svj_id and x.vote_id = s.vote_id and x.seat_id = s.id
  ) a on true`;

/** Seats of the vote by their ids, in the order of ids. */
export async function seatsById(db: Db, scope: Scope, voteId: number, ids: readonly number[]): Promise<Seat[]> {
  const { rows } = await db.execute<Seat>(sql`
    select ${seatColumns} from ${seatTables}
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and s.id = any(${sql.param([...ids])}::bigint[])
    order by s.id`);
  return rows;
}

/** The seat as people of a vote are listed: done once it has answered every point. */
export const votedUser = (s: Seat, pointCount: number): VotedUser => ({
  id: s.id,
  userId: s.user_id,
  full_name: s.owners,
  room_name: s.units,
  spare: s.spare,
  status: s.answered > 0 && s.answered >= pointCount ? 'done' : 'waiting',
  updatedAt: s.at === null ? null : new Date(s.at).toISOString(),
  shares: toText(s.num === null || s.den === null ? zero : fraction(s.num, s.den)),
});

export type Answers = Map<number, VoteValue>;

/** The present answers of the seats: seat → point → value. */
export async function answersOf(
  db: Db,
  scope: Scope,
  voteId: number,
  seatIds: readonly number[],
): Promise<Map<number, Answers>> {
  const { rows } = await db.execute<{ seat_id: number; point_id: number; value: VoteValue }>(sql`
    select seat_id, point_id, value from vote_answer
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and seat_id = any(${sql.param([...seatIds])}::bigint[])`);
  const bySeat = new Map<number, Answers>();
  for (const r of rows) {
    const own = bySeat.get(r.seat_id) ?? new Map();
    bySeat.set(r.seat_id, own.set(r.point_id, r.value));
  }
  return bySeat;
}

export type NewAnswer = { seat: number; point: number; value: VoteValue; channel: Channel; seq: number };

/** Writes answers, in the order of seats; whoever holds the ledger may put new ones in the place of older ones. */
export async function keepAnswers(db: Db, scope: Scope, voteId: number, answers: readonly NewAnswer[], now: Date) {
  await db.execute(sql`
    insert into vote_answer (svj_id, vote_id, seat_id, point_id, value, channel, cast_by, seq, at)
    select ${scope.svjId}::bigint, ${voteId}::bigint, seat, point, value, channel, ${scope.memberId}::bigint, seq,
      ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as a
      (seat bigint, point bigint, value text, channel text, seq int)
    order by seat, point
    on conflict (svj_id, vote_id, seat_id, point_id) do update
    set value = excluded.value, channel = excluded.channel, cast_by = excluded.cast_by, seq = excluded.seq, at = excluded.at`);
}

export type BallotEntry = Signed & { seat: number };

/** Ballots of the seats in the order they were written, by the seats' names in the ledger; of an online vote one a seat. */
export async function ballotsOf(
  db: Db,
  scope: Scope,
  voteId: number,
  seatIds: readonly number[],
): Promise<BallotEntry[]> {
  const { rows } = await db.execute<BallotEntry>(sql`
    select coalesce(s.frozen_id, e.seat_id) as seat, e.seq, e.hash, e.signature, e.public_key as "publicKey" from vote_entry e
    left join vote_seat s on s.svj_id = e.svj_id and s.id = e.seat_id
    where e.svj_id = ${scope.svjId} and e.vote_id = ${voteId} and e.seat_id = any(${sql.param([...seatIds])}::bigint[])
      and e.kind = 'ballot'
    order by e.seq`);
  return rows;
}
