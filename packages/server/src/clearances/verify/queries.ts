import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { clearanceNumber } from '#contract/clearances/rules.ts';
import type { At } from '../rows/queries.ts';
import { clearance, clearanceEntry } from '../rows/tables.ts';

const { paper: _, tokenHash: __, ...columns } = getTableColumns(clearance);

export const entriesOf = ({ db, scope }: Pick<At, 'db' | 'scope'>) =>
  db.select().from(clearanceEntry).where(eq(clearanceEntry.svjId, scope.svjId)).orderBy(asc(clearanceEntry.n));

/** All of them with what their papers come to. */
export const rowsOf = ({ db, scope }: Pick<At, 'db' | 'scope'>) =>
  db
    .select({ ...columns, digest: sql<string>`encode(sha256(${clearance.paper}), 'hex')` })
    .from(clearance)
    .where(eq(clearance.svjId, scope.svjId))
    .orderBy(asc(clearance.id));

/** Numbers that were given and that no row has. */
export async function numbersMissing({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<string[]> {
  const { rows } = await db.execute<{ year: number; number: number }>(sql`
    select s.year, n as number from number_series s cross join generate_series(1, s.last) n
    where s.svj_id = ${scope.svjId} and s.series = 'debt-confirmation' and not exists (
      select from clearance c where c.svj_id = s.svj_id and c.year = s.year and c.number = n)
    order by 1, 2 limit 200`);
  return rows.map((r) => clearanceNumber(r.year, r.number));
}
