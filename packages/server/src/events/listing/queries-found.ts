import { and, eq, sql } from 'drizzle-orm';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { pieceAround, spansIn } from '#contract/base/words/search.ts';
import { dayBefore, daysFrom } from '#contract/events/rules-series.ts';
import { momentsOf } from '#contract/events/rules-times.ts';
import type { FoundEvent } from '#contract/events/schema.ts';
import { longestOfSeries } from '#contract/events/schema-words.ts';
import { findEntries } from '../../base/search/search.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { type At, type Event, seriesIn, spanIn } from '../rows/queries.ts';
import { seen } from '../rows/queries-audience.ts';
import { event } from '../rows/tables.ts';

/** Of a series the occurrence that is next, or still runs; when all are over the last one. Null of what comes once. */
export function nearestDay(e: Event, now: Date): Day | null {
  if (!e.repeats) return null;
  const today = dayIn(now);
  for (const day of daysFrom(seriesIn(e), addDays(today, -longestOfSeries)))
    if (momentsOf(spanIn(e, day), e.allDay).end > now) return day;
  return dayBefore(seriesIn(e), addDays(today, 1));
}

/** At most 20 events that hold the text, of those the asker may open; what is over comes last. */
export async function findEvents({ db, scope, now }: At, asked: string): Promise<FoundEvent[]> {
  // Asked once for all, not for each that holds the text (`is true` keeps it from being a join): a word may stand everywhere.
  const only = sql`(search_entry.id in (select event.id from event where ${seen(scope, now)})) is true`;
  const past = sql`(search_entry.id in (select event.id from event where event.svj_id = ${scope.svjId}
    and event.last_day < ${dayIn(now)}::date and event.deleted_at is null)) is true`;
  const found = await findEntries(db, scope, 'events', asked, { only, past });
  const ids = found.map((row) => row.id);
  const rows = await db
    .select()
    .from(event)
    .where(and(eq(event.svjId, scope.svjId), sql`${event.id} = any(${sql.param(ids)}::bigint[])`));
  const byId = new Map(rows.map((e) => [e.id, e]));
  return found.flatMap((row) => {
    const e = byId.get(row.id);
    if (!e) return [];
    const day = nearestDay(e, now);
    const { start } = momentsOf(spanIn(e, day), e.allDay);
    const piece = spansIn(row.title, asked).length > 0 ? null : pieceAround(plainOf(e.description), asked);
    return [{ ...row, occurrence: day, start: start.toISOString(), allDay: e.allDay, piece }];
  });
}
