import { sql } from 'drizzle-orm';
import type { EventDetail } from '#contract/events/schema.ts';
import { may } from '../../base/http/gate.ts';
import { standingOf } from '../../confirmations/accepts/queries.ts';
import { asking } from '../../confirmations/accepts/steps.ts';
import type { At, Event } from '../rows/queries.ts';
import { askedEvents } from './queries.ts';
import { asksMe, confirmedAt, confirmedBefore } from './queries-owed.ts';

/** What an event that the asker may open says of confirmations: what they owe or did, and how many have confirmed. */
export async function acceptOf(
  at: At,
  { id, acceptRead }: Pick<Event, 'id' | 'acceptRead'>,
): Promise<EventDetail['accept']> {
  const { db, scope, now } = at;
  const none = { asked: false, mine: null, again: false, doneAt: null, counts: null } as const;
  if (!acceptRead || !may(scope, 'acceptRead', 'r')) return none;
  const { rows } = await db.execute<{ at: string | null; asks: boolean; again: boolean }>(sql`
    select ${asksMe(scope, now)} as asks, ${confirmedBefore(scope)} as again, ${confirmedAt(scope)} as at
    from event where event.svj_id = ${scope.svjId} and event.id = ${id}`);
  const [row] = rows;
  const { done, total, known } = await standingOf(db, scope, await asking(askedEvents, at, id), now);
  return {
    asked: true,
    mine: row?.at ? 'done' : row?.asks ? 'owed' : null,
    again: row?.again ?? false,
    doneAt: row?.at ? new Date(row.at).toISOString() : null,
    counts: known ? { done, total } : null,
  };
}
