import { type SQL, sql } from 'drizzle-orm';
import { type Fraction, fraction, zero } from '#contract/base/shares/fraction.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { pointCalled, seatCalled } from '../../ledger/queries-origin.ts';

/** When the last reminder of the vote went, by hand or by the clock. */
export async function lastReminder(db: Db, scope: Scope, voteId: number): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select max(at) as at from vote_mail
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and kind = 'voteReminder'`);
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}

type Shared = { num: string | null; den: string | null };
const shareOf = ({ num, den }: Shared): Fraction => (num === null || den === null ? zero : fraction(num, den));
const named = (
  member: SQL,
) => sql`(select coalesce(m.company_name, nullif(concat_ws(' ', m.first_name, m.last_name), ''))
  from member m where m.svj_id = p.svj_id and m.id = ${member})`;

export type PaperLine = {
  number: string;
  units: string;
  share: Fraction;
  counts: boolean;
  voidWhy: string | null;
  handedIn: string | null;
  takenBy: string | null;
  recordedBy: string | null;
  confirmedBy: string | null;
};

/** Papers that do not count, and those recorded after the end, in the order they were recorded. */
export async function paperLines(db: Db, scope: Scope, voteId: number): Promise<PaperLine[]> {
  const { rows } = await db.execute<Omit<PaperLine, 'share'> & Shared>(sql`
    select p.number, s.units, s.num::text, s.den::text, p.counts, p.void_why as "voidWhy", p.handed_in as "handedIn",
      ${named(sql`p.taken_by`)} as "takenBy", ${named(sql`p.recorded_by`)} as "recordedBy",
      ${named(sql`p.confirmed_by`)} as "confirmedBy"
    from vote_paper p join vote_seat s on s.svj_id = p.svj_id and s.id = p.seat_id
    where p.svj_id = ${scope.svjId} and p.vote_id = ${voteId} and (not p.counts or p.handed_in is not null)
    order by p.seq`);
  return rows.map(({ num, den, ...row }) => ({ ...row, share: shareOf({ num, den }) }));
}

export type ObjectedSeat = { units: string; owners: string; share: Fraction; at: string; undone: boolean };

/** Objections to ballots in the order they came; `undone` where the paper fell by one. */
export async function objectedSeats(db: Db, scope: Scope, voteId: number): Promise<ObjectedSeat[]> {
  const { rows } = await db.execute<Omit<ObjectedSeat, 'share'> & Shared>(sql`
    select s.units, s.owners, s.num::text, s.den::text, o.at, coalesce(p.void_why = 'objection', false) as undone
    from vote_objection o join vote_seat s on s.svj_id = o.svj_id and s.id = o.seat_id
    left join vote_paper p on p.svj_id = o.svj_id and p.id = o.paper_id
    where o.svj_id = ${scope.svjId} and o.vote_id = ${voteId} order by o.id`);
  return rows.map(({ num, den, ...row }) => ({ ...row, share: shareOf({ num, den }) }));
}

/** Seats and points of a vote by what its ledger calls them. */
export async function namesInLedger(db: Db, scope: Scope, voteId: number) {
  type Named = { id: number; name: number };
  const ofVote = sql`svj_id = ${scope.svjId} and vote_id = ${voteId}`;
  const seats = await db.execute<Named>(sql`select s.id, ${seatCalled} as name from vote_seat s where ${ofVote}`);
  const points = await db.execute<Named>(sql`select p.id, ${pointCalled} as name from vote_point p where ${ofVote}`);
  const byName = (rows: readonly Named[]) => new Map(rows.map((r) => [r.name, r.id]));
  return { seats: byName(seats.rows), points: byName(points.rows) };
}
