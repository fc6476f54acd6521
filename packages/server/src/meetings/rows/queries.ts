import { and, eq, sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { seen } from './queries-audience.ts';
import { meeting } from './tables.ts';

export type Meeting = typeof meeting.$inferSelect;

/**
 * The meeting of this id, if the asker may read it; 404 otherwise, alike whether it is a draft, of the committee, of another
 * house or nowhere. Locked until the end of the transaction when asked.
 */
export async function meetingSeen(db: Db, scope: Scope, id: number, how: 'read' | 'lock' = 'read'): Promise<Meeting> {
  const asked = db
    .select()
    .from(meeting)
    .where(and(seen(scope), eq(meeting.id, id)));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  if (!row) throw new Refused('MEETING.NOT_FOUND');
  return row;
}

/** Scheduled meetings that the asker may read. */
export const countScheduled = (db: Db, scope: Scope): Promise<number> =>
  db.$count(meeting, sql`${seen(scope)} and meeting.status = 'scheduled'`);
