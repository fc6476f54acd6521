/** Ten places with codes a house, and four things left at each. */
export const rows = `
  insert into wall (svj_id, is_on) select id, true from svj;
  insert into wall_place (svj_id, name, entrance_id, code, created_at, updated_at)
  select s.id, 'Sklep ' || n, (select min(e.id) from entrance e where e.svj_id = s.id), s.id || '-' || n, now(), now()
  from svj s, generate_series(1, 10) n;
  insert into wall_note (svj_id, place_id, title, description, email, state, created_at, due_at)
  select p.svj_id, p.id, 'Kape voda', '', 'kdo@posta.example', w.state, now() - n * interval '1 hour',
    case when w.state <> 'waiting' then now() + interval '1 day' end
  from wall_place p, generate_series(1, 4) n,
    lateral (select (array['unconfirmed', 'waiting', 'letIn', 'declined'])[n] as state) w;
  update report r set source = 'wall' from wall_note n where n.state = 'letIn' and r.svj_id = n.svj_id and r.id % 10 = n.id % 10;
  insert into wall_writer (svj_id, note_id, report_id, title, email, lang, due_at)
  select r.svj_id, r.id, r.id, 'Kape voda', 'kdo@posta.example', 'cs', now() + interval '90 days' from report r
  where r.source = 'wall' and r.status <> 'solved';
  analyze wall, wall_place, wall_note, wall_writer, report;`;
