import { filters } from './filters.ts';

/** Forty ended votes a house with five points each, all of them in the register, with who sees to them and what was said. */
export const rows = `
  insert into vote (svj_id, name, type, basis, status, participation_num, participation_den, accept_num, accept_den, accept_of,
    started_at, finished_at)
  select s.id, 'Usnesení ' || n, 'online', 'perRollam', 'finish', 0, 1, 1, 2, 'all', now(), now() - n * interval '1 day'
  from svj s, generate_series(1, 40) n order by s.id, n;
  insert into vote_point (svj_id, vote_id, position, name, result)
  select v.svj_id, v.id, n, 'Oprava ' || n, jsonb_build_object('passed', n % 2 = 0, 'agree', c.one, 'notAgree', c.one,
    'noVote', c.one, 'miss', c.one)
  from vote v, generate_series(1, 5) n,
    lateral (select jsonb_build_object('share', '{"numerator":"1","denominator":"4"}', 'seats', 1, 'units', 1) as one) c
  where v.name like 'Usnesení %' order by v.id, n;
  insert into resolution (svj_id, year, number, vote_id, point_id, adopted, is_public, decided_at, state, responsible_id, due_on,
    remind_at, created_at, updated_at)
  select p.svj_id, 2026, row_number() over (partition by p.svj_id order by p.id), p.vote_id, p.id, p.position % 2 = 0, true,
    v.finished_at, case when p.position = 2 then 'open' else 'none' end,
    case when p.position = 2 then (select min(m.id) + p.vote_id % 50 from member m where m.svj_id = p.svj_id) end,
    case when p.position = 2 then now()::date end, case when p.position = 2 then now() + interval '3 days' end, now(), now()
  from vote_point p join vote v on v.svj_id = p.svj_id and v.id = p.vote_id and v.name like 'Usnesení %';
  insert into resolution_entry (svj_id, resolution_id, at, what) select svj_id, id, now(), 'entered' from resolution;
  insert into resolution_link (svj_id, resolution_id, vote_id) select svj_id, id, vote_id from resolution;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'resolutions', id, 'Oprava', number || '/2026', 'oprava ' || number || '/2026' from resolution;
  analyze vote, vote_point, resolution, resolution_entry, resolution_link, search_entry;`;

export const paths = [
  '/api/v2/resolution',
  '/api/v2/resolution?tab=todo&sort=dueOn&sizePerPage=all',
  '/api/v2/resolution?tab=adopted&sort=-name&page=2',
  `/api/v2/resolution?${filters({ text: 'opr', year: 2026, mine: true })}`,
  '/api/v2/resolution/search/oprava',
  '/api/v2/resolution/:resolution',
  '/api/v2/resolution/vote/:decided',
];
