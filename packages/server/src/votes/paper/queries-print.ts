import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { votePrint } from './tables.ts';

export type Print = typeof votePrint.$inferSelect;

/** How long a printing server is believed to live after its last sign of it. */
const lease = 60_000;
/** After so many deaths in the middle a print is given up. */
const mostTries = 3;

const ofHouse = (scope: Scope, id: number) => and(eq(votePrint.svjId, scope.svjId), eq(votePrint.id, id));

/** Puts a print into the queue; one of the vote at a time, others meet the key. */
export async function addPrint(
  db: Db,
  scope: Scope,
  print: Pick<Print, 'voteId' | 'seatIds' | 'lang'>,
  now: Date,
): Promise<Print> {
  const values = { ...print, svjId: scope.svjId, key: randomUUID(), askedBy: scope.memberId, createdAt: now };
  const [row] = await db.insert(votePrint).values(values).returning();
  return row as Print;
}

export async function latestPrints(db: Db, scope: Scope, voteId: number): Promise<Print[]> {
  return db
    .select()
    .from(votePrint)
    .where(and(eq(votePrint.svjId, scope.svjId), eq(votePrint.voteId, voteId)))
    .orderBy(desc(votePrint.id))
    .limit(5);
}

export async function printById(db: Db, scope: Scope, id: number): Promise<Print | undefined> {
  const [row] = await db.select().from(votePrint).where(ofHouse(scope, id));
  return row;
}

/**
 * Takes the oldest print that waits, or whose server died, for this worker; undefined when there is none. Over all
 * associations, because any server prints for any of them. Each try writes under a key of its own.
 */
export async function claimPrint(db: Db, worker: string, now: Date): Promise<Print | undefined> {
  await db.execute(sql`
    update vote_print set state = 'failed', worker = null, ended_at = ${now}
    where state = 'running' and locked_until < ${now} and tries >= ${mostTries}`);
  const [row] = await db
    .update(votePrint)
    .set({
      state: 'running',
      worker,
      key: randomUUID(),
      done: 0,
      tries: sql`${votePrint.tries} + 1`,
      lockedUntil: new Date(now.getTime() + lease),
    })
    .where(
      sql`(${votePrint.svjId}, ${votePrint.id}) in (
        select svj_id, id from vote_print
        where state = 'waiting' or (state = 'running' and locked_until < ${now})
        order by created_at limit 1 for update skip locked)`,
    )
    .returning();
  return row;
}

/** Says that the worker lives and how far it is; false when the print is no longer its. */
export async function beat(db: Db, scope: Scope, print: Print, done: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(votePrint)
    .set({ done, lockedUntil: new Date(now.getTime() + lease) })
    .where(and(ofHouse(scope, print.id), eq(votePrint.worker, print.worker ?? '')))
    .returning({ id: votePrint.id });
  return rows.length > 0;
}

type End = { state: 'done'; size: number } | { state: 'waiting' | 'failed' };

/** Ends the worker's try; false when the print is no longer its. */
export async function endPrint(db: Db, scope: Scope, print: Print, end: End, now: Date): Promise<boolean> {
  const state = end.state === 'waiting' && print.tries >= mostTries ? 'failed' : end.state;
  const size = end.state === 'done' ? end.size : null;
  const rows = await db
    .update(votePrint)
    .set({ state, size, worker: null, lockedUntil: null, endedAt: state === 'waiting' ? null : now })
    .where(and(ofHouse(scope, print.id), eq(votePrint.worker, print.worker ?? '')))
    .returning({ id: votePrint.id });
  return rows.length > 0;
}
