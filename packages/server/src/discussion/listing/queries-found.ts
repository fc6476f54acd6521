import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { pieceAround, spansIn } from '#contract/base/words/search.ts';
import { stateOf } from '#contract/discussion/rules.ts';
import type { FoundDiscussion } from '#contract/discussion/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { findEntries } from '../../base/search/search.ts';
import { seen } from '../rows/queries-audience.ts';
import { discussion } from '../rows/tables.ts';

type Found = z.output<typeof FoundDiscussion>;

/** At most 20 discussions that hold the text, of those the asker may read; of equal ones the newest first. */
export async function findDiscussions(db: Db, scope: Scope, asked: string, now: Date): Promise<Found[]> {
  // Asked once for all, not for each that holds the text (`is true` keeps it from being a join): a word may stand everywhere.
  const only = sql`(search_entry.id in (select discussion.id from discussion where ${seen(scope, now)})) is true`;
  const found = await findEntries(db, scope, 'discussion', asked, { only, newest: true });
  const ids = found.map((row) => row.id);
  const { id, urlHash, description, closedAt, lastAt } = discussion;
  const rows = await db
    .select({ id, urlHash, description, closedAt, lastAt })
    .from(discussion)
    .where(and(eq(discussion.svjId, scope.svjId), sql`${discussion.id} = any(${sql.param(ids)}::bigint[])`));
  const byId = new Map(rows.map((d) => [d.id, d]));
  return found.flatMap((row) => {
    const d = byId.get(row.id);
    if (!d) return [];
    const piece = spansIn(row.title, asked).length > 0 ? null : pieceAround(d.description, asked);
    return [{ ...row, url_hash: d.urlHash, status: stateOf(d), piece, lastAt: d.lastAt.toISOString() }];
  });
}
