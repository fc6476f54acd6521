/** Four things a house; in each of them a time a day for two months, and as many that somebody waits for. */
export const rows = `
  insert into booking_thing (svj_id, name, kind, description, by, opens, closes, slot_minutes, least, most, days_ahead,
    created_at, updated_at)
  select s.id, 'Prádelna ' || n, 'laundry', '', 'hours', '07:00', '21:00', 120, 1, 2, 60, now(), now()
  from svj s, generate_series(1, 4) n;
  insert into booking (svj_id, thing_id, unit_id, member_id, wall_from, wall_to, starts_at, ends_at, state, offered_until, remind_at,
    created_at, updated_at)
  select t.svj_id, t.id, u.first + n % 40, null, to_char(d, 'YYYY-MM-DD') || 'T07:00', to_char(d, 'YYYY-MM-DD') || 'T09:00', d, d + interval '2 hours',
    case when n = 33 then 'offered' when n % 20 = 0 then 'asked' else 'booked' end, case when n = 33 then now() end, case when n > 33 then d - interval '14 hours' end, now(), now()
  from booking_thing t join (select svj_id, min(id) as first from unit group by svj_id) u on u.svj_id = t.svj_id,
    generate_series(1, 60) n, lateral (select now() + (n - 30) * interval '1 day' as d) x;
  insert into booking_wait (svj_id, thing_id, unit_id, member_id, wall_from, wall_to, starts_at, ends_at, created_at)
  select b.svj_id, b.thing_id, b.unit_id, m.first + b.id % 40, b.wall_from, b.wall_to, b.starts_at, b.ends_at, now()
  from booking b join (select svj_id, min(id) as first from member group by svj_id) m on m.svj_id = b.svj_id;
  analyze booking_thing, booking, booking_wait;`;

export const paths = ['/api/v2/booking', '/api/v2/booking/thing/:thing/times?from=2026-11-21'];
