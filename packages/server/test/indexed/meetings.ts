import { filters } from './filters.ts';

/** Forty meetings a house, every third of the committee, every seventh a draft and every fifth held, each of the first with a vote. */
export const rows = `
  update svj set modules = modules || array['meetingOwners'] where not 'meetingOwners' = any(modules);
  insert into meeting (svj_id, name, address, description, is_public, starts_at, ends_at, status, scheduled_at, noticed_at,
    finished_at, created_at, updated_at)
  select s.id, 'Shromáždění ' || n, 'Kočárkárna', '<p>Program</p>', n % 3 <> 0, now() + (20 - n) * interval '20 days',
    now() + (20 - n) * interval '20 days' + interval '2 hours', x.status, case when x.status <> 'concept' then now() end,
    case when x.status <> 'concept' then now() end, case when x.status = 'finished' then now() end, now(), now()
  from svj s, generate_series(1, 40) n,
    lateral (select case when n % 7 = 0 then 'concept' when n % 5 = 0 then 'finished' else 'scheduled' end as status) x;
  insert into meeting_vote (svj_id, vote_id, meeting_id)
  select v.svj_id, v.id, (select min(m.id) from meeting m where m.svj_id = v.svj_id) from vote v;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'meetingOwners', id, name, address, 'shromazdeni kocarkarna' from meeting;
  analyze meeting, meeting_vote, search_entry;`;

export const paths = [
  '/api/v2/meeting-of-owners',
  '/api/v2/meeting-of-owners?tab=finished&sort=-votes&sizePerPage=all',
  '/api/v2/meeting-of-owners?tab=scheduled&sort=name&page=2',
  `/api/v2/meeting-of-owners?${filters({ text: 'kocar', year: 2026 })}`,
  `/api/v2/meeting-of-owners?${filters({ isPublic: true })}`,
  '/api/v2/meeting-of-owners/offered',
  '/api/v2/meeting-of-owners/search/kocar',
  '/api/v2/meeting-of-owners/:meeting',
];
