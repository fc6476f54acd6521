-- What a desk wrote down under a name of its own: each is taken once, and `digest` is of what it said.
create table vote_attendance_event (
  svj_id bigint not null references svj on delete cascade,
  vote_id bigint not null,
  id uuid not null,
  device text not null check (length(device) between 1 and 40),
  ord integer not null check (ord >= 0),
  digest bytea not null,
  taken_at timestamptz not null,
  primary key (svj_id, vote_id, id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade
);
alter table vote_attendance_event enable row level security;
alter table vote_attendance_event force row level security;
create policy own_house on vote_attendance_event using (svj_id = (select current_svj()));
grant select, insert on vote_attendance_event to {app};
