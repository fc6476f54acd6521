-- Who decides of requests instead of somebody who is away, from a day to a day, both whole.
create table approval_substitute (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  member_id bigint not null,
  substitute_id bigint not null,
  valid_from date not null,
  valid_to date not null,
  made_by bigint,
  created_at timestamptz not null,
  -- It ended before its last day.
  ended_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade,
  foreign key (svj_id, substitute_id) references member (svj_id, id) on delete cascade,
  foreign key (svj_id, made_by) references member (svj_id, id) on delete set null (made_by),
  check (member_id <> substitute_id),
  check (valid_from <= valid_to)
);
create index approval_substitute_of on approval_substitute (svj_id, member_id);
create index approval_substitute_by on approval_substitute (svj_id, substitute_id);
create index approval_substitute_maker on approval_substitute (svj_id, made_by) where made_by is not null;
alter table approval_substitute enable row level security;
alter table approval_substitute force row level security;
create policy own_house on approval_substitute using (svj_id = (select current_svj()));
grant select, insert, update, delete on approval_substitute to {app};
grant usage, select on sequence approval_substitute_id_seq to {app};

-- Who answered instead of the member of the place.
alter table approval_place
  add column stood_by bigint,
  add foreign key (svj_id, stood_by) references member (svj_id, id) on delete set null (stood_by);
create index approval_place_stood on approval_place (svj_id, stood_by) where stood_by is not null;

-- Whose answer was given by somebody else.
alter table approval_entry
  add column for_id bigint,
  add foreign key (svj_id, for_id) references member (svj_id, id) on delete set null (for_id);
create index approval_entry_for on approval_entry (svj_id, for_id) where for_id is not null;
grant update (for_id) on approval_entry to {app};
