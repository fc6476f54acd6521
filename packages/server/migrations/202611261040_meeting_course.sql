-- How the evening went, point by point. What was decided stands in the vote; here is when the meeting turned to a point,
-- and when one that decides nothing was over.
create table meeting_course (
  svj_id bigint not null references svj on delete cascade,
  meeting_id bigint not null,
  point_id bigint not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  outcome text check (outcome in ('discussed')),
  primary key (svj_id, point_id),
  foreign key (svj_id, meeting_id) references meeting (svj_id, id) on delete cascade,
  foreign key (svj_id, point_id) references meeting_point (svj_id, id) on delete cascade,
  check ((outcome is null) = (closed_at is null))
);
create index meeting_course_of on meeting_course (svj_id, meeting_id);

-- Objections against what the meeting does, and questions of members with what was answered (§ 251).
create table meeting_remark (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  meeting_id bigint not null,
  point_id bigint,
  kind text not null check (kind in ('objection', 'question')),
  -- Whose it was: a seat of the list, or a name alone.
  seat_id bigint,
  person text not null default '',
  text text not null,
  answer text not null default '',
  at timestamptz not null,
  noted_by bigint,
  primary key (svj_id, id),
  foreign key (svj_id, meeting_id) references meeting (svj_id, id) on delete cascade,
  foreign key (svj_id, point_id) references meeting_point (svj_id, id) on delete set null (point_id),
  foreign key (svj_id, seat_id) references vote_seat (svj_id, id) on delete set null (seat_id),
  foreign key (svj_id, noted_by) references member (svj_id, id) on delete set null (noted_by)
);
create index meeting_remark_of on meeting_remark (svj_id, meeting_id, id);
create index meeting_remark_point on meeting_remark (svj_id, point_id) where point_id is not null;
create index meeting_remark_seat on meeting_remark (svj_id, seat_id) where seat_id is not null;
create index meeting_remark_by on meeting_remark (svj_id, noted_by) where noted_by is not null;

-- The point that is on, or was the last that was.
alter table meeting_evening add column current_point_id bigint,
  add foreign key (svj_id, current_point_id) references meeting_point (svj_id, id) on delete set null (current_point_id);
create index meeting_evening_point on meeting_evening (svj_id, current_point_id) where current_point_id is not null;

alter table meeting_course enable row level security;
alter table meeting_course force row level security;
create policy own_house on meeting_course using (svj_id = (select current_svj()));
grant select, insert, update, delete on meeting_course to {app};
alter table meeting_remark enable row level security;
alter table meeting_remark force row level security;
create policy own_house on meeting_remark using (svj_id = (select current_svj()));
grant select, insert, update, delete on meeting_remark to {app};
grant usage, select on sequence meeting_remark_id_seq to {app};
