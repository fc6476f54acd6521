/** Forty proposals a house with five people each; some are over, some oblige, one in each house is a point. */
export const rows = `
  insert into proposal (svj_id, name, reason, author_id, reached_at, ended_as, ended_at, created_at)
  select s.id, 'Zámek ' || n, 'Vrata', (select min(m.id) + n % 50 from member m where m.svj_id = s.id),
    case when n % 5 = 0 then now() - n * interval '1 day' end, case when n % 2 = 0 then 'declined' end,
    case when n % 2 = 0 then now() end, now() - n * interval '1 day'
  from svj s, generate_series(1, 40) n order by s.id, n;
  update proposal set point_id = (select min(p.id) from meeting_point p where p.svj_id = proposal.svj_id), taken_at = now()
  where name = 'Zámek 1';
  insert into proposal_support (svj_id, proposal_id, member_id, since)
  select p.svj_id, p.id, (select min(m.id) + (p.id + n) % 50 from member m where m.svj_id = p.svj_id), now()
  from proposal p, generate_series(1, 5) n;
  analyze proposal, proposal_support;`;

export const paths = [
  '/api/v2/agenda-proposal',
  '/api/v2/agenda-proposal?tab=closed&sort=-part&sizePerPage=all',
  '/api/v2/agenda-proposal/rows?tab=taken&sort=name',
  '/api/v2/agenda-proposal/:proposal',
  '/api/v2/meeting-of-owners/:meeting/proposals',
  '/api/v2/meeting-of-owners/:meeting/requirements',
];
