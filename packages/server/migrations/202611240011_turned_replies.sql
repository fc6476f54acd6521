-- What came of something that was said: a report, or a draft of a vote.
create table comment_turn (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  comment_id bigint not null,
  -- Of the comment: whose open pages are told.
  owner text not null,
  report_id bigint,
  vote_id bigint,
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, comment_id) references comment (svj_id, id) on delete cascade,
  foreign key (svj_id, report_id) references report (svj_id, id) on delete cascade,
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  check ((report_id is null) <> (vote_id is null))
);
create index comment_turn_of on comment_turn (svj_id, comment_id);
create unique index comment_turn_report on comment_turn (svj_id, report_id) where report_id is not null;
create unique index comment_turn_vote on comment_turn (svj_id, vote_id) where vote_id is not null;

alter table comment_turn enable row level security;
alter table comment_turn force row level security;
create policy own_house on comment_turn using (svj_id = (select current_svj()));
grant select, insert, update, delete on comment_turn to {app};
grant usage, select on sequence comment_turn_id_seq to {app};
