/** Six points a meeting, four of them voted on, and forty templates a house. */
export const rows = `
  insert into meeting_point (svj_id, meeting_id, position, kind, name, wording, created_at, updated_at)
  select m.svj_id, m.id, n, case when n % 3 = 0 then 'information' else 'resolution' end, 'Bod ' || n, 'Znění', now(), now()
  from meeting m, generate_series(1, 6) n;
  insert into agenda_template (svj_id, name, points, created_at)
  select svj.id, 'Vzor ' || n, x.points, now() from svj, generate_series(1, 40) n, lateral (
    select jsonb_build_array(jsonb_build_object('kind', 'information', 'name', 'Bod', 'body', repeat('bod ', 200),
      'wording', '', 'preset', null)) as points) x;
  analyze meeting_point, agenda_template;`;

export const paths = ['/api/v2/meeting-of-owners/:meeting/agenda', '/api/v2/meeting-of-owners/agenda-template'];
