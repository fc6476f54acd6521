import { and, eq, sql } from 'drizzle-orm';
import type { LandProblem } from '#contract/base/land.ts';
import type { ReadingSource } from '#contract/cadastre/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { At } from '../rows/queries.ts';
import { cadastreCheck, cadastrePlace, type PlaceRow } from '../rows/tables.ts';

export type Due = { svjId: number; what: 'building' | 'units' };

/** A building that waits so long after its time comes before everything: each has its turn in three days (K3). */
const latest = 20 * 3600_000;

/** Across associations: whose time has come, the longest waiting first; buildings and units by turns, so that neither starves. */
export async function duePlaces(db: Db, now: Date, most: number): Promise<Due[]> {
  const late = new Date(now.getTime() - latest);
  const { rows } = await db.execute<Due>(sql`
    select x."svjId", x.what from (
      (select svj_id as "svjId", 'building' as what, next_at > ${late} as "hasTime",
          row_number() over (order by next_at, svj_id) as n
        from cadastre_place where next_at <= ${now} order by next_at, svj_id limit ${most})
      union all
      (select svj_id, 'units', true, row_number() over (order by units_at, svj_id)
        from cadastre_place where units_at <= ${now} order by units_at, svj_id limit ${most})
    ) x order by x."hasTime", x.n, x.what`);
  return rows;
}

/** The place, until the end of the transaction changed by nobody else. */
export async function placeLocked(db: Db, scope: Scope): Promise<PlaceRow | undefined> {
  const [row] = await db.select().from(cadastrePlace).where(eq(cadastrePlace.svjId, scope.svjId)).for('update');
  return row;
}

export const changePlace = (db: Db, scope: Scope, set: Partial<Omit<PlaceRow, 'svjId'>>) =>
  db.update(cadastrePlace).set(set).where(eq(cadastrePlace.svjId, scope.svjId));

/** Checks that are kept of a house. */
const mostChecks = 100;
export async function keepCheck(
  { db, scope, now }: At,
  source: ReadingSource,
  said: { problem: LandProblem | null; isNew: boolean },
): Promise<void> {
  await db.insert(cadastreCheck).values({ svjId: scope.svjId, at: now, source, ...said });
  await db
    .delete(cadastreCheck)
    .where(
      and(
        eq(cadastreCheck.svjId, scope.svjId),
        sql`${cadastreCheck.id} <= (select id from cadastre_check where svj_id = ${scope.svjId} order by id desc offset ${mostChecks} limit 1)`,
      ),
    );
}
