-- A change of owner typed by hand, as it can be undone: the entries that ended and those that began, by ids and shares.
create table owner_change (
  svj_id bigint not null,
  id bigint generated always as identity,
  unit_id bigint not null,
  at timestamptz not null,
  made_by bigint,
  valid_from date not null,
  ended jsonb not null,
  began jsonb not null,
  undone_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete cascade,
  foreign key (svj_id, made_by) references member (svj_id, id)
);
create index owner_change_of on owner_change (svj_id, unit_id, id desc);
create index owner_change_by on owner_change (svj_id, made_by) where made_by is not null;
alter table owner_change enable row level security;
alter table owner_change force row level security;
create policy own_house on owner_change using (svj_id = current_svj());
