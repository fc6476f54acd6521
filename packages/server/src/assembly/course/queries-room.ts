import { sql } from 'drizzle-orm';
import { mostExcepted, mostNamed } from '#contract/assembly/schema-course.ts';
import { type Fraction, fraction, toText, zero } from '#contract/base/shares/fraction.ts';
import type { VoteValue } from '#contract/motions/schema.ts';
import { type Part, partOf, type Summed, summed } from '../../answers/queries-sums.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/**
 * Of `vote_seat s`: who is in the room for it. Looked up seat by seat (`offset 0` keeps it so): of a room that has just been
 * filled the planner knows nothing, and would compare all with all.
 */
const presence = sql`lateral (select y.seat_id, y.person from vote_presence y
  where y.svj_id = s.svj_id and y.vote_id = s.vote_id and y.seat_id = s.id and y.left_at is null offset 0) h`;

/** Seats that count: all of them, and those in the room. */
export async function roomNow(db: Db, scope: Scope, voteId: number): Promise<{ all: Part; present: Part }> {
  const { rows } = await db.execute<Summed & { here: boolean }>(sql`
    select ${summed}, h.seat_id is not null as here
    from vote_seat s
    left join ${presence} on true
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and not s.own and s.parted_seq is null
    group by s.den, 5`);
  return { all: partOf(rows), present: partOf(rows.filter((r) => r.here)) };
}

type Row = { id: number; owners: string; units: string; person: string; num: string | null; den: string | null };
const columns = sql`s.id, s.owners, s.units, h.person, s.num::text, s.den::text`;
/** Who counts and is in the room. */
const inRoom = sql`vote_seat s cross join ${presence}`;
const ofVote = (scope: Scope, voteId: number) =>
  sql`s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and not s.own and s.parted_seq is null`;
const called = ({ id, owners, units, person, num, den }: Row) => ({
  ...{ id, owners, units: units.split(', '), person },
  share: toText(num === null || den === null ? zero : fraction(num, den)),
});

/** Who in the room is against, abstains, or has said nothing of the point, in the order of the list. */
export async function saidOtherwise(db: Db, scope: Scope, voteId: number, pointId: number) {
  const { rows } = await db.execute<Row & { value: VoteValue }>(sql`
    select x.id, x.owners, x.units, x.person, x.num, x.den, x.value from (
      select ${columns}, s.position, coalesce(a.value, 'miss') as value,
        row_number() over (partition by coalesce(a.value, 'miss') = 'miss' order by s.position, s.id) as n
      from ${inRoom}
      left join lateral (select y.value from vote_answer y where y.svj_id = s.svj_id and y.vote_id = s.vote_id
        and y.seat_id = s.id and y.point_id = ${pointId} offset 0) a on true
      where ${ofVote(scope, voteId)} and coalesce(a.value, 'miss') <> 'agree'
    ) x where x.n <= case when x.value = 'miss' then ${mostNamed}::integer else ${mostExcepted}::integer end
    order by x.position, x.id`);
  const of = (value: VoteValue) => rows.filter((r) => r.value === value).map(called);
  return {
    silent: of('miss'),
    excepted: (['notAgree', 'noVote'] as const).flatMap((value) => of(value).map((seat) => ({ ...seat, value }))),
  };
}

/** Seats in the room that are larger than this, or as large if `strict`: the largest of them, and how many they are. */
export async function largerThan(
  db: Db,
  scope: Scope,
  voteId: number,
  { share, strict }: { share: Fraction; strict: boolean },
) {
  const [num, den] = [sql`${share.num.toString()}::numeric`, sql`${share.den.toString()}::numeric`];
  const larger = strict ? sql`>=` : sql`>`;
  const { rows } = await db.execute<Row & { n: number }>(sql`
    select ${columns}, count(*) over () as n
    from ${inRoom}
    where ${ofVote(scope, voteId)} and s.num * ${den} ${larger} ${num} * s.den
    order by s.num / s.den desc, s.position, s.id limit 1`);
  const [first] = rows;
  return first ? { count: Number(first.n), seat: called(first) } : null;
}
