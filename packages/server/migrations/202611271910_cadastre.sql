-- What the cadastre says of a house. It is asked in turn for all houses of the installation; birth numbers are never read.
create table cadastre_place (
  svj_id bigint primary key references svj on delete cascade,
  number text not null,
  village text not null default '',
  street text not null default '',
  -- The building in the register, once it was found.
  building_code text,
  -- As it was seen when its units were last read whole, and as it was seen last.
  seen jsonb,
  building jsonb,
  seals jsonb not null default '[]',
  -- Units read so far by a reading that is under way, and when the next one of them may be asked for.
  units_read jsonb,
  units_at timestamptz,
  problem text,
  tried_at timestamptz,
  checked_at timestamptz,
  next_at timestamptz not null,
  version integer not null default 1,
  updated_at timestamptz not null
);
create index cadastre_place_next on cadastre_place (next_at);
create index cadastre_place_units on cadastre_place (units_at) where units_at is not null;

-- What was read, in the normal form of imports: the last two of each source, and those that somebody still decides of.
create table cadastre_reading (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  source text not null check (source in ('register', 'extract')),
  at timestamptz not null,
  -- The day that the source speaks of.
  as_of timestamptz,
  building jsonb not null,
  seals jsonb not null default '[]',
  is_held boolean not null default false,
  primary key (svj_id, id)
);

create table cadastre_check (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null,
  source text not null check (source in ('register', 'extract')),
  problem text,
  is_new boolean not null default false,
  primary key (svj_id, id)
);

-- The house's own account of the paid service, sealed with the installation's key.
create table cadastre_account (
  svj_id bigint primary key references svj on delete cascade,
  sealed bytea not null,
  set_at timestamptz not null
);

-- Extracts that cost money: whoever confirmed the price answers for it.
create table cadastre_extract (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  sheet_code text not null,
  sheet text not null,
  state text not null check (state in ('asked', 'waiting', 'ready', 'confirmed', 'done', 'failed', 'cancelled')),
  report_code text,
  price bigint check (price >= 0),
  problem text,
  asked_by bigint,
  asked_at timestamptz not null,
  confirmed_by bigint,
  confirmed_at timestamptz,
  next_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, asked_by) references member (svj_id, id) on delete set null (asked_by),
  foreign key (svj_id, confirmed_by) references member (svj_id, id) on delete set null (confirmed_by),
  check (state not in ('ready', 'confirmed', 'done') or price is not null),
  check (state not in ('confirmed', 'done') or confirmed_at is not null)
);
create index cadastre_extract_next on cadastre_extract (next_at) where next_at is not null;
create index cadastre_extract_asked on cadastre_extract (svj_id, asked_by) where asked_by is not null;
create index cadastre_extract_confirmed on cadastre_extract (svj_id, confirmed_by) where confirmed_by is not null;
-- One at a time is on its way.
create unique index cadastre_extract_open on cadastre_extract (svj_id) where state in ('asked', 'waiting', 'ready', 'confirmed');

do $$ declare t text; begin
  foreach t in array array['cadastre_place', 'cadastre_reading', 'cadastre_check', 'cadastre_account', 'cadastre_extract'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, delete on %I to {app}', t);
  end loop;
  foreach t in array array['cadastre_reading', 'cadastre_check', 'cadastre_extract'] loop
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
  grant update on cadastre_place, cadastre_account, cadastre_extract to {app};
  grant update (is_held) on cadastre_reading to {app};
  create policy across on cadastre_place for select using ((select is_across()));
  create policy across on cadastre_extract for select using ((select is_across()));
end $$;
