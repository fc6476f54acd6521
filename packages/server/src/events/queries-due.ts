import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Event } from './rows/queries.ts';
import { event } from './rows/tables.ts';

export type Due = { svjId: number; id: number };

/** Across associations: events of which somebody is to be reminded by now, the longest waiting first. Where events are switched off they wait. */
export async function eventsToRemind(db: Db, now: Date, most: number): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select x.svj_id as "svjId", x.id from event x join svj s on s.id = x.svj_id and 'events' = any(s.modules)
    where x.remind_at is not null and x.remind_at <= ${now} order by x.remind_at, x.svj_id, x.id limit ${most}`);
  return rows;
}

/** The event, held; undefined when its time is another one by now, or another server is at it. */
export async function heldToRemind(db: Db, scope: Scope, id: number, now: Date): Promise<Event | undefined> {
  const due = sql`${event.remindAt} is not null and ${event.remindAt} <= ${now}`;
  const [row] = await db
    .select()
    .from(event)
    .where(and(eq(event.svjId, scope.svjId), eq(event.id, id), isNull(event.deletedAt), due))
    .for('update', { skipLocked: true });
  return row;
}

/** When people are to be reminded next; it guards no edit. */
export async function remindNext(db: Db, scope: Scope, id: number, at: Date | null): Promise<void> {
  await db
    .update(event)
    .set({ remindAt: at })
    .where(and(eq(event.svjId, scope.svjId), eq(event.id, id)));
}
