import { and, count, eq, sql } from 'drizzle-orm';
import { searchKey } from '#contract/base/words/search.ts';
import type { CalendarInput, CalendarName, LabelInput } from '#contract/events/schema-calendars.ts';
import { mainCalendar, mainColour } from '#contract/events/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { event, eventCalendar, eventLabel } from '../rows/tables.ts';

export type Calendar = typeof eventCalendar.$inferSelect;
export type Label = typeof eventLabel.$inferSelect;

export const main: CalendarName = { id: null, name: mainCalendar, colour: mainColour };
const czech = sql.raw('collate "cs-x-icu"');

/** Named calendars of the house, in Czech order. */
export const calendarsOf = (db: Db, scope: Scope): Promise<Calendar[]> =>
  db
    .select()
    .from(eventCalendar)
    .where(eq(eventCalendar.svjId, scope.svjId))
    .orderBy(sql`(${eventCalendar.name}) ${czech}`, eventCalendar.id);

/** As the association tells them: the main one first. */
export const calendarNames = async (db: Db, scope: Scope): Promise<CalendarName[]> => [
  main,
  ...(await calendarsOf(db, scope)).map(({ id, name, colour }) => ({ id, name, colour })),
];

/** How many events and series there are in each; null is the main one. */
export async function countIn(db: Db, scope: Scope): Promise<Map<number | null, number>> {
  const rows = await db
    .select({ id: event.calendarId, n: count() })
    .from(event)
    .where(and(eq(event.svjId, scope.svjId), sql`${event.deletedAt} is null and ${event.parentId} is null`))
    .groupBy(event.calendarId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

const oneCalendar = (scope: Scope, id: number) => and(eq(eventCalendar.svjId, scope.svjId), eq(eventCalendar.id, id));

export async function calendarOf(db: Db, scope: Scope, id: number): Promise<Calendar | undefined> {
  const [row] = await db.select().from(eventCalendar).where(oneCalendar(scope, id));
  return row;
}

/** The calendar of this name, written with or without diacritics. */
export async function calendarCalled(db: Db, scope: Scope, name: string): Promise<Calendar | undefined> {
  const [row] = await db
    .select()
    .from(eventCalendar)
    .where(and(eq(eventCalendar.svjId, scope.svjId), eq(eventCalendar.nameKey, searchKey(name))));
  return row;
}

const keyed = <T extends { name: string }>(one: T) => ({ ...one, nameKey: searchKey(one.name) });

/** Keeps a calendar; undefined when the house has one of the name already. */
export async function addCalendar(db: Db, scope: Scope, one: CalendarInput, now: Date): Promise<Calendar | undefined> {
  const values = { ...keyed(one), svjId: scope.svjId, createdAt: now, updatedAt: now };
  const [row] = await db.insert(eventCalendar).values(values).onConflictDoNothing().returning();
  return row;
}

type At = { id: number; version: number };
export async function changeCalendar(db: Db, scope: Scope, { id, version }: At, one: CalendarInput, now: Date) {
  const [row] = await db
    .update(eventCalendar)
    .set({ ...keyed(one), updatedAt: now, version: version + 1 })
    .where(and(oneCalendar(scope, id), eq(eventCalendar.version, version)))
    .returning();
  return row;
}

/** Deletes a calendar; its events move to the main one. Answers how many of them there are. */
export async function dropCalendar(db: Db, scope: Scope, id: number): Promise<number> {
  const moved = await db
    .update(event)
    .set({ calendarId: null, version: sql`${event.version} + 1`, sequence: sql`${event.sequence} + 1` })
    .where(and(eq(event.svjId, scope.svjId), eq(event.calendarId, id)))
    .returning({ id: event.id, deletedAt: event.deletedAt });
  await db.delete(eventCalendar).where(oneCalendar(scope, id));
  return moved.filter(({ deletedAt }) => deletedAt === null).length;
}

const oneLabel = (scope: Scope, id: number) => and(eq(eventLabel.svjId, scope.svjId), eq(eventLabel.id, id));

/** Labels that the house added, in Czech order. */
export const labelsOf = (db: Db, scope: Scope): Promise<Label[]> =>
  db
    .select()
    .from(eventLabel)
    .where(eq(eventLabel.svjId, scope.svjId))
    .orderBy(sql`(${eventLabel.name}) ${czech}`, eventLabel.id);

export async function labelOf(db: Db, scope: Scope, id: number): Promise<Label | undefined> {
  const [row] = await db.select().from(eventLabel).where(oneLabel(scope, id));
  return row;
}

/** Keeps a label; undefined when the house has one of the name already. */
export async function addLabel(db: Db, scope: Scope, one: LabelInput, now: Date): Promise<Label | undefined> {
  const values = { ...keyed(one), svjId: scope.svjId, createdAt: now, updatedAt: now };
  const [row] = await db.insert(eventLabel).values(values).onConflictDoNothing().returning();
  return row;
}

/** Changes a label, and of what type its events are. */
export async function changeLabel(db: Db, scope: Scope, { id, version }: At, one: LabelInput, now: Date) {
  const [row] = await db
    .update(eventLabel)
    .set({ ...keyed(one), updatedAt: now, version: version + 1 })
    .where(and(oneLabel(scope, id), eq(eventLabel.version, version)))
    .returning();
  if (row)
    await db
      .update(event)
      .set({ labelType: row.type })
      .where(and(eq(event.svjId, scope.svjId), eq(event.labelId, id)));
  return row;
}

export async function dropLabel(db: Db, scope: Scope, id: number): Promise<void> {
  await db.delete(eventLabel).where(oneLabel(scope, id));
}
