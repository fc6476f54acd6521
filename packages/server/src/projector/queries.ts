import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { meeting } from '../meetings/rows/tables.ts';
import { meetingProjection } from './tables.ts';

export type Projection = typeof meetingProjection.$inferSelect;

/** Across associations: what a link leads to while it is good. */
export async function projectionOfToken(db: Db, tokenHash: Buffer, now: Date): Promise<Projection | undefined> {
  const [row] = await db
    .select()
    .from(meetingProjection)
    .where(and(eq(meetingProjection.tokenHash, tokenHash), gt(meetingProjection.until, now)));
  return row;
}

const ofMeeting = (scope: Scope, meetingId: number) =>
  and(eq(meetingProjection.svjId, scope.svjId), eq(meetingProjection.meetingId, meetingId));

/** The link of the meeting that is out. */
export async function projectionOf(
  db: Db,
  scope: Scope,
  meetingId: number,
  now: Date,
): Promise<Projection | undefined> {
  const [row] = await db
    .select()
    .from(meetingProjection)
    .where(and(ofMeeting(scope, meetingId), gt(meetingProjection.until, now)));
  return row;
}

/** A new link in place of the one before. */
export async function keepProjection(
  db: Db,
  scope: Scope,
  one: Pick<Projection, 'meetingId' | 'tokenHash' | 'until'>,
  now: Date,
): Promise<void> {
  const { tokenHash, until } = one;
  await db
    .insert(meetingProjection)
    .values({ ...one, svjId: scope.svjId, createdAt: now })
    .onConflictDoUpdate({
      target: [meetingProjection.svjId, meetingProjection.meetingId],
      set: { tokenHash, until, createdAt: now },
    });
}

/** Which part of a point's wording is shown; answers whether there is a link. */
export async function keepPart(db: Db, scope: Scope, meetingId: number, pointId: number, part: number) {
  const rows = await db
    .update(meetingProjection)
    .set({ pointId, part })
    .where(ofMeeting(scope, meetingId))
    .returning({ id: meetingProjection.meetingId });
  return rows.length > 0;
}

export async function dropProjection(db: Db, scope: Scope, meetingId: number): Promise<boolean> {
  const rows = await db
    .delete(meetingProjection)
    .where(ofMeeting(scope, meetingId))
    .returning({ id: meetingProjection.meetingId });
  return rows.length > 0;
}

/** A meeting whose link is good, whoever may read it otherwise: the link is shown to everybody in the room. */
export async function meetingShown(db: Db, scope: Scope, id: number) {
  const [row] = await db
    .select({ id: meeting.id, name: meeting.name, startsAt: meeting.startsAt, status: meeting.status })
    .from(meeting)
    .where(and(eq(meeting.svjId, scope.svjId), eq(meeting.id, id)));
  return row;
}
export type MeetingShown = NonNullable<Awaited<ReturnType<typeof meetingShown>>>;
