import { sql } from 'drizzle-orm';
import type { PaperCourse } from '#contract/motions/rules-papers.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Vote } from './queries.ts';

/** What of the vote says when papers are taken: it expects some where tickets were printed or a paper stands recorded. */
export async function courseOf(db: Db, scope: Scope, v: Vote): Promise<PaperCourse> {
  const { rows } = await db.execute<{ stands: boolean }>(sql`
    select exists (select from vote_paper
      where svj_id = ${scope.svjId} and vote_id = ${v.id} and void_at is null) as stands`);
  const { status, type, opensAt, closesAt, paperDays, papersClosedAt, ticketsAt } = v;
  const expects = ticketsAt !== null || rows[0]?.stands === true;
  return { status, type, opensAt, closesAt, paperDays, papersClosedAt, expects };
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
