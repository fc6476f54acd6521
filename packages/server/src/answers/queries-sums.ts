import { type SQL, sql } from 'drizzle-orm';
import { type Fraction, fraction, sum, toText, zero } from '#contract/base/fraction.ts';
import { isReadable, type Measure } from '#contract/motions/rules-shares.ts';
import type { Channel, VotedUser, VoterWay, VoteValue } from '#contract/motions/schema.ts';
import type { Db } from '../base/db/db.ts';
import { type NameOrNobody, nameOrNull } from '../base/db/people.ts';
import type { Scope } from '../base/http/gate.ts';
import { saidBefore } from '../census/queries-changes.ts';
import { powersByWhich } from '../proxies/queries-use.ts';

/** Some of the seats that count: their shares exactly, how many they are and of how many units. */
export type Part = { share: Fraction; seats: number; units: number };
/** Shares come summed by denominator: their sum is exact whatever the denominators are. */
export type Summed = { den: string | null; num: string | null; seats: number; units: number };

export const nothing: Part = { share: zero, seats: 0, units: 0 };
export const partOf = (rows: readonly Summed[]): Part => ({
  share: sum(rows.flatMap((x) => (x.den === null || x.num === null ? [] : [fraction(x.num, x.den)]))),
  seats: rows.reduce((n, x) => n + Number(x.seats), 0),
  units: rows.reduce((n, x) => n + Number(x.units), 0),
});
export const columnOf = ({ share, ...rest }: Part) => ({ ...rest, share: toText(share) });

export const summed = sql.raw(
  'sum(s.num)::text as num, s.den::text, count(*) as seats, sum(cardinality(s.unit_ids)) as units',
);

/**
 * What was answered to each point by the seats that count. Answers are looked up seat by seat (`offset 0` keeps it so):
 * of a vote that has just been cast the planner knows nothing, believes in one row, and would compare all with all.
 */
export async function answersOf(db: Db, scope: Scope, voteId: number): Promise<Map<number, Map<VoteValue, Part>>> {
  type Row = Summed & { point_id: number; value: VoteValue };
  const { rows } = await db.execute<Row>(sql`
    select a.point_id, a.value, ${summed}
    from vote_seat s
    join lateral (
      select x.point_id, x.value from vote_answer x
      where x.svj_id = s.svj_id and x.vote_id = s.vote_id and x.seat_id = s.id offset 0
    ) a on true
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and not s.own
    group by a.point_id, a.value, s.den`);
  const byPoint = Map.groupBy(rows, (x) => x.point_id);
  return new Map(
    [...byPoint].map(([point, list]) => [
      point,
      new Map([...Map.groupBy(list, (x) => x.value)].map(([value, some]) => [value, partOf(some)])),
    ]),
  );
}

export type Turnout = { all: Part; voted: Part; present: Part; byOthers: Part; onPaper: Part; withoutSecond: Part };

/**
 * The seats that count, and those of them that have voted, are in the room, were voted for by somebody else, voted on
 * paper, or were voted for by a paper that no second person confirmed.
 */
export async function turnoutOf(db: Db, scope: Scope, voteId: number): Promise<Turnout> {
  type Row = Summed & { voted: boolean; present: boolean; by_others: boolean; on_paper: boolean; alone: boolean };
  const { rows } = await db.execute<Row>(sql`
    select ${summed}, coalesce(a.voted, false) as voted, coalesce(a.by_others, false) as by_others,
      coalesce(a.on_paper, false) as on_paper, p.seat_id is not null as present,
      b.alone is not null as alone
    from vote_seat s
    left join lateral (
      select bool_or(x.value <> 'miss') as voted, bool_or(x.channel = 'paper') as on_paper, bool_or(x.channel = 'proxy'
        or (x.channel = 'own' and not coalesce(x.owner_ids, s.owner_ids) @> array[x.cast_by])) as by_others
      from vote_answer x where x.svj_id = s.svj_id and x.vote_id = s.vote_id and x.seat_id = s.id
    ) a on true
    left join lateral (
      select 1 as alone from vote_proxy_use y
      where y.svj_id = s.svj_id and y.vote_id = s.vote_id and y.seat_id = s.id and y.second = 'alone' limit 1
    ) b on true
    left join vote_presence p on p.svj_id = s.svj_id and p.vote_id = s.vote_id and p.seat_id = s.id and p.left_at is null
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and not s.own and s.parted_seq is null
    group by s.den, 5, 6, 7, 8, 9`);
  return {
    all: partOf(rows),
    voted: partOf(rows.filter((x) => x.voted)),
    present: partOf(rows.filter((x) => x.present)),
    byOthers: partOf(rows.filter((x) => x.by_others)),
    onPaper: partOf(rows.filter((x) => x.on_paper)),
    withoutSecond: partOf(rows.filter((x) => x.alone)),
  };
}

/**
 * The parts that shares of the vote are counted in: those of the register when the list was built, and enough for every
 * corrected share of it; null when they have more than 12 digits.
 */
export async function denominatorOf(db: Db, scope: Scope, voteId: number): Promise<string | null> {
  const { rows } = await db.execute<{ den: string }>(sql`
    select lcm_all(d.den)::text as den from (
      select distinct den from vote_seat where svj_id = ${scope.svjId} and vote_id = ${voteId} and den is not null
      union select parts from vote where svj_id = ${scope.svjId} and id = ${voteId} and parts is not null
    ) d`);
  const den = rows[0]?.den ?? '1';
  return isReadable(BigInt(den)) ? den : null;
}

