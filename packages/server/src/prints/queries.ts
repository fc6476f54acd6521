import { randomUUID } from 'node:crypto';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { PrintOf } from '#contract/prints/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { longPrint } from './tables.ts';

export type LongPrint = typeof longPrint.$inferSelect;
export type At = { db: Db; scope: Scope; now: Date };

/** After so many deaths in the middle a print is given up. */
const mostTries = 3;

const ofHouse = (scope: Scope, id: number) => and(eq(longPrint.svjId, scope.svjId), eq(longPrint.id, id));
const mine = (scope: Scope, { errand, thing }: PrintOf) =>
  and(
    eq(longPrint.svjId, scope.svjId),
    eq(longPrint.askedBy, scope.memberId ?? 0),
    eq(longPrint.errand, errand),
    eq(longPrint.thing, thing),
  );
const isOpen = sql`${longPrint.state} in ('waiting', 'running')`;

export type Asked = PrintOf & Pick<LongPrint, 'asked' | 'name' | 'total'>;
/** Asks for a print in place of the asker's former one of the same thing; an open one meets the key. */
export async function addPrint({ db, scope, now }: At, asked: Asked): Promise<LongPrint> {
  await db.delete(longPrint).where(and(mine(scope, asked), notInArray(longPrint.state, ['waiting', 'running'])));
  const told = { svjId: scope.svjId, key: randomUUID(), askedBy: scope.memberId, createdAt: now, beatAt: now };
  const [row] = await db
    .insert(longPrint)
    .values({ ...asked, ...told })
    .returning();
  return row as LongPrint;
}

/** The asker's latest print of the thing. */
export async function latestPrint({ db, scope }: Pick<At, 'db' | 'scope'>, of: PrintOf): Promise<LongPrint | null> {
  const [row] = await db.select().from(longPrint).where(mine(scope, of)).orderBy(desc(longPrint.id)).limit(1);
  return row ?? null;
}

export async function printById({ db, scope }: Pick<At, 'db' | 'scope'>, id: number): Promise<LongPrint | undefined> {
  const [row] = await db.select().from(longPrint).where(ofHouse(scope, id));
  return row;
}

/**
 * Begins a try of a print that is not over, under a key of its own: whoever tried before finds that it is no longer theirs.
 * Undefined when there is nothing to do; after three tries it is given up.
 */
export async function claimPrint({ db, scope, now }: At, id: number): Promise<LongPrint | undefined> {
  await db
    .update(longPrint)
    .set({ state: 'failed', endedAt: now })
    .where(and(ofHouse(scope, id), isOpen, sql`${longPrint.tries} >= ${mostTries}`));
  const [row] = await db
    .update(longPrint)
    .set({ state: 'running', key: randomUUID(), done: 0, tries: sql`${longPrint.tries} + 1`, beatAt: now })
    .where(and(ofHouse(scope, id), isOpen))
    .returning();
  return row;
}

const ofTry = (scope: Scope, { id, key }: LongPrint) => and(ofHouse(scope, id), eq(longPrint.key, key), isOpen);

/** Says that the try lives and how far it is; false when the print is no longer its. */
export async function beat({ db, scope, now }: At, print: LongPrint, done: number): Promise<boolean> {
  const rows = await db
    .update(longPrint)
    .set({ done, beatAt: now })
    .where(ofTry(scope, print))
    .returning({ id: longPrint.id });
  return rows.length > 0;
}

export type End = { state: 'done'; size: number } | { state: 'waiting' };
/** Ends the try; answers what became of the print, undefined when it is no longer its. */
export async function endPrint({ db, scope, now }: At, print: LongPrint, end: End) {
  const state = end.state === 'waiting' && print.tries >= mostTries ? 'failed' : end.state;
  const made = end.state === 'done' ? { size: end.size, done: print.total } : { size: null };
  const rows = await db
    .update(longPrint)
    .set({ state, ...made, beatAt: now, endedAt: state === 'waiting' ? null : now })
    .where(ofTry(scope, print))
    .returning({ state: longPrint.state });
  return rows[0]?.state;
}

/** Across associations: prints that gave no sign of life since then; each is noted as just asked for again. */
export async function silentPrints(
  db: Db,
  since: Date,
  now: Date,
): Promise<Pick<LongPrint, 'svjId' | 'id' | 'errand'>[]> {
  return db
    .update(longPrint)
    .set({ beatAt: now })
    .where(
      sql`(${longPrint.svjId}, ${longPrint.id}) in (
        select svj_id, id from long_print
        where state in ('waiting', 'running') and beat_at < ${since}
        order by beat_at limit 100 for update skip locked)`,
    )
    .returning({ svjId: longPrint.svjId, id: longPrint.id, errand: longPrint.errand });
}
