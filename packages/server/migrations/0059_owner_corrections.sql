-- A correction of the record of owners of a unit: what stood there and what stands since, by ids of people and shares, and
-- why. Only the periods that it changed; rows are added and never rewritten.
create table owner_correction (
  svj_id bigint not null,
  id bigint generated always as identity,
  unit_id bigint not null,
  at timestamptz not null,
  made_by bigint,
  kind text not null check (kind in ('correct', 'remove', 'cancel')),
  reason text not null,
  stood jsonb not null,
  stands jsonb not null,
  primary key (svj_id, id),
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete cascade,
  foreign key (svj_id, made_by) references member (svj_id, id)
);
create index owner_correction_of on owner_correction (svj_id, unit_id, id desc);
create index owner_correction_by on owner_correction (svj_id, made_by) where made_by is not null;
alter table owner_correction enable row level security;
alter table owner_correction force row level security;
create policy own_house on owner_correction using (svj_id = current_svj());
