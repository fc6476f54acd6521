import { and, desc, eq, sql } from 'drizzle-orm';
import type { ReadingSource } from '#contract/cadastre/schema-words.ts';
import type { Building } from '#contract/imports/reading/rules.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import * as t from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };

const ofReading = (scope: Scope, id: number) =>
  and(eq(t.cadastreReading.svjId, scope.svjId), eq(t.cadastreReading.id, id));

/** A kept reading: the house in the normal form of imports. One of the register knows no owners, so its units have none. */
export type Reading = {
  id: number;
  source: ReadingSource;
  at: Date;
  /** The day that the source speaks of, where it says so; not the day of legal effects. */
  asOf: Date | null;
  knowsOwners: boolean;
  building: Building;
  /** Pending proceedings, "V-417/2026". */
  seals: readonly t.SealKept[];
};

const readingFrom = ({ id, source, at, asOf, building, seals }: t.ReadingRow): Reading => ({
  ...{ id, source, at, asOf, building, seals, knowsOwners: source === 'extract' },
});

/** The reading of this house; null where it is kept no more. */
export async function readingOf(db: Db, scope: Scope, id: number): Promise<Reading | null> {
  const [row] = await db.select().from(t.cadastreReading).where(ofReading(scope, id));
  return row ? readingFrom(row) : null;
}

/** The last reading of a source. */
export async function lastReading(db: Db, scope: Scope, source: ReadingSource): Promise<Reading | null> {
  const [row] = await db
    .select()
    .from(t.cadastreReading)
    .where(and(eq(t.cadastreReading.svjId, scope.svjId), eq(t.cadastreReading.source, source)))
    .orderBy(desc(t.cadastreReading.id))
    .limit(1);
  return row ? readingFrom(row) : null;
}

/** What was read of the house the last time, of whichever source. */
export async function newestReading(db: Db, scope: Scope): Promise<Reading | null> {
  const [row] = await db
    .select()
    .from(t.cadastreReading)
    .where(eq(t.cadastreReading.svjId, scope.svjId))
    .orderBy(desc(t.cadastreReading.id))
    .limit(1);
  return row ? readingFrom(row) : null;
}

/** Keeps a reading, and of older ones of its source the last; answers its id. */
export async function keepReading(
  { db, scope, now }: At,
  { source, asOf, building, seals }: Pick<Reading, 'source' | 'asOf' | 'building' | 'seals'>,
): Promise<number> {
  const [made] = await db
    .insert(t.cadastreReading)
    .values({ svjId: scope.svjId, source, at: now, asOf, building, seals: [...seals] })
    .returning({ id: t.cadastreReading.id });
  await db.execute(sql`
    delete from cadastre_reading r where r.svj_id = ${scope.svjId} and r.source = ${source}
      and r.id not in (select id from cadastre_reading where svj_id = ${scope.svjId} and source = ${source} order by id desc limit 2)`);
  return made?.id as number;
}

/** Proceedings that are pending in the cadastre by the last check, "V-417/2026"; of them nothing is to be decided yet. */
export async function pendingOf(db: Db, scope: Scope): Promise<readonly t.SealKept[]> {
  const [row] = await db
    .select({ seals: t.cadastrePlace.seals })
    .from(t.cadastrePlace)
    .where(eq(t.cadastrePlace.svjId, scope.svjId));
  return row?.seals ?? [];
}

/** How the last check ended, for the first answer of the house; null where it is not looked for. */
export async function lastCheckOf(
  db: Db,
  scope: Scope,
): Promise<{ status: 'waiting' | 'success' | 'failure'; checkedAt: string | null } | null> {
  const [row] = await db
    .select({ problem: t.cadastrePlace.problem, checkedAt: t.cadastrePlace.checkedAt })
    .from(t.cadastrePlace)
    .where(eq(t.cadastrePlace.svjId, scope.svjId));
  if (!row) return null;
  const status = row.problem !== null ? 'failure' : row.checkedAt === null ? 'waiting' : 'success';
  return { status, checkedAt: row.checkedAt?.toISOString() ?? null };
}
