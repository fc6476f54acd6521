import { and, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { meetingEvening } from './tables.ts';

export type Evening = typeof meetingEvening.$inferSelect;

/** The evening of the meeting, once its registration was opened; locked until the end of the transaction when asked. */
export async function eveningOf(
  db: Db,
  scope: Scope,
  meetingId: number,
  how: 'read' | 'lock' = 'read',
): Promise<Evening | undefined> {
  const asked = db
    .select()
    .from(meetingEvening)
    .where(and(eq(meetingEvening.svjId, scope.svjId), eq(meetingEvening.meetingId, meetingId)));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  return row;
}

/** Begins the evening: from now on people are written down. */
export async function addEvening(
  db: Db,
  scope: Scope,
  meetingId: number,
  now: Date,
  known: Partial<Omit<Evening, 'svjId' | 'meetingId'>> = {},
): Promise<void> {
  const times = { registrationOpenedAt: now, createdAt: now, updatedAt: now };
  await db.insert(meetingEvening).values({ ...times, ...known, svjId: scope.svjId, meetingId });
}
