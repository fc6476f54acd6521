import { filters } from './filters.ts';

/** Thirty weekly series a house begun ten years ago and forty events that come once; every fourth for an entrance, some asking, some changed by themselves. */
export const rows = `
  update svj set modules = modules || array['events'];
  insert into event_calendar (svj_id, name, name_key, colour, created_at, updated_at)
  select s.id, 'Úklid ' || n, 'uklid ' || n, 'yellow', now(), now() from svj s, generate_series(1, 10) n;
  insert into event_label (svj_id, name, name_key, type, created_at, updated_at)
  select s.id, 'Revize ' || n, 'revize ' || n, 'inspection', now(), now() from svj s, generate_series(1, 10) n;
  insert into event (svj_id, title, place_description, starts_at, ends_at, repeats, first_day, last_day, calendar_id, label_id,
    everyone, owner_id, accept_read, comments, remind_at, created_at, updated_at)
  select s.id, 'Úklid ' || n, '<p>Chodba</p>', d.day || 'T18:00', d.day || 'T19:00', n > 40, d.day,
    case when n > 40 then '2199-12-31' else d.day end, c.id, l.id, n % 4 <> 0,
    (select min(m.id) + n % 50 from member m where m.svj_id = s.id), n % 10 = 1, true,
    now() + interval '1 day', now(), now()
  from svj s, generate_series(1, 70) n,
    lateral (select case when n > 40 then date '2016-01-04' + n % 7 else current_date + n - 20 end as day) d,
    lateral (select min(c.id) as id from event_calendar c where c.svj_id = s.id and n % 2 = 0) c,
    lateral (select min(l.id) as id from event_label l where l.svj_id = s.id and n % 3 = 0) l
  order by s.id, n;
  insert into event (svj_id, parent_id, occurrence, title, place_description, starts_at, ends_at, first_day, last_day, everyone,
    created_at, updated_at)
  select svj_id, id, first_day + 7, title, '<p>Jinde</p>', first_day + 8 || 'T18:00', first_day + 8 || 'T19:00', first_day + 8,
    first_day + 8, everyone, now(), now() from event where repeats and id % 5 = 0;
  insert into audience_part (svj_id, owner, owner_id, entrance_id)
  select e.svj_id, 'event', e.id, (select min(x.id) from entrance x where x.svj_id = e.svj_id)
  from event e where not e.everyone and e.parent_id is null and exists (select from entrance x where x.svj_id = e.svj_id);
  update event set coming = true, capacity = 100 where parent_id is null;
  insert into event_coming (svj_id, event_id, occurrence, member_id, coming, people, said_at)
  select e.svj_id, e.id, case when e.repeats then e.first_day end, m.id, m.id % 3 <> 0, 2, now()
  from event e join member m on m.svj_id = e.svj_id and m.id % 10 = 0 where e.parent_id is null;
  insert into event_news (svj_id, event_id, kind, starts_at, ends_at, at)
  select svj_id, id, 'created', starts_at, ends_at, now() from event where id % 10 = 0;
  insert into comment (svj_id, owner, owner_id, member_id, text, created_at)
  select svj_id, 'event', id, owner_id, 'Přijdu', now() from event where parent_id is null and id % 10 = 0;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'events', id, title, null, 'uklid chodba' from event;
  analyze event, event_coming, event_calendar, event_label, event_news, comment, audience_part, search_entry;`;

export const paths = [
  '/api/v2/event',
  '/api/v2/event?tab=past&sort=title',
  `/api/v2/event?${filters({ text: 'uklid', type: 'inspection' })}`,
  `/api/v2/event?${filters({ toConfirm: true })}&calendars=main,1`,
  '/api/v2/event/occurrences?from=2026-11-01&to=2026-11-30',
  '/api/v2/event/occurrences?from=2016-11-01&to=2016-11-30',
  '/api/v2/event/layers?from=2026-11-01&to=2026-11-30',
  '/api/v2/event/soon',
  '/api/v2/event/calendar',
  '/api/v2/event/calendar/main',
  '/api/v2/event/label',
  '/api/v2/event/search/ukl',
  '/api/v2/event/:event',
  '/api/v2/event/:event/comments',
];
