import { filters } from './filters.ts';

/** Forty discussions a house, every fourth for an entrance and every fifth closed, with replies, most of them seen by some, each fifth reported. */
export const rows = `
  update svj set modules = modules || array['discussion'];
  insert into discussion (svj_id, address, name, description, owner_id, everyone, last_at, reply_count, conclusion, closed_at,
    created_at, updated_at)
  select s.id, translate(encode(sha256((s.id * 100 + n)::text::bytea), 'hex'), '+/', '-_')::varchar(22), 'Chodba ' || n,
    'Kterou barvu?', (select min(m.id) + n % 50 from member m where m.svj_id = s.id), n % 4 <> 0, now() - n * interval '1 hour',
    3, case when n % 5 = 0 then 'Krémovou' end, case when n % 5 = 0 then now() end, now() - n * interval '1 day', now()
  from svj s, generate_series(1, 40) n order by s.id, n;
  insert into audience_part (svj_id, owner, owner_id, entrance_id)
  select d.svj_id, 'discussion', d.id, (select min(e.id) from entrance e where e.svj_id = d.svj_id)
  from discussion d where not d.everyone and exists (select from entrance e where e.svj_id = d.svj_id);
  insert into comment (svj_id, owner, owner_id, member_id, text, created_at)
  select svj_id, 'discussion', id, owner_id, 'Bílou', last_at from discussion, generate_series(1, 3) n;
  insert into discussion_seen (svj_id, discussion_id, member_id, seen_at, up_to)
  select d.svj_id, d.id, m.id, now(), d.created_at from discussion d
    cross join lateral (select id from member m where m.svj_id = d.svj_id order by id limit 20) m;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'discussion', id, name, null, 'chodba barva' from discussion;
  insert into comment_verdict (svj_id, comment_id, owner, what, text, created_at)
  select svj_id, id, owner, 'left', 'Zůstává', created_at from comment where owner = 'discussion' and id % 10 = 0;
  insert into comment_complaint (svj_id, comment_id, owner, member_id, reason, text, created_at, verdict_id)
  select c.svj_id, c.id, c.owner, null, 'rude', '', c.created_at, v.id
  from comment c left join comment_verdict v on v.svj_id = c.svj_id and v.comment_id = c.id
  where c.owner = 'discussion' and c.id % 5 = 0;
  analyze discussion, discussion_seen, comment, comment_verdict, comment_complaint, audience_part, search_entry;`;

export const paths = [
  '/api/v2/discussion',
  '/api/v2/discussion?tab=all&sort=-owner&sizePerPage=all',
  '/api/v2/discussion?tab=closed&sort=name&page=2',
  `/api/v2/discussion?${filters({ text: 'chod', fresh: true, mine: false })}`,
  `/api/v2/discussion?${filters({ from: '2026-01-01', to: '2030-12-31' })}`,
  `/api/v2/discussion?${filters({ reported: true })}`,
  '/api/v2/discussion/authors',
  '/api/v2/discussion/groups',
  '/api/v2/discussion/search/chod',
  '/api/v2/discussion/:discussion',
  '/api/v2/discussion/:discussion/comments',
  '/api/v2/discussion/:discussion/mentions?text=nov',
];
