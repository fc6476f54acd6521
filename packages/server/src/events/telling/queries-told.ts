import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import { either } from '../../base/db/either.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { openNames } from '../../documents/attached/queries.ts';
import type { Event } from '../rows/queries.ts';
import { recipientsOf } from '../rows/queries-audience.ts';

export type NewsKind = 'created' | 'moved' | 'cancelled' | 'soon';
export type News = {
  eventId: number;
  kind: NewsKind;
  /** Of a series: which occurrence. */
  occurrence: Day | null;
  startsAt: string;
  endsAt: string;
  before?: { startsAt: string; endsAt: string } | null;
  more?: boolean;
  minutes?: number | null;
};

/** Keeps what people are told; null where they were reminded of the occurrence before. */
export async function addNews(db: Db, scope: Scope, n: News, now: Date): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into event_news (svj_id, event_id, kind, occurrence, starts_at, ends_at, before_starts, before_ends, more,
      minutes, at)
    values (${scope.svjId}, ${n.eventId}, ${n.kind}, ${n.occurrence}::date, ${n.startsAt}, ${n.endsAt},
      ${n.before?.startsAt ?? null}, ${n.before?.endsAt ?? null}, ${n.more ?? false}, ${n.minutes ?? null}, ${now})
    on conflict do nothing returning id`);
  return rows[0]?.id ?? null;
}

type Told = Pick<Event, 'title' | 'description' | 'address' | 'allDay' | 'acceptRead'> &
  Pick<Event, 'repeats' | 'frequency' | 'every' | 'untilDay' | 'ownerId' | 'coming'> & {
    eventId: number;
    files: string[];
  };
export type ToldNews = Told &
  Omit<News, 'before'> & {
    id: number;
    rootId: number;
    beforeStarts: string | null;
    beforeEnds: string | null;
    isGone: boolean;
    /** Of a series that stands: its rule, to ask whether the occurrence still does. */
    seriesStarts: string;
    seriesEnds: string;
    exceptDays: string[];
    lastDay: Day;
  };

const told = (scope: Scope): SQL => sql`one.id as "eventId", one.title, one.place_description as description,
  one.place_address as address, one.all_day as "allDay", one.accept_read as "acceptRead", one.repeats, one.frequency, one.every,
  to_char(one.until_day, 'YYYY-MM-DD') as "untilDay", one.owner_id as "ownerId",
  coalesce((select s.coming from event s where s.svj_id = one.svj_id and s.id = one.parent_id), one.coming) as coming,
  array(select f.name || case when f.extension = '' then '' else '.' || f.extension end from file f
    where f.svj_id = one.svj_id and f.owner = 'event' and f.owner_id = ${either(sql`one.parent_id`, sql`one.id`)} and f.is_public
    order by f.position, f.id) || ${openNames(scope, 'event', sql`coalesce(one.parent_id, one.id)`)} as files`;

/** News with their events as they are now, deleted ones too: of those people are told that they are off. */
export async function newsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldNews[]> {
  const { rows } = await db.execute<ToldNews>(sql`
    select n.id, n.kind, to_char(n.occurrence, 'YYYY-MM-DD') as occurrence, n.starts_at as "startsAt", n.ends_at as "endsAt",
      n.before_starts as "beforeStarts", n.before_ends as "beforeEnds", n.more, n.minutes,
      coalesce(one.parent_id, one.id) as "rootId", one.deleted_at is not null as "isGone",
      one.starts_at as "seriesStarts", one.ends_at as "seriesEnds", one.except_days as "exceptDays",
      to_char(one.last_day, 'YYYY-MM-DD') as "lastDay", ${told(scope)}
    from event_news n join event one on one.svj_id = n.svj_id and one.id = n.event_id
    where n.svj_id = ${scope.svjId} and n.id = any(${sql.param([...ids])}::bigint[])`);
  return rows;
}

export type ToldAsked = Told & Pick<Event, 'startsAt' | 'endsAt'>;
/** Events as reminders of confirmations tell of them. */
export async function askedToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldAsked[]> {
  const { rows } = await db.execute<ToldAsked>(sql`
    select one.starts_at as "startsAt", one.ends_at as "endsAt", ${told(scope)} from event one
    where one.svj_id = ${scope.svjId} and one.id = any(${sql.param([...ids])}::bigint[]) and one.deleted_at is null`);
  return rows;
}

/** Of these members, those the event of this id is for now. */
export const stillAmong = (db: Db, scope: Scope, rootId: number, memberIds: readonly number[], now: Date) =>
  idsOf(
    db,
    sql`select r.id from (${recipientsOf(scope, sql`${rootId}::bigint`, now)}) r
      where r.id = any(${sql.param([...memberIds])}::bigint[])`,
  );

/** Whom an event is for now but who does this, as a query of ids. */
export const recipientsBut = (scope: Scope, rootId: number, but: number | null, now: Date): SQL =>
  sql`select r.id from (${recipientsOf(scope, sql`${rootId}::bigint`, now)}) r where r.id is distinct from ${but}::bigint`;
