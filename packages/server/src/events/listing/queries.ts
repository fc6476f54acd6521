import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { isLabelType } from '#contract/events/rules.ts';
import { type EventColour, type LabelType, longestDays, mostOccurrences } from '#contract/events/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { named } from '../../base/search/search.ts';
import { isOwed } from '../asked/queries-owed.ts';
import type { Event } from '../rows/queries.ts';
import { isMine, seen } from '../rows/queries-audience.ts';

export type Sought = {
  from: Day;
  to: Day;
  /** Null all of them; `main` is the one without an id. */
  calendars: readonly string[] | null;
  text?: string | undefined;
  label?: LabelType | number | undefined;
  type?: LabelType | undefined;
  toConfirm?: boolean | undefined;
  /** Only what is for the asker, also for who sees all. */
  mine?: boolean;
  /** Where there are more than are carried, those nearest to the end of the range. */
  fromEnd?: boolean;
};

type Kept = 'id' | 'parentId' | 'occurrence' | 'title' | 'address' | 'startsAt' | 'endsAt' | 'allDay' | 'repeats';
type Rule = 'frequency' | 'every' | 'weekDays' | 'monthBy' | 'monthWeek' | 'lastOfMonth' | 'untilDay' | 'exceptDays';
type Around = 'calendarId' | 'labelType' | 'labelId' | 'colour' | 'toPublic' | 'everyone' | 'acceptRead';
/** What occurrences are made of. */
export type Ranged = Pick<Event, Kept | Rule | Around> & {
  calendarColour: EventColour | null;
  toConfirm: boolean;
  mine: boolean;
};

/** Series of one house that are looked at for one range. */
const mostSeries = 2000;

const among = (calendars: readonly string[]): SQL => {
  const ids = sql.param(calendars.filter((one) => one !== 'main').map(Number));
  const isMain = calendars.includes('main') ? sql`event.calendar_id is null or ` : sql``;
  return sql`(${isMain}event.calendar_id = any(${ids}::bigint[]))`;
};

/** A fixed menu of filters, so that prepared statements stay a bounded set. */
function kept(scope: Scope, now: Date, s: Sought): SQL {
  const parts: SQL[] = [seen(scope, now)];
  if (s.calendars) parts.push(among(s.calendars));
  if (s.text) parts.push(named(scope, 'events', sql`event.id`, s.text));
  if (s.type) parts.push(sql`event.label_type = ${s.type}`);
  if (s.label !== undefined)
    parts.push(
      isLabelType(s.label)
        ? sql`event.label_type = ${s.label} and event.label_id is null`
        : sql`event.label_id = ${s.label}::bigint`,
    );
  if (s.mine) parts.push(isMine(scope, now));
  if (s.toConfirm !== undefined) parts.push(sql`${isOwed(scope, now)} = ${s.toConfirm}::boolean`);
  return sql.join(parts, sql` and `);
}

/**
 * Rows of which some occurrence may lie in the range, of those the asker may open: what comes once by where it begins, series by
 * where they end. Which days of a series lie there is reckoned from its rule.
 */
export async function rangedEvents(db: Db, scope: Scope, now: Date, s: Sought): Promise<Ranged[]> {
  const all = kept(scope, now, s);
  const order = s.fromEnd ? sql`event.first_day desc, event.id desc` : sql`event.first_day, event.id`;
  const { rows } = await db.execute<Ranged>(sql`
    select event.id, event.parent_id as "parentId", to_char(event.occurrence, 'YYYY-MM-DD') as occurrence, event.title,
      event.place_address as address, event.starts_at as "startsAt", event.ends_at as "endsAt", event.all_day as "allDay",
      event.repeats, event.frequency, event.every, event.week_days as "weekDays", event.month_as as "monthBy",
      event.month_week as "monthWeek", event.last_of_month as "lastOfMonth",
      to_char(event.until_day, 'YYYY-MM-DD') as "untilDay", event.except_days as "exceptDays",
      event.calendar_id as "calendarId", event.label_type as "labelType", event.label_id as "labelId", event.colour,
      c.colour as "calendarColour", event.to_public as "toPublic", event.everyone, event.accept_read as "acceptRead",
      ${isOwed(scope, now)} as "toConfirm", ${isMine(scope, now)} as mine
    from (
      (select event.id from event where not event.repeats and event.first_day >= ${addDays(s.from, -longestDays)}::date
        and event.first_day <= ${s.to}::date and event.last_day >= ${s.from}::date and ${all}
        order by ${order} limit ${sql.raw(String(mostOccurrences + 1))})
      union all
      (select event.id from event where event.repeats and event.last_day >= ${s.from}::date
        and event.first_day <= ${s.to}::date and ${all} order by event.last_day, event.id limit ${sql.raw(String(mostSeries))})
    ) found
    join event on event.svj_id = ${scope.svjId} and event.id = found.id
    left join event_calendar c on c.svj_id = event.svj_id and c.id = event.calendar_id`);
  return rows;
}
