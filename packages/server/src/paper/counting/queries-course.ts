import { sql } from 'drizzle-orm';
import { decidedAt, type PaperCourse, papersUntil, secondUntil } from '#contract/motions/rules-papers.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type Vote, voteSeen } from '../../motions/queries.ts';
import { anyPaper, waitingPapers } from './queries.ts';

/** What of the vote says when papers are taken: it expects some where tickets were printed or a paper stands recorded. */
export async function courseOf(db: Db, scope: Scope, v: Vote): Promise<PaperCourse> {
  const { rows } = await db.execute<{ stands: boolean }>(sql`
    select exists (select from vote_paper
      where svj_id = ${scope.svjId} and vote_id = ${v.id} and void_at is null) as stands`);
  const { status, type, opensAt, closesAt, paperDays, papersClosedAt, ticketsAt } = v;
  const expects = ticketsAt !== null || rows[0]?.stands === true;
  return { status, type, opensAt, closesAt, paperDays, papersClosedAt, expects };
}

/** When the vote is decided at the latest, as it stands now; null without an announced end. */
export async function decisionOf(db: Db, scope: Scope, v: Vote): Promise<Date | null> {
  return decidedAt(await courseOf(db, scope, v), await waitingPapers(db, scope, v.id));
}

/** Until when a second person may confirm the paper of this id; null where nothing is announced. */
export async function secondUntilOf(db: Db, scope: Scope, id: number): Promise<Date | null> {
  const paper = await anyPaper(db, scope, id);
  if (!paper) return null;
  const course = await courseOf(db, scope, await voteSeen(db, scope, paper.voteId));
  return secondUntil(paper, course) ?? papersUntil(course);
}

/** Notes that tickets were printed; answers whether they had not been. */
export async function markTickets(db: Db, scope: Scope, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update vote set tickets_at = ${now} where svj_id = ${scope.svjId} and id = ${id} and tickets_at is null`);
  return rowCount === 1;
}

/** Notes that all papers are recorded. */
export async function markPapersClosed(db: Db, scope: Scope, id: number, now: Date): Promise<void> {
  await db.execute(sql`update vote set papers_closed_at = ${now} where svj_id = ${scope.svjId} and id = ${id}`);
}

/** People of the seat: its owners, and who may vote for it. */
export async function peopleOfSeat(db: Db, scope: Scope, seatId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select unnest(owner_ids) as id from vote_seat where svj_id = ${scope.svjId} and id = ${seatId}
    union select member_id from vote_voter where svj_id = ${scope.svjId} and seat_id = ${seatId}
    order by id`);
  return rows.map((r) => r.id);
}

/** Takes the answers of these entries from the seats. */
export async function dropAnswers(db: Db, scope: Scope, voteId: number, seqs: readonly number[]): Promise<void> {
  await db.execute(sql`
    delete from vote_answer where svj_id = ${scope.svjId} and vote_id = ${voteId} and channel = 'paper'
      and seq = any(${sql.param([...seqs])}::int[])`);
}

/** Whether these members together hold more than half of the seat now, as its co-owners; of a couple either speaks for both. */
export async function holdMoreThanHalf(
  db: Db,
  scope: Scope,
  seatId: number,
  members: readonly number[],
  day: string,
): Promise<boolean> {
  const { rows } = await db.execute<{ enough: boolean }>(sql`
    select coalesce(sum(o.num::numeric / o.den) filter (where exists (select from ownership_member m
        where m.svj_id = o.svj_id and m.ownership_id = o.id and m.member_id = any(${sql.param([...members])}::bigint[])))
      * 2 > sum(o.num::numeric / o.den), false) as enough
    from vote_seat s join ownership o on o.svj_id = s.svj_id and o.unit_id = s.unit_ids[1]
      and (o.valid_from is null or o.valid_from <= ${day}::date) and (o.valid_to is null or o.valid_to > ${day}::date)
    where s.svj_id = ${scope.svjId} and s.id = ${seatId}`);
  return rows[0]?.enough === true;
}
