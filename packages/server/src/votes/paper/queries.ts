import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db.ts';
import type { FileGuard } from '../../base/file-handlers.ts';
import { may, type Scope } from '../../base/gate.ts';
import { type NameColumns, nameOf } from '../../members/queries.ts';
import { ownSeats } from '../ballots/queries.ts';
import { votePaper } from './tables.ts';

export type PaperRow = typeof votePaper.$inferSelect;

const ofVote = (scope: Scope, voteId: number) => and(eq(votePaper.svjId, scope.svjId), eq(votePaper.voteId, voteId));
const ofSeats = (seats: readonly number[] | null) =>
  seats === null ? undefined : sql`${votePaper.seatId} = any(${sql.param([...seats])}::bigint[])`;

export async function addPaper(db: Db, scope: Scope, paper: Omit<typeof votePaper.$inferInsert, 'svjId'>) {
  const [row] = await db
    .insert(votePaper)
    .values({ ...paper, svjId: scope.svjId })
    .returning();
  return row as PaperRow;
}

/** The record, locked until the transaction ends. */
export async function heldPaper(db: Db, scope: Scope, voteId: number, id: number): Promise<PaperRow | undefined> {
  const [row] = await db
    .select()
    .from(votePaper)
    .where(and(ofVote(scope, voteId), eq(votePaper.id, id)))
    .for('update');
  return row;
}

export async function confirmPaper(db: Db, scope: Scope, id: number, by: number, now: Date): Promise<PaperRow> {
  const [row] = await db
    .update(votePaper)
    .set({ confirmedBy: by, confirmedAt: now })
    .where(and(eq(votePaper.svjId, scope.svjId), eq(votePaper.id, id)))
    .returning();
  return row as PaperRow;
}

type Page = { limit: number; offset: number };

/** A page of records, the latest first; of these seats only, unless null. */
export async function listPapers(db: Db, scope: Scope, voteId: number, seats: readonly number[] | null, page: Page) {
  return db
    .select()
    .from(votePaper)
    .where(and(ofVote(scope, voteId), ofSeats(seats)))
    .orderBy(desc(votePaper.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countPapers(db: Db, scope: Scope, voteId: number, seats: readonly number[] | null) {
  const [row] = await db
    .select({ total: count(), confirmed: count(votePaper.confirmedBy) })
    .from(votePaper)
    .where(and(ofVote(scope, voteId), ofSeats(seats)));
  return { total: row?.total ?? 0, confirmed: row?.confirmed ?? 0 };
}

/** Names of members by their ids. */
export async function namesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<NameColumns>(sql`
    select id, kind, title_before, first_name, last_name, title_after, company_name from member
    where svj_id = ${scope.svjId} and id = any(${sql.param([...new Set(ids)])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, nameOf(r).full_name]));
}

/** How many owners of these seats object, by seat. */
export async function objectionsOf(db: Db, scope: Scope, voteId: number, seats: readonly number[]) {
  const { rows } = await db.execute<{ seat_id: number; n: number }>(sql`
    select seat_id, count(*) as n from vote_objection
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and seat_id = any(${sql.param([...seats])}::bigint[])
    group by seat_id`);
  return new Map(rows.map((r) => [r.seat_id, Number(r.n)]));
}

/** Photographs of a paper are seen by the committee and by the owners of its seat; what was recorded never changes. */
export const paperFiles: FileGuard = {
  async sees(db, scope, ownerId) {
    if (may(scope, 'vote', 'rw')) return 'all';
    const [row] = await db
      .select({ voteId: votePaper.voteId, seatId: votePaper.seatId })
      .from(votePaper)
      .where(and(eq(votePaper.svjId, scope.svjId), eq(votePaper.id, ownerId)));
    if (!row || !may(scope, 'vote', 'r')) return 'nothing';
    return (await ownSeats(db, scope, row.voteId)).has(row.seatId) ? 'all' : 'nothing';
  },
  mayChange: async () => false,
  hasForm: (scope) => (may(scope, 'vote', 'rw') ? 'all' : null),
};

/** Points that papers had no valid mark at, by the entry of the ledger that says so. */
export async function blanksOf(db: Db, scope: Scope, voteId: number, seqs: readonly number[]) {
  const { rows } = await db.execute<{ seq: number; blank: number[] }>(sql`
    select seq, body::jsonb -> 'blank' as blank from vote_entry
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and seq = any(${sql.param([...seqs])}::int[])
      and body::jsonb ? 'blank'`);
  return new Map(rows.map((r) => [r.seq, r.blank]));
}
