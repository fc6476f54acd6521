import pg from 'pg';
import type { List } from './lists.ts';
import type { Headers } from './load.ts';
import { ask } from './votes.ts';

/** Series of every association in the lists, and what comes once in the months around. */
export const seriesEach = 20;
export const onceEach = 240;
/** Series that began ten years ago, of which a month is read, and events of one subscribed calendar. */
export const oldSeries = 300;
export const sentEvents = 2000;
export const thingsEach = 8;

async function at(superUrl: string, text: string): Promise<void> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query(text);
    await db.query('vacuum analyze event, audience_part, booking_thing, booking');
  } finally {
    await db.end();
  }
}

const columns = `svj_id, title, place_description, starts_at, ends_at, repeats, frequency, every, first_day, last_day, until_day,
  to_public, everyone, label_type, created_at, updated_at`;
const walls = (day: string) => `to_char(${day}, 'YYYY-MM-DD') || 'T18:00', to_char(${day}, 'YYYY-MM-DD') || 'T19:30'`;
/** Every fifth is for one entrance, every eleventh for the committee. */
const aim = `n % 11 <> 0, n % 5 <> 0, (array['general', 'meeting', 'outage', 'works', 'cleaning'])[1 + n % 5], now(), now()`;

const series = (count: number) => `
  insert into event (${columns})
  select s.id, 'Řada ' || n, '<p>Program je na nástěnce.</p>', ${walls('d')}, true, (array['week', 'month', 'month', 'year'])[1 + n % 4],
    1 + n % 2, d, date '2199-12-31', null, ${aim}
  from svj s, generate_series(1, ${count}) n cross join lateral (select current_date - 3650 - n % 28 as d) x order by s.id, n;`;
const once = (count: number, days: number) => `
  insert into event (${columns})
  select s.id, 'Událost ' || n, '<p>Sejdeme se ve společenské místnosti.</p>', ${walls('d')}, false, 'week', 1, d, d, null, ${aim}
  from svj s, generate_series(1, ${count}) n cross join lateral (select current_date + (n % ${days}) - ${days} / 2 as d) x
  order by s.id, n;`;
const groups = `
  insert into audience_part (svj_id, owner, owner_id, entrance_id)
  select e.svj_id, 'event', e.id, x.id from event e
    join lateral (select min(id) + e.id % 4 as id from entrance where svj_id = e.svj_id) x on true where not e.everyone;`;

/** Calendars of every association, and what they lend with who has it. */
export const seedCalendars = (superUrl: string): Promise<void> =>
  at(
    superUrl,
    `update svj set modules = modules || array['events'];
    ${series(seriesEach)} ${once(onceEach, 240)} ${groups}
    insert into booking_thing (svj_id, name, kind, description, by, opens, closes, slot_minutes, least, most, days_ahead,
      created_at, updated_at)
    select s.id, 'Prádelna ' || n, 'laundry', 'Po praní prosím vyčistěte filtr.', 'hours', '07:00', '21:00', 120, 1, 2, 14, now(), now()
    from svj s, generate_series(1, ${thingsEach}) n order by s.id, n;
    insert into booking (svj_id, thing_id, unit_id, wall_from, wall_to, starts_at, ends_at, state, created_at, updated_at)
    select t.svj_id, t.id, u.id + n % 50, to_char(d, 'YYYY-MM-DD"T"HH24:MI'), to_char(d + interval '2 hours', 'YYYY-MM-DD"T"HH24:MI'),
      d, d + interval '2 hours', case when n % 40 = 0 then 'asked' else 'booked' end, now(), now()
    from booking_thing t join lateral (select min(id) as id from unit where svj_id = t.svj_id) u on true,
      generate_series(1, 80) n
      cross join lateral (select date_trunc('day', now()) + n / 6 * interval '1 day' + (7 + n % 6 * 2) * interval '1 hour' as d) x`,
  );

/** One association whose calendar is old, or long. */
export const seedOld = (superUrl: string): Promise<void> =>
  at(superUrl, `update svj set modules = modules || array['events']; ${series(oldSeries)} ${groups}`);
export const seedLong = (superUrl: string): Promise<void> =>
  at(
    superUrl,
    `${once(sentEvents - oldSeries, 300)}
    delete from audience_part; ${groups}`,
  );

const month = () => {
  const now = new Date();
  const of = (n: number, day: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + n, day)).toISOString().slice(0, 10);
  return { from: of(0, 1), to: of(1, 0) };
};
const monthPath = () => `/api/v2/event/occurrences?from=${month().from}&to=${month().to}`;

/** Occurrences of a month; the limit reads the rows that they are made of. */
export const calendar = (who: string): List => ({
  title: `Kalendář (${who}): měsíc z ${seriesEach} řad a ${onceEach} událostí, jedno ze 100 společenství`,
  path: monthPath(),
  limit: `select e.*, c.colour as calendar_colour from event e
    left join event_calendar c on c.svj_id = e.svj_id and c.id = e.calendar_id
    where e.svj_id = $1 and e.deleted_at is null and (e.repeats and e.last_day >= '${month().from}' and e.first_day <= '${month().to}'
      or not e.repeats and e.first_day >= '${month().from}' and e.first_day <= '${month().to}')`,
});

/** What the house lends and what the asker has of it. */
export const bookings = (who: string): List => ({
  title: `Rezervace (${who}): ${thingsEach} věcí s tím, co kdo má, jedno ze 100 společenství`,
  path: '/api/v2/booking',
  limit: `select t.*, (select json_agg(b) from (select b.id, b.wall_from, b.wall_to, b.state, u.number from booking b
      join unit u on u.svj_id = b.svj_id and u.id = b.unit_id
      where b.svj_id = t.svj_id and b.thing_id = t.id and b.state = 'asked' and b.ends_at > now()) b) as asked
    from booking_thing t where t.svj_id = $1 and t.deleted_at is null order by t.name, t.id`,
});

type Asking = { address: string; headers: Headers };
/** The middle one of nine, in milliseconds; the first one compiles. */
async function middle(run: () => Promise<void>): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    const began = performance.now();
    await run();
    took.push(performance.now() - began);
  }
  return took.slice(1).sort((a, b) => a - b)[4] as number;
}

/** Milliseconds of a month of series that began ten years ago. */
export const measureOld = (asking: Asking): Promise<number> =>
  middle(async () => {
    const { events } = await ask<{ events: unknown[] }>(asking, 'GET', monthPath());
    if (events.length < 300) throw new Error(`${events.length} occurrences were told`);
  });

/** Milliseconds of a subscribed calendar, whole and unchanged. */
export async function measureFeed(asking: Asking): Promise<{ whole: number; same: number; bytes: number }> {
  const { url } = await ask<{ url: string }>(asking, 'POST', '/api/v2/event/feed', {
    name: 'Telefon',
    withCommittee: true,
  });
  const address = `${asking.address}${new URL(url).pathname}`;
  let [tag, bytes] = ['', 0];
  const fetched = async (status: number, headers: Headers) => {
    const reply = await fetch(address, { headers });
    const text = await reply.text();
    if (reply.status !== status) throw new Error(`The feed answered ${reply.status}`);
    if (status === 200) [tag, bytes] = [reply.headers.get('etag') ?? '', text.length];
  };
  const whole = await middle(() => fetched(200, {}));
  const same = await middle(() => fetched(304, { 'if-none-match': tag }));
  return { whole, same, bytes };
}
