import { sql } from 'drizzle-orm';
import { startOf, wallTime } from '#contract/base/time/dates.ts';
import { type DayNote, type DayRange, mostNotes } from '#contract/base/time/day-notes.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { seen } from '../rows/queries-audience.ts';

type At = { db: Db; scope: Scope };
type Row = {
  id: number;
  title: string;
  version: number;
  updated_at: string;
  starts_at: string;
  ends_at: string;
  is_public: boolean;
};

/** Meetings that are called or were held, with their hours; drafts and those called off have no day. Null for who reads none. */
export async function daysOfMeetings({ db, scope }: At, { from, to }: DayRange): Promise<DayNote[] | null> {
  if (!may(scope, 'meetingOwners', 'r')) return null;
  const { rows } = await db.execute<Row>(sql`
    select meeting.id, meeting.name as title, meeting.version, meeting.updated_at, meeting.starts_at, meeting.ends_at, meeting.is_public
    from meeting where ${seen(scope)} and meeting.status <> 'concept' and meeting.cancelled_at is null
      and meeting.starts_at < ${startOf(to, 1)} and meeting.ends_at >= ${startOf(from)}
    order by meeting.starts_at, meeting.id limit ${mostNotes}`);
  return rows.map(({ id, title, version, updated_at, starts_at, ends_at, is_public }) => ({
    ...{ id, title, version, updatedAt: new Date(updated_at) },
    ...{ at: meetingLinks.one(id), allDay: false, forAll: is_public },
    ...{ startsAt: wallTime(new Date(starts_at)), endsAt: wallTime(new Date(ends_at)) },
  }));
}
