import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import { type EventColour, longestDays, mainColour, mostOccurrences } from '#contract/events/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import type { Chosen } from '../../events/ical/queries.ts';

/** Of `feed_source s`: the asker may know of what it says. */
const shown = (scope: Scope): SQL =>
  sql`s.svj_id = ${scope.svjId} and ${may(scope, 'events', 'rw') ? sql`true` : may(scope, 'events', 'r') ? sql`s.is_public` : sql`false`}`;

export type Shown = {
  id: number;
  source_id: number;
  source: string;
  title: string;
  description: string;
  place: string;
  url: string;
  all_day: boolean;
  starts_at: string;
  ends_at: string;
  start_at: string;
  end_at: string;
  calendar_id: number | null;
  colour: EventColour;
  vanished: boolean;
  is_public: boolean;
  read_at: string | null;
};

/** Occurrences of others in a range, the first ones; one more than is carried says that there are more. */
export async function foreignBetween(db: Db, scope: Scope, from: Day, to: Day): Promise<Shown[]> {
  const { rows } = await db.execute<Shown>(sql`
    select e.id, e.source_id, s.name as source, e.title, e.description, e.place, e.url, e.all_day, e.starts_at, e.ends_at,
      e.start_at, e.end_at, s.calendar_id, coalesce(s.colour, c.colour, ${mainColour}) as colour,
      e.vanished_at is not null as vanished, s.is_public, s.read_at
    from feed_event e
    join feed_source s on s.svj_id = e.svj_id and s.id = e.source_id and ${shown(scope)}
    left join event_calendar c on c.svj_id = s.svj_id and c.id = s.calendar_id
    where e.svj_id = ${scope.svjId} and e.first_day <= ${to}::date and e.last_day >= ${from}::date
      and e.first_day >= ${from}::date - ${longestDays}::int
    order by e.start_at, e.id limit ${mostOccurrences + 1}`);
  return rows;
}

/** Of `feed_source s`: its calendar leaves for whom the feed is. */
function leaves(scope: Scope, { calendars, withCommittee }: Chosen): SQL {
  const ids = sql`${sql.param([...(calendars?.ids ?? [])])}::bigint[]`;
  const kept = sql`(s.calendar_id = any(${ids}) or ${calendars?.main ?? false}::boolean and s.calendar_id is null)`;
  return sql`${shown(scope)} and ${calendars === null ? sql`true` : kept} and ${withCommittee ? sql`true` : sql`s.is_public`}`;
}

export async function stateOfForeign(db: Db, scope: Scope, chosen: Chosen): Promise<string> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select coalesce(sum(hash_record_extended(row(e.id, e.sequence, e.vanished_at is null, s.name), 0)), 0)::text as state
    from feed_event e join feed_source s on s.svj_id = e.svj_id and s.id = e.source_id
    where e.svj_id = ${scope.svjId} and e.last_day >= ${chosen.from}::date and ${leaves(scope, chosen)}`);
  return rows[0]?.state ?? '';
}

export type Leaving = Pick<
  Shown,
  'id' | 'source' | 'title' | 'description' | 'place' | 'url' | 'all_day' | 'starts_at' | 'ends_at' | 'vanished'
> & {
  sequence: number;
  created_at: string;
  updated_at: string;
};
export async function foreignToSend(db: Db, scope: Scope, chosen: Chosen): Promise<Leaving[]> {
  const { rows } = await db.execute<Leaving>(sql`
    select e.id, s.name as source, e.title, e.description, e.place, e.url, e.all_day, e.starts_at, e.ends_at,
      e.vanished_at is not null as vanished, e.sequence, e.created_at, e.updated_at
    from feed_event e join feed_source s on s.svj_id = e.svj_id and s.id = e.source_id
    where e.svj_id = ${scope.svjId} and e.last_day >= ${chosen.from}::date and ${leaves(scope, chosen)}
    order by e.id`);
  return rows;
}
