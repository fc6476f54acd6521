-- Units, shares and ownership in time. A period is [valid_from, valid_to): the day of change belongs to the new row.
create table unit (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  number text not null,
  entrance_id bigint,
  floor integer,
  type text not null check (type in ('flat', 'cellar', 'garage', 'garagePlace', 'commonSpace', 'commercialSpace')),
  use_mode text check (use_mode in ('lives', 'rents', 'uses')),
  persons integer check (persons >= 0),
  area numeric(8, 2) check (area > 0),
  layout text,
  note text not null default '',
  cadastre_id bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, entrance_id) references entrance (svj_id, id)
);
create unique index unit_number on unit (svj_id, number) where deleted_at is null;
create index unit_by_number on unit (svj_id, number collate cs_numeric, id) where deleted_at is null;
create index unit_by_entrance on unit (svj_id, entrance_id);
create unique index unit_cadastre on unit (svj_id, cadastre_id) where cadastre_id is not null and deleted_at is null;

-- The unit's share of the house.
create table unit_share (
  svj_id bigint not null,
  id bigint generated always as identity,
  unit_id bigint not null,
  num bigint not null check (num > 0),
  den bigint not null,
  valid_from date,
  valid_to date,
  primary key (svj_id, id),
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete cascade,
  check (num <= den),
  check (valid_to is null or valid_from is null or valid_from < valid_to)
);
create unique index unit_share_latest on unit_share (svj_id, unit_id) where valid_to is null;
create index unit_share_of on unit_share (svj_id, unit_id, valid_to);

-- One owner entry: a person, a company, or a couple in joint ownership (SJM) with one share.
create table ownership (
  svj_id bigint not null,
  id bigint generated always as identity,
  unit_id bigint not null,
  joint boolean not null default false,
  num bigint not null check (num > 0),
  den bigint not null,
  valid_from date,
  valid_to date,
  cadastre_key text,
  primary key (svj_id, id),
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete cascade,
  check (num <= den),
  check (valid_to is null or valid_from is null or valid_from < valid_to)
);
create index ownership_of on ownership (svj_id, unit_id, valid_to);

create table ownership_member (
  svj_id bigint not null,
  ownership_id bigint not null,
  member_id bigint not null,
  position integer not null default 0,
  primary key (svj_id, ownership_id, member_id),
  foreign key (svj_id, ownership_id) references ownership (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id)
);
create index ownership_member_of on ownership_member (svj_id, member_id);

-- Common representative of the co-owners of a unit (NOZ § 1185).
create table unit_representative (
  svj_id bigint not null,
  id bigint generated always as identity,
  unit_id bigint not null,
  member_id bigint not null,
  valid_from date,
  valid_to date,
  primary key (svj_id, id),
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id),
  check (valid_to is null or valid_from is null or valid_from < valid_to)
);
create unique index unit_representative_latest on unit_representative (svj_id, unit_id) where valid_to is null;
create index unit_representative_of on unit_representative (svj_id, unit_id, valid_to);
create index unit_representative_member on unit_representative (svj_id, member_id);

-- People who live in or act for a unit without owning it.
create table unit_person (
  svj_id bigint not null,
  unit_id bigint not null,
  member_id bigint not null,
  relation text not null,
  primary key (svj_id, unit_id, member_id),
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id)
);
create index unit_person_member on unit_person (svj_id, member_id);
