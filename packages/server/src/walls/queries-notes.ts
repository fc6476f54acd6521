import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import { dueOf, type NoteState, type NoteTab } from '#contract/walls/rules.ts';
import type { Db } from '../base/db/db.ts';
import type { Page } from '../base/db/paged.ts';
import type { Scope } from '../base/http/gate.ts';
import { wallNote, wallPlace } from './tables.ts';

export type NoteRow = typeof wallNote.$inferSelect;
type Written = Pick<NoteRow, 'placeId' | 'title' | 'description' | 'type' | 'email' | 'lang' | 'tokenHash'>;

const one = (scope: Scope, id: number) => and(eq(wallNote.svjId, scope.svjId), eq(wallNote.id, id));

export async function addNote(db: Db, scope: Scope, written: Written, now: Date): Promise<NoteRow> {
  const values = { ...written, svjId: scope.svjId, createdAt: now, dueAt: dueOf('unconfirmed', now) };
  const [row] = await db.insert(wallNote).values(values).returning();
  return row as NoteRow;
}

/** What was left, whatever became of it, locked until the end of the transaction; undefined where there is none. */
export async function noteLocked(db: Db, scope: Scope, id: number): Promise<NoteRow | undefined> {
  const [row] = await db.select().from(wallNote).where(one(scope, id)).for('update');
  return row;
}

/** The same without a lock. */
export async function noteOf(db: Db, scope: Scope, id: number): Promise<NoteRow | undefined> {
  const [row] = await db.select().from(wallNote).where(one(scope, id));
  return row;
}

/** The same for the committee, for whom only what was confirmed is there; 404 otherwise. */
export async function noteSeen(db: Db, scope: Scope, id: number): Promise<NoteRow> {
  const row = await noteLocked(db, scope, id);
  if (!row || row.state === 'unconfirmed') throw new Refused('WALLS.ERRORS.NOTE');
  return row;
}

/** Moves it on; it goes when such ones go. */
export async function moveNote(
  db: Db,
  scope: Scope,
  id: number,
  to: { state: NoteState; reportId?: number; reason?: string },
  now: Date,
): Promise<void> {
  const decidedAt = to.state === 'waiting' ? null : now;
  await db
    .update(wallNote)
    .set({ ...to, decidedAt, dueAt: dueOf(to.state, now) })
    .where(one(scope, id));
}

/** Whoever wrote it is told nothing more. */
export async function keepQuiet(db: Db, scope: Scope, id: number): Promise<void> {
  await db.update(wallNote).set({ isQuiet: true }).where(one(scope, id));
}

/** Removes these and answers addresses of whoever wrote them; their files and mails are the caller's. */
export async function removeNotes(db: Db, scope: Scope, ids: readonly number[]): Promise<string[]> {
  const gone = await db
    .delete(wallNote)
    .where(and(eq(wallNote.svjId, scope.svjId), sql`${wallNote.id} = any(${sql.param([...ids])}::bigint[])`))
    .returning({ email: wallNote.email });
  return gone.map(({ email }) => email);
}

/** Across associations: what the mailed link leads to. */
export async function noteOfToken(db: Db, tokenHash: Buffer): Promise<NoteRow | undefined> {
  const [row] = await db.select().from(wallNote).where(eq(wallNote.tokenHash, tokenHash));
  return row;
}

/** Confirms it once, in time; answers whether it did. */
export async function confirmNote(db: Db, scope: Scope, id: number, now: Date): Promise<boolean> {
  const done = await db
    .update(wallNote)
    .set({ state: 'waiting', dueAt: null })
    .where(and(one(scope, id), eq(wallNote.state, 'unconfirmed'), gt(wallNote.dueAt, now)))
    .returning({ id: wallNote.id });
  return done.length > 0;
}

/** One page of what was confirmed, the newest first, with the place it came from. */
export const listNotes = (db: Db, scope: Scope, tab: NoteTab, { limit, offset }: Page) =>
  db
    .select({ note: wallNote, place: wallPlace })
    .from(wallNote)
    .innerJoin(wallPlace, and(eq(wallPlace.svjId, wallNote.svjId), eq(wallPlace.id, wallNote.placeId)))
    .where(and(eq(wallNote.svjId, scope.svjId), eq(wallNote.state, tab)))
    .orderBy(desc(wallNote.createdAt), desc(wallNote.id))
    .limit(limit)
    .offset(offset);

/** How many wait, were declined and were let in. */
export async function countNotes(db: Db, scope: Scope): Promise<Record<NoteTab, number>> {
  const { rows } = await db.execute<Record<'waiting' | 'declined' | 'let_in', number>>(sql`
    select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'declined') as declined,
      count(*) filter (where state = 'letIn') as let_in
    from wall_note where svj_id = ${scope.svjId} and state <> 'unconfirmed'`);
  const [row] = rows;
  return { waiting: Number(row?.waiting), declined: Number(row?.declined), letIn: Number(row?.let_in) };
}

/** How many wait for the committee. */
export const countWaiting = (db: Db, scope: Scope): Promise<number> =>
  db.$count(wallNote, and(eq(wallNote.svjId, scope.svjId), eq(wallNote.state, 'waiting')));

/** Of those that wait for the committee the oldest; none when none waits. */
export async function firstNote(db: Db, scope: Scope): Promise<{ id: number; title: string; until: null }[]> {
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    select id, title from wall_note where svj_id = ${scope.svjId} and state = 'waiting' order by created_at, id limit 1`);
  return rows.map((row) => ({ ...row, until: null }));
}

/** Across associations: those whose time is over. */
export async function dueNotes(db: Db, now: Date, most: number): Promise<{ svjId: number; id: number }[]> {
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select svj_id, id from wall_note where due_at <= ${now}::timestamptz order by due_at limit ${most}::bigint`);
  return rows.map(({ svj_id, id }) => ({ svjId: svj_id, id }));
}
