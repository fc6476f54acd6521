import { sql } from 'drizzle-orm';
import { type Fraction, fraction, sum, toText, zero } from '#contract/base/shares/fraction.ts';
import { isReadable, type Measure } from '#contract/base/shares/shares.ts';
import type { VoteValue } from '#contract/motions/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

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
 * What was answered to each point, or to these alone, by the seats that count. Answers are looked up seat by seat (`offset 0` keeps it so):
 * of a vote that has just been cast the planner knows nothing, believes in one row, and would compare all with all.
 */
export async function answersOf(
  db: Db,
  scope: Scope,
  voteId: number,
  points?: readonly number[],
): Promise<Map<number, Map<VoteValue, Part>>> {
  if (points?.length === 0) return new Map();
  const some = points ? sql`and x.point_id = any(${sql.param([...points])}::bigint[])` : sql``;
  type Row = Summed & { point_id: number; value: VoteValue };
  const { rows } = await db.execute<Row>(sql`
    select a.point_id, a.value, ${summed}
    from vote_seat s
    join lateral (
      select x.point_id, x.value from vote_answer x
      where x.svj_id = s.svj_id and x.vote_id = s.vote_id and x.seat_id = s.id ${some} offset 0
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

/** What these seats answered, by point. */
export async function answersOfSeats(db: Db, scope: Scope, voteId: number, seatIds: readonly number[]) {
  type Row = { point_id: number; seat_id: number; value: VoteValue };
  if (seatIds.length === 0) return new Map<string, VoteValue>();
  const { rows } = await db.execute<Row>(sql`
    select point_id, seat_id, value from vote_answer
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and seat_id = any(${sql.param([...seatIds])}::bigint[])`);
  return new Map(rows.map((x) => [`${x.point_id} ${x.seat_id}`, x.value]));
}

/** The room of a point: everybody in it who counts, and those of them without an answer. */
export type Room = { present: Part; silent: Part };

export const emptyRoom: Room = { present: nothing, silent: nothing };
