import { sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { FoundApproval } from '#contract/approvals/schema-found.ts';
import { pieceAround, spansIn } from '#contract/base/words/search.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { findEntries } from '../../base/search/search.ts';
import { seen } from '../rows/queries.ts';

type Found = z.output<typeof FoundApproval>;
type Row = Pick<Found, 'id' | 'status'> & { notes: string; created_at: string };

/** At most 20 requests that hold the text; of equal ones the newest first. */
export async function findApprovals(db: Db, scope: Scope, asked: string): Promise<Found[]> {
  const only = sql`(search_entry.id in (select approval.id from approval where ${seen(scope)})) is true`;
  const found = await findEntries(db, scope, 'requirement_for_approval', asked, { only, newest: true });
  const { rows } = await db.execute<Row>(sql`
    select approval.id, approval.status, approval.notes, approval.created_at from approval
    where ${seen(scope)} and approval.id = any(${sql.param(found.map((row) => row.id))}::bigint[])`);
  const byId = new Map(rows.map((r) => [r.id, r]));
  return found.flatMap((row) => {
    const kept = byId.get(row.id);
    if (!kept) return [];
    const piece = spansIn(row.title, asked).length > 0 ? null : pieceAround(kept.notes, asked);
    return [{ ...row, status: kept.status, piece, createdAt: new Date(kept.created_at).toISOString() }];
  });
}
