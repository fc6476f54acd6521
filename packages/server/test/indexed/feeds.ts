/** Two calendars of others a house, with forty occurrences each, and two addresses of everybody. */
export const rows = `
  update svj set modules = modules || array['events'] where not 'events' = any(modules);
  insert into feed (svj_id, member_id, name, token_hash, created_at, updated_at)
  select m.svj_id, m.id, 'Telefon', sha256(('feed' || m.svj_id || '-' || m.id || '-' || n)::bytea), now(), now()
  from member m, generate_series(1, 2) n;
  insert into feed_source (svj_id, name, url, is_public, next_at, created_at, updated_at)
  select s.id, 'Svoz ' || n, 'https://obec.example/', n = 1, now() + (s.id % 100 - 1) * interval '1 hour', now(), now()
  from svj s, generate_series(1, 2) n;
  insert into feed_event (svj_id, source_id, uid, occurrence, title, description, place, url, all_day, starts_at, ends_at,
    first_day, last_day, start_at, end_at, created_at, updated_at)
  select f.svj_id, f.id, n::text, n::text, 'Bioodpad', '', '', '', true, to_char(d, 'YYYY-MM-DD') || 'T00:00',
    to_char(d, 'YYYY-MM-DD') || 'T00:00', d, d, d, d + 1, now(), now()
  from feed_source f, generate_series(1, 40) n, lateral (select date '2026-01-01' + n * 14 as d) x;
  analyze feed, feed_source, feed_event;`;

export const paths = ['/api/v2/event/feed', '/api/v2/event/source/occurrences?from=2026-01-01&to=2026-12-31'];
