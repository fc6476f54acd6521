import { filters } from './filters.ts';

/** Forty surveys a house, every fourth for an entrance, every fifth finished and every seventh a draft, with what some answered. */
export const rows = `
  update svj set modules = modules || array['survey'];
  insert into survey (svj_id, name, description, status, anonymous, answering, everyone, owner_id, date_from, date_to,
    announced_at, finished_at, expected, answered, due_at, created_at, updated_at)
  select s.id, 'Anketa ' || n, '<p>Dveře</p>', x.status, n % 2 = 0, case when n % 3 = 0 then 'unit' else 'member' end, n % 4 <> 0,
    (select min(m.id) from member m where m.svj_id = s.id), now() - n * interval '1 day', now() + n * interval '1 day', now(),
    case when x.status = 'finished' then now() end, case when x.status = 'finished' then 20 end,
    case when x.status = 'finished' then 12 end, case when x.status = 'active' then now() + n * interval '1 hour' end, now(), now()
  from svj s, generate_series(1, 40) n,
    lateral (select case when n % 5 = 0 then 'finished' when n % 7 = 0 then 'concept' else 'active' end as status) x order by s.id, n;
  insert into audience_part (svj_id, owner, owner_id, entrance_id)
  select d.svj_id, 'survey', d.id, (select min(e.id) from entrance e where e.svj_id = d.svj_id)
  from survey d where not d.everyone and exists (select from entrance e where e.svj_id = d.svj_id);
  insert into survey_question (svj_id, survey_id, position, name, required, multiple, other_answer)
  select svj_id, id, n, 'Kterou?', true, false, true from survey, generate_series(0, 2) n;
  insert into survey_answer (svj_id, question_id, position, name)
  select svj_id, id, n, 'Možnost ' || n from survey_question, generate_series(0, 2) n;
  insert into survey_part (svj_id, survey_id, member_id)
  select d.svj_id, d.id, m.id from survey d
    cross join lateral (select id from member m where m.svj_id = d.svj_id order by id limit 12) m where d.answering = 'member';
  insert into survey_sheet (svj_id, survey_id, member_id, replies, at)
  select p.svj_id, p.survey_id, p.member_id, '[[[0], null]]', now() from survey_part p
    join survey d on d.svj_id = p.svj_id and d.id = p.survey_id where not d.anonymous;
  insert into survey_box (svj_id, survey_id, sheets) select svj_id, id, '[]' from survey where anonymous;
  insert into survey_waiting (svj_id, survey_id, spent)
  select svj_id, id, case when id % 400 = 0 then array['x'] else '{}'::text[] end from survey where anonymous;
  insert into survey_paper (svj_id, survey_id, member_id, batch)
  select d.svj_id, d.id, m.id, 1 from survey d
    cross join lateral (select max(id) as id from member m where m.svj_id = d.svj_id) m where d.answering = 'member';
  insert into survey_turn (svj_id, survey_id, vote_id, created_at)
  select distinct on (v.id) v.svj_id, d.id, v.id, now() from vote v
    join survey d on d.svj_id = v.svj_id and d.status = 'finished' order by v.id, d.id;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'survey', id, name, null, 'anketa dvere' from survey;
  analyze survey, survey_question, survey_answer, survey_part, survey_sheet, survey_box, survey_waiting, survey_paper,
    survey_turn, audience_part, search_entry;`;

export const paths = [
  '/api/v2/survey',
  '/api/v2/survey?tab=finished&sort=-answered&sizePerPage=all',
  '/api/v2/survey?tab=active&sort=name&page=2',
  `/api/v2/survey?${filters({ text: 'anket', toAnswer: true })}`,
  `/api/v2/survey?${filters({ from: '2026-01-01', to: '2030-12-31' })}`,
  '/api/v2/survey/groups',
  '/api/v2/survey/search/anket',
  '/api/v2/survey/:survey',
  '/api/v2/survey/:survey?type=results',
  '/api/v2/survey/:survey?type=statistics',
  '/api/v2/survey/:survey/people',
  '/api/v2/survey/:survey/people?tab=waiting&text=nov',
];
