import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Meeting } from '../rows/queries.ts';
import { meeting } from '../rows/tables.ts';

export type Written = Pick<Meeting, 'name' | 'address' | 'description' | 'isPublic' | 'startsAt' | 'endsAt'>;

const one = (scope: Scope, id: number): SQL => and(eq(meeting.svjId, scope.svjId), eq(meeting.id, id)) as SQL;

export async function addMeeting(db: Db, scope: Scope, written: Written, now: Date): Promise<Meeting> {
  const [row] = await db
    .insert(meeting)
    .values({ ...written, svjId: scope.svjId, createdAt: now, updatedAt: now })
    .returning();
  return row as Meeting;
}

/** Changes a meeting that is held by this transaction; answers it as it is now. */
export async function changeMeeting(
  db: Db,
  scope: Scope,
  { id, version }: Pick<Meeting, 'id' | 'version'>,
  changed: Partial<Omit<Meeting, 'id' | 'svjId' | 'version'>>,
  now: Date,
): Promise<Meeting> {
  const [row] = await db
    .update(meeting)
    .set({ ...changed, updatedAt: now, version: version + 1 })
    .where(one(scope, id))
    .returning();
  return row as Meeting;
}

/** Keeps what stands beside the meeting's own form, which is not stale by it. */
export async function keepBeside(
  db: Db,
  scope: Scope,
  id: number,
  kept: Partial<
    Pick<Meeting, 'news' | 'noticedAt' | 'agendaVersion' | 'agendaAt' | 'agendaWords' | 'pointCount' | 'decidedCount'>
  >,
): Promise<Meeting> {
  const [row] = await db.update(meeting).set(kept).where(one(scope, id)).returning();
  return row as Meeting;
}

export async function dropMeeting(db: Db, scope: Scope, id: number): Promise<void> {
  await db.delete(meeting).where(one(scope, id));
}
