import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Day } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { forMe, seen, seesAll } from '../rows/queries-audience.ts';
import { event, eventCalendar, eventLabel } from '../rows/tables.ts';

/** Which events leave for a calendar of somebody. */
export type Chosen = {
  /** Null is all of them. */
  calendars: { ids: readonly number[]; main: boolean } | null;
  /** Also those for the committee alone, of whoever sees them. */
  withCommittee: boolean;
  /** Whose last day is not before. */
  from: Day;
  /** Deleted ones too, for who has them: since then. */
  deletedSince: Date;
};

const parent = alias(event, 'parent');

/** Of `event`: it leaves for the asker. */
function leaves(scope: Scope, now: Date, { calendars, withCommittee, from, deletedSince }: Chosen): SQL {
  const ids = sql`${sql.param([...(calendars?.ids ?? [])])}::bigint[]`;
  const kept = sql`(event.calendar_id = any(${ids}) or ${calendars?.main ?? false}::boolean and event.calendar_id is null)`;
  return sql`event.svj_id = ${scope.svjId} and event.last_day >= ${from}::date
    and (event.deleted_at is null or event.deleted_at > ${deletedSince})
    and ${calendars === null ? sql`true` : kept} and ${withCommittee ? sql`true` : sql`event.to_public`}
    and ${seesAll(scope) ? sql`true` : forMe(scope, now)}`;
}

/** What tells one state of what leaves from another: which events in which version, and what calendars and labels are called. */
export async function stateOfEvents(db: Db, scope: Scope, now: Date, chosen: Chosen): Promise<string> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select concat_ws('/',
      -- In whatever order they come: sorting them would take as long as reading them.
      (select sum(hash_record_extended(row(event.id, event.version, event.sequence, event.deleted_at is null), 0))
        from event where ${leaves(scope, now, chosen)}),
      (select md5(string_agg(concat_ws('.', l.id, l.version), ',' order by l.id)) from event_label l where l.svj_id = ${scope.svjId}),
      (select md5(string_agg(concat_ws('.', c.id, c.version), ',' order by c.id)) from event_calendar c where c.svj_id = ${scope.svjId})
    ) as state`);
  return rows[0]?.state ?? '';
}

const fields = {
  ...{ id: event.id, parentId: event.parentId, occurrence: event.occurrence, title: event.title },
  ...{ description: event.description, address: event.address, startsAt: event.startsAt, endsAt: event.endsAt },
  ...{ allDay: event.allDay, repeats: event.repeats, frequency: event.frequency, every: event.every },
  ...{ weekDays: event.weekDays, monthBy: event.monthBy, monthWeek: event.monthWeek, lastOfMonth: event.lastOfMonth },
  ...{ untilDay: event.untilDay, exceptDays: event.exceptDays, calendarId: event.calendarId },
  ...{ labelType: event.labelType, label: eventLabel.name, uid: event.uid, sequence: event.sequence },
  ...{ deletedAt: event.deletedAt, createdAt: event.createdAt, updatedAt: event.updatedAt },
  // How its series is known elsewhere, and when occurrences of that begin.
  ...{ ofUid: parent.uid, ofStart: parent.startsAt, ofAllDay: parent.allDay },
};

const rowsBy = (db: Db, scope: Scope, which: SQL) =>
  db
    .select(fields)
    .from(event)
    .leftJoin(parent, and(eq(parent.svjId, event.svjId), eq(parent.id, event.parentId)))
    .leftJoin(eventLabel, and(eq(eventLabel.svjId, event.svjId), eq(eventLabel.id, event.labelId)))
    .where(and(eq(event.svjId, scope.svjId), which))
    .orderBy(event.id);
export type Sent = Awaited<ReturnType<typeof rowsBy>>[number];

/** What leaves, series before or after what was changed of them by itself. */
export const eventsToSend = (db: Db, scope: Scope, now: Date, chosen: Chosen): Promise<Sent[]> =>
  rowsBy(db, scope, leaves(scope, now, chosen));

/** One event as the asker sees it, with those of its occurrences that were changed by themselves; none where they may not. */
export const eventToSend = (db: Db, scope: Scope, now: Date, id: number): Promise<Sent[]> =>
  rowsBy(db, scope, sql`${seen(scope, now)} and (event.id = ${id} or event.parent_id = ${id})`);

/** The same of what is told to whom it is for, whoever tells it; deleted ones too. */
export const eventToTell = (db: Db, scope: Scope, id: number): Promise<Sent[]> =>
  rowsBy(db, scope, sql`(event.id = ${id} or event.parent_id = ${id} and event.deleted_at is null)`);

/** What the house's calendars are called. */
export const calendarNames = (db: Db, scope: Scope): Promise<{ id: number; name: string; colour: string }[]> =>
  db
    .select({ id: eventCalendar.id, name: eventCalendar.name, colour: eventCalendar.colour })
    .from(eventCalendar)
    .where(eq(eventCalendar.svjId, scope.svjId))
    .orderBy(eventCalendar.name);

/** How many of these calendars are of the house. */
export async function knownCalendars(db: Db, scope: Scope, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from event_calendar where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])`);
  return rows[0]?.n ?? 0;
}
