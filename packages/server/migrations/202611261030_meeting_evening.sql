-- The evening of a meeting: it is there from the moment when the list is frozen and people are registered.
create table meeting_evening (
  svj_id bigint not null references svj on delete cascade,
  meeting_id bigint not null,
  registration_opened_at timestamptz not null,
  -- When the meeting was opened, and by whom; until somebody is elected to chair it they do.
  begun_at timestamptz,
  opened_by bigint,
  opened_name text not null default '',
  -- Whoever is nobody of the house has a name alone.
  chaired_by bigint,
  chaired_name text not null default '',
  scribe_by bigint,
  scribe_name text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, meeting_id),
  foreign key (svj_id, meeting_id) references meeting (svj_id, id) on delete cascade,
  foreign key (svj_id, opened_by) references member (svj_id, id) on delete set null (opened_by),
  foreign key (svj_id, chaired_by) references member (svj_id, id) on delete set null (chaired_by),
  foreign key (svj_id, scribe_by) references member (svj_id, id) on delete set null (scribe_by)
);
create index meeting_evening_opener on meeting_evening (svj_id, opened_by) where opened_by is not null;
create index meeting_evening_chair on meeting_evening (svj_id, chaired_by) where chaired_by is not null;
create index meeting_evening_scribe on meeting_evening (svj_id, scribe_by) where scribe_by is not null;

alter table meeting_evening enable row level security;
alter table meeting_evening force row level security;
create policy own_house on meeting_evening using (svj_id = (select current_svj()));
grant select, insert, update, delete on meeting_evening to {app};
