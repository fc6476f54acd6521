-- What stands for a meeting that could not decide: another meeting, or a vote outside of an assembly.
create table meeting_substitute (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  failed_id bigint not null,
  meeting_id bigint,
  vote_id bigint,
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, failed_id) references meeting (svj_id, id) on delete cascade,
  foreign key (svj_id, meeting_id) references meeting (svj_id, id) on delete cascade,
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  check (num_nonnulls(meeting_id, vote_id) = 1)
);
create index meeting_substitute_failed on meeting_substitute (svj_id, failed_id);
create unique index meeting_substitute_meeting on meeting_substitute (svj_id, meeting_id) where meeting_id is not null;
create unique index meeting_substitute_vote on meeting_substitute (svj_id, vote_id) where vote_id is not null;

alter table meeting_substitute enable row level security;
alter table meeting_substitute force row level security;
create policy own_house on meeting_substitute using (svj_id = (select current_svj()));
grant select, insert, update, delete on meeting_substitute to {app};
grant usage, select on sequence meeting_substitute_id_seq to {app};
