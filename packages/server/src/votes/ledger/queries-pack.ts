import { sql } from 'drizzle-orm';
import type { VoteState } from '#contract/votes/schema.ts';
import type { Db } from '../../base/db.ts';
import type { Scope } from '../../base/gate.ts';
import { seen, tookPart } from '../queries.ts';

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
  spare: string;
  salt: string | null;
  voters: [number, string][];
};

/** The names behind the commitments, in the order of the list; once forgotten there is no salt. */
export async function namesOf(db: Db, scope: Scope, voteId: number): Promise<PackName[]> {
  const { rows } = await db.execute<PackName>(sql`
    select s.id as seat, s.owners, s.units, s.spare, encode(s.salt, 'hex') as salt,
      coalesce((select jsonb_agg(jsonb_build_array(w.member_id, w.how) order by w.member_id) from vote_voter w
        where w.svj_id = s.svj_id and w.vote_id = s.vote_id and w.seat_id = s.id), '[]') as voters
    from vote_seat s where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} order by s.position, s.id`);
  return rows;
}

export type PackAnswers = { seat: number; answers: Record<string, string> };

/** What the portal shows of each seat that has answered. */
export async function shownAnswers(db: Db, scope: Scope, voteId: number): Promise<PackAnswers[]> {
  const { rows } = await db.execute<PackAnswers>(sql`
    select seat_id as seat, jsonb_object_agg(point_id::text, value) as answers from vote_answer
    where svj_id = ${scope.svjId} and vote_id = ${voteId} group by seat_id order by seat_id`);
  return rows;
}

export type PackCast = { seat: number; points: number[]; seq: number; channel: string; by: number | null; at: string };

/** How the answers came: those of a seat that came at once are one row. */
export async function shownCasts(db: Db, scope: Scope, voteId: number): Promise<PackCast[]> {
  const { rows } = await db.execute<PackCast>(sql`
    select seat_id as seat, jsonb_agg(point_id order by point_id) as points, seq, channel, cast_by as by, at
    from vote_answer where svj_id = ${scope.svjId} and vote_id = ${voteId}
    group by seat_id, seq, channel, cast_by, at order by seat_id, seq`);
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
    select seat_id as seat, seq, number, paper_date::text as date, scanned, recorded_by as by, confirmed_by as confirmed,
      handed_in as "handedIn", taken_by as "takenBy", void_why as void
    from vote_paper where svj_id = ${scope.svjId} and vote_id = ${voteId} order by seq`);
  return rows.map((r) => ({ ...r, handedIn: r.handedIn && new Date(r.handedIn).toISOString() }));
}

export async function shownObjections(db: Db, scope: Scope, voteId: number): Promise<{ seat: number; by: number }[]> {
  const { rows } = await db.execute<{ seat: number; by: number }>(sql`
    select seat_id as seat, member_id as by from vote_objection
    where svj_id = ${scope.svjId} and vote_id = ${voteId} order by id`);
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
    select id as point, (result ->> 'passed')::boolean as passed,
      (select jsonb_object_agg(v, result -> v ->> 'share') from ${columns}) as columns,
      (select jsonb_object_agg(v, jsonb_build_array(result -> v -> 'seats', result -> v -> 'units')) from ${columns})
        as counts,
      case when result ? 'room' then jsonb_build_object('present', ${trio('present')}, 'silent', ${trio('silent')}) end as room,
      closed_at as "closedAt"
    from vote_point
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and result is not null order by position, id`);
  return rows.map((r) => ({ ...r, closedAt: r.closedAt === null ? null : new Date(r.closedAt).toISOString() }));
}