/** What mails and papers of the vote show a share of. */
export async function measureOf(db: Db, scope: Scope, voteId: number): Promise<Measure> {
  const { rows } = await db.execute<Summed>(sql`
    select ${summed} from vote_seat s
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and not s.own and s.parted_seq is null group by s.den`);
  const parts = await denominatorOf(db, scope, voteId);
  return { base: partOf(rows).share, parts: parts === null ? null : BigInt(parts) };
}

export type Mine = {
  seat: VotedUser;
  how: VoterWay | 'proxy';
  own: boolean;
  channel: Channel | null;
  castBy: string | null;
  former: boolean;
  objected: boolean;
  paperWaits: boolean;
};

type MineRow = NameOrNobody & {
  seat_id: number;
  units: string;
  owners: string;
  spare: string;
  num: string | null;
  den: string | null;
  own: boolean;
  how: VoterWay | 'proxy';
  user_id: number | null;
  answered: number;
  at: string | null;
  channel: Channel | null;
  by_other: boolean;
  former: boolean;
  objected: boolean;
  paper_waits: boolean;
};

/** The statement of `seatsOfMine`; `powers` are seats by powers of attorney. */
const mineQuery = (scope: Scope, voteId: number, powers: readonly number[]): SQL => sql`
    select s.id as seat_id, s.units, s.owners, s.spare, s.num, s.den, s.own, w.how, a.answered, a.at, a.channel,
      (select case when count(*) = 1 then min(x.member_id) end from vote_voter x
        where x.svj_id = s.svj_id and x.seat_id = s.id) as user_id,
      coalesce(a.cast_by <> ${scope.memberId}, false) as by_other,
      w.how <> 'proxy' and coalesce(a.cast_by <> ${scope.memberId} and a.former, false) as former,
      exists (select from vote_objection o where o.svj_id = s.svj_id and o.vote_id = s.vote_id and o.seat_id = s.id
        and o.member_id = ${scope.memberId}
        and (o.paper_id is null or exists (select from vote_paper p
          where p.svj_id = o.svj_id and p.id = o.paper_id and p.void_at is null))) as objected,
      exists (select from vote_paper p where p.svj_id = s.svj_id and p.vote_id = s.vote_id and p.seat_id = s.id
        and not p.counts and p.void_at is null) as paper_waits,
      m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from (
      select svj_id, seat_id, how from vote_voter
      where svj_id = ${scope.svjId} and member_id = ${scope.memberId} and vote_id = ${voteId}
      union all
      select p.svj_id, p.id, 'proxy' from vote_seat p
      where p.svj_id = ${scope.svjId} and p.vote_id = ${voteId} and p.id = any(${sql.param([...powers])}::bigint[])
        and not exists (select from vote_voter v
          where v.svj_id = p.svj_id and v.seat_id = p.id and v.member_id = ${scope.memberId})
    ) w
    join vote_seat s on s.svj_id = w.svj_id and s.id = w.seat_id
    left join lateral (
      select count(*) as answered, max(x.at) as at, max(x.channel) as channel,
        (array_agg(x.cast_by order by x.seq desc))[1] as cast_by,
        bool_or(${saidBefore(scope)}) as former
      from vote_answer x where x.svj_id = s.svj_id and x.vote_id = s.vote_id and x.seat_id = s.id
    ) a on true
    left join member m on m.svj_id = s.svj_id and m.id = a.cast_by
    order by w.how = 'proxy', s.position, s.id`;

function mineOf(x: MineRow, pointCount: number): Mine {
  return {
    seat: {
      id: x.seat_id,
      userId: x.user_id,
      full_name: x.owners,
      room_name: x.units,
      spare: x.spare,
      status: pointCount > 0 && x.answered >= pointCount ? 'done' : 'waiting',
      updatedAt: x.at && new Date(x.at).toISOString(),
      shares: toText(x.num === null || x.den === null ? zero : fraction(x.num, x.den)),
    },
    how: x.how,
    own: x.own,
    channel: x.channel,
    castBy: x.by_other ? (nameOrNull(x)?.full_name ?? null) : null,
    former: x.former,
    objected: x.objected,
    paperWaits: x.paper_waits,
  };
}

/** Seats that the asker may vote for, own ones first, then by powers; with whether they have and who did it. */
export async function seatsOfMine(
  db: Db,
  scope: Scope,
  voteId: number,
  pointCount: number,
  now: Date,
): Promise<Mine[]> {
  if (scope.memberId === null) return [];
  const powers = [...(await powersByWhich(db, scope, voteId, now)).keys()];
  const { rows } = await db.execute<MineRow>(mineQuery(scope, voteId, powers));
  return rows.map((x) => mineOf(x, pointCount));
}

/** What these seats answered, by point. */
export async function answersOfSeats(db: Db, scope: Scope, voteId: number, seatIds: readonly number[]) {
  type Row = { point_id: number; seat_id: number; value: VoteValue };
  if (seatIds.length === 0) return new Map<string, VoteValue>();
  const { rows } = await db.execute<Row>(sql`
    select point_id, seat_id, value from vote_answer
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and seat_id = any(${sql.param([...seatIds])}::bigint[])`);
  return new Map(rows.map((x) => [`${x.point_id} ${x.seat_id}`, x.value]));
}

export async function countObjections(db: Db, scope: Scope, voteId: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n from vote_objection where svj_id = ${scope.svjId} and vote_id = ${voteId}`,
  );
  return Number(rows[0]?.n ?? 0);
}

/** Papers that were recorded and do not count, because nobody confirmed them in time. */
export async function countUnconfirmed(db: Db, scope: Scope, voteId: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from vote_paper
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and void_why = 'notConfirmed'`);
  return Number(rows[0]?.n ?? 0);
}

/** The room of a point: everybody in it who counts, and those of them without an answer. */
export type Room = { present: Part; silent: Part };

export const emptyRoom: Room = { present: nothing, silent: nothing };
