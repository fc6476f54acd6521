import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { VoteValue } from '#contract/motions/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { pointCalled } from '../../ledger/queries-origin.ts';
import { votePaper } from './tables.ts';

export type PaperRow = typeof votePaper.$inferSelect;

const ofVote = (scope: Scope, voteId: number) => and(eq(votePaper.svjId, scope.svjId), eq(votePaper.voteId, voteId));
const ofSeats = (seats: readonly number[]) => sql`${votePaper.seatId} = any(${sql.param([...seats])}::bigint[])`;

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

/** Papers of these seats, in the order they were recorded. */
export async function papersOfSeats(
  db: Db,
  scope: Scope,
  voteId: number,
  seats: readonly number[],
): Promise<PaperRow[]> {
  return db
    .select()
    .from(votePaper)
    .where(and(ofVote(scope, voteId), ofSeats(seats)))
    .orderBy(votePaper.seq);
}

/** Papers that neither count nor are void, in the order they were recorded. */
export async function waitingPapers(db: Db, scope: Scope, voteId: number): Promise<PaperRow[]> {
  return db
    .select()
    .from(votePaper)
    .where(and(ofVote(scope, voteId), eq(votePaper.counts, false), isNull(votePaper.voidAt)))
    .orderBy(votePaper.seq);
}

type Marked = Partial<Pick<PaperRow, 'confirmedBy' | 'confirmedAt' | 'photoAt' | 'counts' | 'voidAt' | 'voidWhy'>>;

/** Writes down what became of the papers. */
export async function markPapers(db: Db, scope: Scope, ids: readonly number[], set: Marked): Promise<void> {
  if (ids.length === 0) return;
  const these = sql`${votePaper.id} = any(${sql.param([...ids])}::bigint[])`;
  await db
    .update(votePaper)
    .set(set)
    .where(and(eq(votePaper.svjId, scope.svjId), these));
}

type Page = { limit: number; offset: number };

/** Of `vote_paper`: those who owned the seat when it was recorded, before it changed hands, were not the asker. */
const ofFormer = (scope: Scope) => sql`coalesce((select not c.from_ids @> array[${scope.memberId ?? 0}::bigint]
  from vote_seat_change c where c.svj_id = vote_paper.svj_id and c.seat_id = vote_paper.seat_id and c.seq > vote_paper.seq
  order by c.seq limit 1), false)`;

/** Whether the paper is one that the asker's predecessor gave. */
export async function isOfFormer(db: Db, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from vote_paper where svj_id = ${scope.svjId} and id = ${id} and ${ofFormer(scope)}`);
  return rows.length > 0;
}

/** Which records: of these seats, and these ones; all when null. */
export type Among = { seats: readonly number[]; ids: readonly number[] } | null;
const among = (scope: Scope, of: Among) =>
  of === null
    ? undefined
    : sql`(${ofSeats(of.seats)} and not ${ofFormer(scope)} or ${votePaper.id} = any(${sql.param([...of.ids])}::bigint[]))`;

/** A page of records, the latest first. */
export async function listPapers(db: Db, scope: Scope, voteId: number, of: Among, page: Page) {
  return db
    .select()
    .from(votePaper)
    .where(and(ofVote(scope, voteId), among(scope, of)))
    .orderBy(desc(votePaper.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countPapers(db: Db, scope: Scope, voteId: number, of: Among) {
  const waits = sql`not ${votePaper.counts} and ${votePaper.voidAt} is null`;
  const [row] = await db
    .select({
      total: count(),
      counted: sql<number>`count(*) filter (where ${votePaper.counts})`,
      waiting: sql<number>`count(*) filter (where ${waits})`,
    })
    .from(votePaper)
    .where(and(ofVote(scope, voteId), among(scope, of)));
  return { total: row?.total ?? 0, counted: Number(row?.counted ?? 0), waiting: Number(row?.waiting ?? 0) };
}

/** Names of members by their ids. */
export async function namesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<NameColumns>(sql`
    select id, kind, title_before, first_name, last_name, title_after, company_name from member
    where svj_id = ${scope.svjId} and id = any(${sql.param([...new Set(ids)])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, nameOf(r).full_name]));
}

/** How many people object to these papers, by paper. */
export async function objectionsOf(db: Db, scope: Scope, voteId: number, papers: readonly number[]) {
  const { rows } = await db.execute<{ paper_id: number; n: number }>(sql`
    select paper_id, count(*) as n from vote_objection
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and paper_id = any(${sql.param([...papers])}::bigint[])
    group by paper_id`);
  return new Map(rows.map((r) => [r.paper_id, Number(r.n)]));
}

/** What papers say to the points, by the entry of the ledger that holds it; `blank` are points without a valid mark. */
export async function saidIn(db: Db, scope: Scope, voteId: number, seqs: readonly number[]) {
  type Said = { seq: number; answers: Record<string, VoteValue>; blank: number[] };
  if (seqs.length === 0) return new Map<number, Said>();
  const called = sql`(${pointCalled})::text`;
  const { rows } = await db.execute<Said>(sql`
    select e.seq,
      coalesce(jsonb_object_agg(p.id::text, e.body::jsonb -> 'answers' -> ${called})
        filter (where e.body::jsonb -> 'answers' ? ${called}), '{}') as answers,
      coalesce(jsonb_agg(p.id order by p.position, p.id)
        filter (where e.body::jsonb -> 'blank' @> to_jsonb(${pointCalled})), '[]') as blank
    from vote_entry e join vote_point p on p.svj_id = e.svj_id and p.vote_id = e.vote_id
    where e.svj_id = ${scope.svjId} and e.vote_id = ${voteId} and e.seq = any(${sql.param([...seqs])}::int[])
    group by e.seq`);
  return new Map(rows.map((r) => [r.seq, r]));
}

export async function paperById(db: Db, scope: Scope, voteId: number, id: number): Promise<PaperRow | undefined> {
  const [row] = await db
    .select()
    .from(votePaper)
    .where(and(ofVote(scope, voteId), eq(votePaper.id, id)));
  return row;
}

/** The record of whatever vote. */
export async function anyPaper(db: Db, scope: Scope, id: number): Promise<PaperRow | undefined> {
  const [row] = await db
    .select()
    .from(votePaper)
    .where(and(eq(votePaper.svjId, scope.svjId), eq(votePaper.id, id)));
  return row;
}

/** Papers that were recorded and do not count, because nobody confirmed them in time. */
export async function countUnconfirmed(db: Db, scope: Scope, voteId: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from vote_paper
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and void_why = 'notConfirmed'`);
  return Number(rows[0]?.n ?? 0);
}
