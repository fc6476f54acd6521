import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Event } from '../rows/queries.ts';
import { event, eventCalendar, eventLabel } from '../rows/tables.ts';

/** What a form says of an event, apart from files and from whom it is for by name. */
export const typedNames = [
  ...([
    'title',
    'description',
    'address',
    'startsAt',
    'endsAt',
    'allDay',
    'calendarId',
    'labelType',
    'labelId',
  ] as const),
  ...(['repeats', 'frequency', 'every', 'weekDays', 'monthBy', 'monthWeek', 'lastOfMonth', 'untilDay'] as const),
  ...([
    'toPublic',
    'everyone',
    'acceptRead',
    'comments',
    'coming',
    'capacity',
    'colour',
    'notifyPeriod',
    'exceptDays',
  ] as const),
] as const satisfies readonly (keyof Event)[];
export type Typed = Pick<Event, (typeof typedNames)[number]>;
export type Written = Typed & Pick<Event, 'firstDay' | 'lastDay' | 'remindAt'>;
type Placed = Pick<Event, 'parentId' | 'occurrence' | 'ownerId' | 'announcedAt'>;
type Raised = Pick<Event, 'contentVersion' | 'changedAt' | 'announcedAt' | 'parentId'>;

const one = (scope: Scope, id: number): SQL =>
  and(eq(event.svjId, scope.svjId), eq(event.id, id), isNull(event.deletedAt)) as SQL;

export async function addEvent(db: Db, scope: Scope, written: Written & Partial<Placed>, now: Date): Promise<Event> {
  const values = { ...written, svjId: scope.svjId, createdAt: now, updatedAt: now };
  const [row] = await db.insert(event).values(values).returning();
  return row as Event;
}

/** Changes an event, which is held. */
export async function changeEvent(
  db: Db,
  scope: Scope,
  id: number,
  written: Partial<Written & Raised>,
  now: Date,
): Promise<Event> {
  const raised = { updatedAt: now, version: sql`${event.version} + 1`, sequence: sql`${event.sequence} + 1` };
  const [row] = await db
    .update(event)
    .set({ ...written, ...raised })
    .where(one(scope, id))
    .returning();
  return row as Event;
}

/** Hides them for ever; the rows stay for what points to them, and for calendars elsewhere. */
export async function hideEvents(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(event)
    .set({
      ...{ deletedAt: now, updatedAt: now, remindAt: null },
      ...{ version: sql`${event.version} + 1`, sequence: sql`${event.sequence} + 1` },
    })
    .where(and(eq(event.svjId, scope.svjId), sql`${event.id} = any(${sql.param([...ids])}::bigint[])`));
}

/** Whether the house has the calendar. */
export async function hasCalendar(db: Db, scope: Scope, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: eventCalendar.id })
    .from(eventCalendar)
    .where(and(eq(eventCalendar.svjId, scope.svjId), eq(eventCalendar.id, id)));
  return rows.length > 0;
}

/** Of what type the house's label is; undefined when it has none of the id. */
export async function typeOfLabel(db: Db, scope: Scope, id: number): Promise<Event['labelType'] | undefined> {
  const [row] = await db
    .select({ type: eventLabel.type })
    .from(eventLabel)
    .where(and(eq(eventLabel.svjId, scope.svjId), eq(eventLabel.id, id)));
  return row?.type;
}

/** Days of series that were changed by themselves. */
export const daysOfChanged = (changed: readonly Event[]): Day[] =>
  changed.flatMap(({ occurrence }) => (occurrence === null ? [] : [occurrence]));

/** Notes that people were told of it; it raises no version. */
export async function noteAnnounced(db: Db, scope: Scope, id: number, now: Date): Promise<void> {
  await db.update(event).set({ announcedAt: now }).where(one(scope, id));
}
