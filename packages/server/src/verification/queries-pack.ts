import { sql } from 'drizzle-orm';
import type { RuleText } from '#contract/motions/rules-point.ts';
import type { VoteState } from '#contract/motions/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { filesOfPoints } from '../census/print.ts';
import { changesOf } from '../census/queries-changes.ts';
import { called, pointCalled, seatCalled } from '../ledger/queries-origin.ts';
import { seen, tookPart, type Vote } from '../motions/queries.ts';
import { pointsOf } from '../motions/queries-points.ts';
import { otherRuleOf } from '../motions/steps-rules.ts';

export type PackEntry = { seq: number; hash: string; prev: string; body: string };
type Page = { limit: number; offset: number };

/** A page of the ledger in its order, as it stands in the database. */
export async function entriesOf(db: Db, scope: Scope, voteId: number, page: Page): Promise<PackEntry[]> {
  const { rows } = await db.execute<PackEntry>(sql`
    select seq, encode(hash, 'hex') as hash, coalesce(encode(prev, 'hex'), '') as prev, body from vote_entry
    where svj_id = ${scope.svjId} and vote_id = ${voteId}
    order by seq limit ${page.limit} offset ${page.offset}`);
  return rows;
}

export async function countEntries(db: Db, scope: Scope, voteId: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n from vote_entry where svj_id = ${scope.svjId} and vote_id = ${voteId}`,
  );
  return Number(rows[0]?.n ?? 0);
}

type Taken = { id: number; name: string; status: VoteState; finishedAt: string | null };

/** Votes in which a ballot of the asker, or of a seat of theirs, is stored; the latest first. */
export async function takenPart(db: Db, scope: Scope, page: Page): Promise<{ votes: Taken[]; total: number }> {
  const mine = sql`${seen(scope)} and ${tookPart(scope)}`;
  const { rows } = await db.execute<Taken>(sql`
    select id, name, status, finished_at as "finishedAt" from vote where ${mine}
    order by id desc limit ${page.limit} offset ${page.offset}`);
  const count = await db.execute<{ n: number }>(sql`select count(*) as n from vote where ${mine}`);
  const votes = rows.map((v) => ({ ...v, finishedAt: v.finishedAt && new Date(v.finishedAt).toISOString() }));
  return { votes, total: Number(count.rows[0]?.n ?? 0) };
}

export type PackName = {
  seat: number;
  owners: string;
  units: string;
  share: string;
  spare: string;
  salt: string | null;
  voters: [number, string][];
};

/** The names behind the commitments, in the order of the list; once forgotten there is no salt. */
export async function namesOf(db: Db, scope: Scope, voteId: number): Promise<PackName[]> {
  const { rows } = await db.execute<PackName>(sql`
    select ${seatCalled} as seat, coalesce(s.first_owners, s.owners) as owners, s.units,
      s.num::text || '/' || s.den::text as share, coalesce(s.first_spare, s.spare) as spare, encode(s.salt, 'hex') as salt,
      coalesce((select jsonb_agg(jsonb_build_array(${called(sql`w.member_id`)}, w.how) order by w.member_id) from vote_voter w
        where w.svj_id = s.svj_id and w.vote_id = s.vote_id and w.seat_id = s.id), '[]') as voters
    from vote_seat s join vote v on v.svj_id = s.svj_id and v.id = s.vote_id
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} order by s.position, s.id`);
  return rows;
}

/** What became of owners, as it is shown; of a parted seat its parts have the names. */
export async function shownChanges(db: Db, scope: Scope, voteId: number) {
  const rows = await changesOf(db, scope, voteId);
  return rows.map(({ called: seat, seq, owners, spare, salt, day, source, known }) => ({
    ...{ seat, seq, owners, spare, salt, day, source, known },
  }));
}

/** The order of the agenda as it is shown, by what the ledger calls the points. */
export async function shownOrder(db: Db, scope: Scope, voteId: number): Promise<number[]> {
  const { rows } = await db.execute<{ name: number }>(sql`
    select ${pointCalled} as name from vote_point p
    where p.svj_id = ${scope.svjId} and p.vote_id = ${voteId} order by p.position, p.id`);
  return rows.map((r) => Number(r.name));
}

export type PackPoint = {
  point: number;
  seq: number;
  name: string;
  text: string;
  files: string[];
  rule: RuleText | null;
  offAgenda: boolean;
};

/** Points that a meeting took up while it went on, as they stand now. */
export async function shownAdded(db: Db, scope: Scope, v: Vote): Promise<PackPoint[]> {
  const points = (await pointsOf(db, scope, v.id)).filter((p) => p.addedSeq !== null);
  const ids = points.map((p) => p.id);
  const files = await filesOfPoints(db, scope, ids);
  return points.map((p) => ({
    ...{ point: p.frozenId ?? p.id, seq: p.addedSeq as number, name: p.name, text: p.description },
    ...{ files: files.get(p.id) ?? [], rule: otherRuleOf(v, p), offAgenda: p.offAgenda },
  }));
}

/** Answers stand beside what the ledger calls their seats and points. */
const seatAndPoint = sql.raw(`join vote_seat s on s.svj_id = a.svj_id and s.id = a.seat_id
    join vote_point p on p.svj_id = a.svj_id and p.id = a.point_id`);
const ofVote = (table: string) => sql.raw(`join vote v on v.svj_id = ${table}.svj_id and v.id = ${table}.vote_id`);

export type PackAnswers = { seat: number; answers: Record<string, string> };

/** What the portal shows of each seat that has answered. */
export async function shownAnswers(db: Db, scope: Scope, voteId: number): Promise<PackAnswers[]> {
  const { rows } = await db.execute<PackAnswers>(sql`
    select ${seatCalled} as seat, jsonb_object_agg((${pointCalled})::text, a.value) as answers
    from vote_answer a ${seatAndPoint}
    where a.svj_id = ${scope.svjId} and a.vote_id = ${voteId} group by 1 order by 1`);
  return rows;
}

export type PackCast = { seat: number; points: number[]; seq: number; channel: string; by: number | null; at: string };

/** How the answers came: those of a seat that came at once are one row. */
export async function shownCasts(db: Db, scope: Scope, voteId: number): Promise<PackCast[]> {
  const { rows } = await db.execute<PackCast>(sql`
    select x.seat, jsonb_agg(x.point order by x.point) as points, x.seq, x.channel, x.by, x.at from (
      select ${seatCalled} as seat, ${pointCalled} as point, a.seq, a.channel, ${called(sql`a.cast_by`)} as by, a.at
      from vote_answer a ${seatAndPoint} ${ofVote('a')}
      where a.svj_id = ${scope.svjId} and a.vote_id = ${voteId}
    ) x group by x.seat, x.seq, x.channel, x.by, x.at order by x.seat, x.seq`);
  return rows.map((r) => ({ ...r, at: new Date(r.at).toISOString() }));
}

export type PackPaper = {
  seat: number;
  seq: number;
  number: string;
  date: string;
  scanned: boolean;
  by: number;
  confirmed: number | null;
  handedIn: string | null;
  takenBy: number | null;
  void: string | null;
};

/** Papers as they are listed. */
export async function shownPapers(db: Db, scope: Scope, voteId: number): Promise<PackPaper[]> {
  const { rows } = await db.execute<PackPaper>(sql`
    select ${seatCalled} as seat, q.seq, q.number, q.paper_date::text as date, q.scanned, ${called(sql`q.recorded_by`)} as by,
      ${called(sql`q.confirmed_by`)} as confirmed, q.handed_in as "handedIn", ${called(sql`q.taken_by`)} as "takenBy",
      q.void_why as void
    from vote_paper q join vote_seat s on s.svj_id = q.svj_id and s.id = q.seat_id ${ofVote('q')}
    where q.svj_id = ${scope.svjId} and q.vote_id = ${voteId} order by q.seq`);
  return rows.map((r) => ({ ...r, handedIn: r.handedIn && new Date(r.handedIn).toISOString() }));
}

export async function shownObjections(db: Db, scope: Scope, voteId: number): Promise<{ seat: number; by: number }[]> {
  const { rows } = await db.execute<{ seat: number; by: number }>(sql`
    select ${seatCalled} as seat, ${called(sql`o.member_id`)} as by
    from vote_objection o join vote_seat s on s.svj_id = o.svj_id and s.id = o.seat_id ${ofVote('o')}
    where o.svj_id = ${scope.svjId} and o.vote_id = ${voteId} order by o.id`);
  return rows;
}

export type PackResult = {
  point: number;
  passed: boolean;
  columns: Record<string, string>;
  counts: Record<string, [number, number]>;
  room: { present: [number, number, string]; silent: [number, number, string] } | null;
  closedAt: string | null;
};
const trio = (of: 'present' | 'silent') => sql`jsonb_build_array(result #> ${`{room,${of},seats}`}::text[],
  result #> ${`{room,${of},units}`}::text[], result #>> ${`{room,${of},share}`}::text[])`;
const columns = sql`unnest(array['agree', 'notAgree', 'noVote', 'miss']) v`;

/** What the end decided, as the portal shows it; shares are JSON text. */
export async function shownResults(db: Db, scope: Scope, voteId: number): Promise<PackResult[]> {
  const { rows } = await db.execute<PackResult>(sql`
    select ${pointCalled} as point, (result ->> 'passed')::boolean as passed,
      (select jsonb_object_agg(v, result -> v ->> 'share') from ${columns}) as columns,
      (select jsonb_object_agg(v, jsonb_build_array(result -> v -> 'seats', result -> v -> 'units')) from ${columns})
        as counts,
      case when result ? 'room' then jsonb_build_object('present', ${trio('present')}, 'silent', ${trio('silent')}) end as room,
      closed_at as "closedAt"
    from vote_point p
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and result is not null order by position, id`);
  return rows.map((r) => ({ ...r, closedAt: r.closedAt === null ? null : new Date(r.closedAt).toISOString() }));
}
