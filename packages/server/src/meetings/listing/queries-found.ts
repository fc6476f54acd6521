import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { pieceAround, spansIn } from '#contract/base/words/search.ts';
import type { FoundMeeting } from '#contract/meetings/schema-found.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { findEntries } from '../../base/search/search.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { seen } from '../rows/queries-audience.ts';
import { meeting } from '../rows/tables.ts';

type Found = z.output<typeof FoundMeeting>;

/** At most 20 meetings that hold the text, of those the asker may read; what is over comes last. */
export async function findMeetings(db: Db, scope: Scope, asked: string): Promise<Found[]> {
  // Asked once for all, not for each that holds the text (`is true` keeps it from being a join): a word may stand everywhere.
  const only = sql`(search_entry.id in (select meeting.id from meeting where ${seen(scope)})) is true`;
  const past = sql`(search_entry.id in (select meeting.id from meeting
    where meeting.svj_id = ${scope.svjId} and meeting.status = 'finished')) is true`;
  const found = await findEntries(db, scope, 'meetingOwners', asked, { only, newest: true, past });
  const { id, description, agendaWords, status, cancelledAt, startsAt } = meeting;
  const rows = await db
    .select({ id, description, agendaWords, status, cancelledAt, startsAt })
    .from(meeting)
    .where(
      and(eq(meeting.svjId, scope.svjId), sql`${meeting.id} = any(${sql.param(found.map((f) => f.id))}::bigint[])`),
    );
  const byId = new Map(rows.map((m) => [m.id, m]));
  return found.flatMap((row) => {
    const m = byId.get(row.id);
    if (!m) return [];
    const piece =
      spansIn(row.title, asked).length > 0 ? null : pieceAround(`${plainOf(m.description)} ${m.agendaWords}`, asked);
    const cancelled = m.cancelledAt !== null;
    return [{ ...row, status: m.status, cancelled, piece, start: m.startsAt.toISOString() }];
  });
}
