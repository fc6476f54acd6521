import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { pieceAround, spansIn } from '#contract/base/words/search.ts';
import type { FoundReport } from '#contract/reports/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { findEntries } from '../../base/search/search.ts';
import { seen } from '../rows/queries-seen.ts';
import { report } from '../rows/tables.ts';

type Found = z.output<typeof FoundReport>;

/** At most 20 reports that hold the text, of those the asker may read; archived and withdrawn ones last, of equal ones the newest first. */
export async function findReports(db: Db, scope: Scope, asked: string): Promise<Found[]> {
  // Asked once for all, not for each that holds the text (`is true` keeps it from being a join): a word may stand everywhere.
  const only = sql`(search_entry.id in (select report.id from report where ${seen(scope)})) is true`;
  const past = sql`(search_entry.id in (select report.id from report
    where report.svj_id = ${scope.svjId} and (report.archived_at is not null or report.outcome = 'withdrawn'))) is true`;
  const found = await findEntries(db, scope, 'reports', asked, { only, past, newest: true });
  const ids = found.map((row) => row.id);
  const { id, description, type, status, createdAt } = report;
  const rows = await db
    .select({ id, description, type, status, createdAt })
    .from(report)
    .where(and(eq(report.svjId, scope.svjId), sql`${report.id} = any(${sql.param(ids)}::bigint[])`));
  const byId = new Map(rows.map((r) => [r.id, r]));
  return found.flatMap((row) => {
    const r = byId.get(row.id);
    if (!r) return [];
    const piece = spansIn(row.title, asked).length > 0 ? null : pieceAround(r.description, asked);
    return [{ ...row, type: r.type, status: r.status, piece, createdAt: r.createdAt.toISOString() }];
  });
}
