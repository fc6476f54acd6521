import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { pieceAround, spansIn } from '#contract/base/words/search.ts';
import { stateOf } from '#contract/messages/rules.ts';
import type { FoundMessage } from '#contract/messages/schema-found.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { findEntries } from '../../base/search/search.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { seen } from '../rows/queries-audience.ts';
import { message } from '../rows/tables.ts';

type Found = z.output<typeof FoundMessage>;

/** At most 20 messages that hold the text, of those the asker may open; archived ones last, of equal ones the newest first. */
export async function findMessages(db: Db, scope: Scope, asked: string, now: Date): Promise<Found[]> {
  // Asked once for all, not for each that holds the text (`is true` keeps it from being a join): a word may stand everywhere.
  const only = sql`(search_entry.id in (select message.id from message where ${seen(scope, now)})) is true`;
  const past = sql`(search_entry.id in (select message.id from message
    where message.svj_id = ${scope.svjId} and message.archived_at is not null and message.deleted_at is null)) is true`;
  const found = await findEntries(db, scope, 'messages', asked, { only, past, newest: true });
  const ids = found.map((row) => row.id);
  const { description, concept, archivedAt, isPinned, dateFrom, dateTo, id } = message;
  const rows = await db
    .select({ description, concept, archivedAt, isPinned, dateFrom, dateTo, id })
    .from(message)
    .where(and(eq(message.svjId, scope.svjId), sql`${message.id} = any(${sql.param(ids)}::bigint[])`));
  const byId = new Map(rows.map((m) => [m.id, m]));
  return found.flatMap((row) => {
    const m = byId.get(row.id);
    if (!m) return [];
    const isInTitle = spansIn(row.title, asked).length > 0;
    const piece = isInTitle ? null : pieceAround(plainOf(m.description), asked);
    return [{ ...row, piece, state: stateOf(m, now), dateFrom: m.dateFrom?.toISOString() ?? null }];
  });
}
