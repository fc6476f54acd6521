import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db.ts';
import type { Scope } from '../../base/gate.ts';

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

export type PackName = { seat: number; owners: string; units: string; salt: string | null };

/** The names behind the commitments, in the order of the list; once forgotten there is no salt. */
export async function namesOf(db: Db, scope: Scope, voteId: number): Promise<PackName[]> {
  const { rows } = await db.execute<PackName>(sql`
    select id as seat, owners, units, encode(salt, 'hex') as salt from vote_seat
    where svj_id = ${scope.svjId} and vote_id = ${voteId} order by position, id`);
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

export type PackResult = { point: number; passed: boolean; columns: Record<string, string> };

/** What the end decided, as the portal shows it; shares are JSON text. */
export async function shownResults(db: Db, scope: Scope, voteId: number): Promise<PackResult[]> {
  const { rows } = await db.execute<PackResult>(sql`
    select id as point, (result ->> 'passed')::boolean as passed,
      (select jsonb_object_agg(v, result -> v ->> 'share') from unnest(array['agree', 'notAgree', 'noVote', 'miss']) v)
        as columns
    from vote_point
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and result is not null order by position, id`);
  return rows;
}
