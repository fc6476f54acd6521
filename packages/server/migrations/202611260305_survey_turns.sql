-- Drafts of votes that the result of a survey was turned into.
create table survey_turn (
  svj_id bigint not null references svj on delete cascade,
  survey_id bigint not null,
  vote_id bigint not null,
  created_at timestamptz not null,
  primary key (svj_id, survey_id, vote_id),
  foreign key (svj_id, survey_id) references survey (svj_id, id) on delete cascade,
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade
);
create unique index survey_turn_vote on survey_turn (svj_id, vote_id);

alter table survey_turn enable row level security;
alter table survey_turn force row level security;
create policy own_house on survey_turn using (svj_id = (select current_svj()));
grant select, insert, update, delete on survey_turn to {app};
