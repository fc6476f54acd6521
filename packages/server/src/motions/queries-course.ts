import { and, eq, sql } from 'drizzle-orm';
import type { PaperCourse } from '#contract/motions/rules-papers.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Vote } from './queries.ts';
import { type PointResult, vote } from './tables.ts';

const one = (scope: Scope, id: number) => and(eq(vote.svjId, scope.svjId), eq(vote.id, id));

const raised = sql`${vote.version} + 1`;

/** Keeps the announced end before the vote is frozen with it. */
export async function markAnnounced(db: Db, scope: Scope, id: number, announcedEnd: Date | null): Promise<void> {
  await db.update(vote).set({ announcedEnd }).where(one(scope, id));
}

export async function markStarted(db: Db, scope: Scope, id: number, fingerprint: Buffer, now: Date): Promise<void> {
  await db
    .update(vote)
    .set({ status: 'run', fingerprint, startedAt: now, version: raised, updatedAt: now })
    .where(one(scope, id));
}

export async function markCancelled(db: Db, scope: Scope, id: number, cancelReason: string, now: Date): Promise<void> {
  const set = {
    status: 'finish',
    cancelReason,
    cancelledAt: now,
    finishedAt: now,
    version: raised,
    updatedAt: now,
  } as const;
  await db.update(vote).set(set).where(one(scope, id));
}

/** Keeps what the end decided. */
export async function markFinished(
  db: Db,
  scope: Scope,
  id: number,
  results: ReadonlyMap<number, PointResult>,
  now: Date,
): Promise<void> {
  const given = JSON.stringify([...results].map(([point, result]) => ({ point, result })));
  await db.execute(sql`
    update vote_point p set result = g.result
    from jsonb_to_recordset(${given}::jsonb) as g (point bigint, result jsonb)
    where p.svj_id = ${scope.svjId} and p.vote_id = ${id} and p.id = g.point`);
  await db
    .update(vote)
    .set({ status: 'finish', finishedAt: now, version: raised, updatedAt: now })
    .where(one(scope, id));
}

/** Notes that the reminder went; answers whether it had not yet. */
export async function markReminded(db: Db, scope: Scope, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update vote set reminded_at = ${now}
    where svj_id = ${scope.svjId} and id = ${id} and status = 'run' and reminded_at is null`);
  return rowCount === 1;
}

/** Keeps the new end and the one announced before; the reminder may go again when told so. */
export async function markProlonged(
  db: Db,
  scope: Scope,
  { id, announcedEnd, closesAt: before, version, remindedAt }: Vote,
  { closesAt, reason, again }: { closesAt: Date; reason: string; again: boolean },
  now: Date,
): Promise<void> {
  await db
    .update(vote)
    .set({
      closesAt,
      // One that started before ends were kept has only the end it had until now.
      announcedEnd: announcedEnd ?? before,
      prolongedAt: now,
      prolongReason: reason,
      remindedAt: again ? null : remindedAt,
      version: version + 1,
      updatedAt: now,
    })
    .where(and(eq(vote.svjId, scope.svjId), eq(vote.id, id)));
}

/** Closes the point: no answer to it changes any more. */
export async function markClosed(db: Db, scope: Scope, voteId: number, pointId: number, now: Date): Promise<void> {
  await db.execute(sql`
    update vote_point set closed_at = ${now.toISOString()}::timestamptz
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and id = ${pointId}`);
}

/** Keeps what backed the attendance when the vote ended. */
export async function keepProof(db: Db, scope: Scope, voteId: number, proof: string): Promise<void> {
  await db.execute(sql`
    update vote set attendance_proof = ${proof} where svj_id = ${scope.svjId} and id = ${voteId}`);
}

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
