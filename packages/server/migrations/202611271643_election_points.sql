-- Whether the point elects somebody, as the agenda says: nothing is to be carried out then.
alter table vote_point add column elects boolean not null default false;
alter table vote_point no force row level security;
alter table meeting_point no force row level security;
update vote_point o set elects = true from meeting_point p
  where p.svj_id = o.svj_id and p.vote_point_id = o.id and p.kind = 'election';
alter table vote_point force row level security;
alter table meeting_point force row level security;
