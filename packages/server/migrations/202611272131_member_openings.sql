-- Who was given private contacts of whom and when; kept for a year and shown to the person alone.
create table member_opening (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  member_id bigint not null,
  -- Nobody for a visit of the portal's administration, and for somebody who was erased.
  opened_by bigint,
  by_visit boolean not null default false,
  -- Their card, or a file of the list that they stand in.
  how text not null check (how in ('card', 'list')),
  opened_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade,
  foreign key (svj_id, opened_by) references member (svj_id, id) on delete set null (opened_by)
);
create index member_opening_of on member_opening (svj_id, member_id, opened_at desc, id desc);
create index member_opening_who on member_opening (svj_id, opened_by) where opened_by is not null;
create index member_opening_old on member_opening (opened_at);
-- What was done with one record, the latest first.
create index activity_of_one on activity (svj_id, noun, noun_id, at desc, id desc) where noun = 'members';

alter table member_opening enable row level security;
alter table member_opening force row level security;
create policy own_house on member_opening using (svj_id = (select current_svj()));
-- What is old is removed across associations.
create policy across on member_opening for select using ((select is_across()));
create policy across_old on member_opening for delete using ((select is_across()));
grant select, insert, delete on member_opening to {app};
grant update (member_id, opened_by) on member_opening to {app};
grant usage, select on sequence member_opening_id_seq to {app};
