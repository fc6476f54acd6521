import { and, eq, sql } from 'drizzle-orm';
import type { Judged } from '#contract/insolvency/rules.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { InsolvencyRow } from '../../base/registers/insolvency-reading.ts';
import { insolvencyCase, insolvencyWatch } from '../rows/tables.ts';

export type Due = { svjId: number; id: number };

/** Across associations: watches whose time has come, the oldest first, so that houses take turns. */
export async function dueWatches(db: Db, now: Date, most: number): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select svj_id as "svjId", id from insolvency_watch where next_at <= ${now} order by next_at, svj_id, id limit ${most}`);
  return rows;
}

/** Of one house. */
export const makeDue = (db: Db, scope: Scope, now: Date, id?: number) =>
  db
    .update(insolvencyWatch)
    .set({ nextAt: now })
    .where(
      and(
        eq(insolvencyWatch.svjId, scope.svjId),
        id === undefined ? undefined : eq(insolvencyWatch.id, id),
        sql`${insolvencyWatch.nextAt} > ${now}`,
      ),
    );

const told = ({
  court,
  fileNumber,
  url,
  firstName,
  lastName,
  titles,
  birthDate,
  ico,
  address,
  ...days
}: InsolvencyRow) => ({
  ...{ court, fileNumber, url, firstName, lastName, titles, birthDate, ico, address },
  ...{ declaredOn: days.declaredOn, endedOn: days.endedOn },
});

/** Keeps what the register says of a case now; where it is silent, what it said stays. */
export async function keepCase(
  db: Db,
  scope: Scope,
  { watchId, isNew }: { watchId: number; isNew: boolean },
  { key, row, isPending, isThere, decision }: Judged<InsolvencyRow>,
  now: Date,
): Promise<void> {
  const state = { isPending, isThere, decision, updatedAt: now };
  if (isNew && row) {
    const made = { svjId: scope.svjId, watchId, caseKey: key, ...told(row), ...state, createdAt: now };
    await db.insert(insolvencyCase).values(made);
    return;
  }
  await db
    .update(insolvencyCase)
    .set({ ...(row && told(row)), ...state, version: sql`${insolvencyCase.version} + 1` })
    .where(
      and(
        eq(insolvencyCase.svjId, scope.svjId),
        eq(insolvencyCase.watchId, watchId),
        eq(insolvencyCase.caseKey, key),
        // What stays as it is does not make a form old that somebody has open.
        sql`(${insolvencyCase.isPending} is distinct from ${isPending} or ${insolvencyCase.isThere} <> ${isThere}
          or ${insolvencyCase.decision} is distinct from ${decision}
          or ${insolvencyCase.declaredOn} is distinct from ${row ? row.declaredOn : insolvencyCase.declaredOn}
          or ${insolvencyCase.endedOn} is distinct from ${row ? row.endedOn : insolvencyCase.endedOn}
          or ${insolvencyCase.address} <> ${row ? row.address : insolvencyCase.address})`,
      ),
    );
}
