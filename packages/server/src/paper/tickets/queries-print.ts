import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { votePrint } from '../counting/tables.ts';

export type Print = typeof votePrint.$inferSelect;

/** After so many deaths in the middle a print is given up. */
const mostTries = 3;

const ofHouse = (scope: Scope, id: number) => and(eq(votePrint.svjId, scope.svjId), eq(votePrint.id, id));
const isOpen = sql`${votePrint.state} in ('waiting', 'running')`;

/** Asks for a print; one of the vote at a time, others meet the key. */
export async function addPrint(
  db: Db,
  scope: Scope,
  print: Pick<Print, 'voteId' | 'seatIds' | 'lang'>,
  now: Date,
): Promise<Print> {
  const values = {
    ...print,
    svjId: scope.svjId,
    key: randomUUID(),
    askedBy: scope.memberId,
    createdAt: now,
    beatAt: now,
  };
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
 * Begins a try of a print that is not over, under a key of its own: whoever tried before finds that it is no longer theirs.
 * Undefined when there is nothing to do; after three tries it is given up.
 */
export async function claimPrint(db: Db, scope: Scope, id: number, now: Date): Promise<Print | undefined> {
  await db
    .update(votePrint)
    .set({ state: 'failed', endedAt: now })
    .where(and(ofHouse(scope, id), isOpen, sql`${votePrint.tries} >= ${mostTries}`));
  const [row] = await db
    .update(votePrint)
    .set({ state: 'running', key: randomUUID(), done: 0, tries: sql`${votePrint.tries} + 1`, beatAt: now })
    .where(and(ofHouse(scope, id), isOpen))
    .returning();
  return row;
}

/** Says that the try lives and how far it is; false when the print is no longer its. */
export async function beat(db: Db, scope: Scope, print: Print, done: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(votePrint)
    .set({ done, beatAt: now })
    .where(and(ofHouse(scope, print.id), eq(votePrint.key, print.key), isOpen))
    .returning({ id: votePrint.id });
  return rows.length > 0;
}

type End = { state: 'done'; size: number } | { state: 'waiting' };

/** Ends the try; answers what became of the print, undefined when it is no longer its. */
export async function endPrint(
  db: Db,
  scope: Scope,
  print: Print,
  end: End,
  now: Date,
): Promise<Print['state'] | undefined> {
  const state = end.state === 'waiting' && print.tries >= mostTries ? 'failed' : end.state;
  const size = end.state === 'done' ? end.size : null;
  const rows = await db
    .update(votePrint)
    .set({ state, size, beatAt: now, endedAt: state === 'waiting' ? null : now })
    .where(and(ofHouse(scope, print.id), eq(votePrint.key, print.key), isOpen))
    .returning({ state: votePrint.state });
  return rows[0]?.state;
}

/** Across associations: prints that gave no sign of life since then; each is noted as just asked for again. */
export async function silentPrints(db: Db, since: Date, now: Date): Promise<{ svjId: number; id: number }[]> {
  return db
    .update(votePrint)
    .set({ beatAt: now })
    .where(
      sql`(${votePrint.svjId}, ${votePrint.id}) in (
        select svj_id, id from vote_print
        where state in ('waiting', 'running') and beat_at < ${since}
        order by beat_at limit 100 for update skip locked)`,
    )
    .returning({ svjId: votePrint.svjId, id: votePrint.id });
}
