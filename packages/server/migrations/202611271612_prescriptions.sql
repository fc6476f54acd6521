-- What units pay for some months: planned, then issued in one act. Amounts are whole haléře. What was issued never changes;
-- corrections are further items.
create table prescription (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  from_month date not null check (extract(day from from_month) = 1),
  months integer not null check (months between 1 and 24),
  due_day integer not null check (due_day between 1 and 28),
  whole_crowns boolean not null default false,
  resolution_id bigint,
  -- Why it rests on no resolution.
  no_resolution text not null default '',
  issued_at timestamptz,
  issued_name text,
  total bigint,
  -- Haléře that had no equal part and were given to units one by one.
  left_over bigint not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, resolution_id) references resolution (svj_id, id) on delete set null (resolution_id),
  check ((issued_at is null) = (total is null) and (issued_at is null) = (issued_name is null))
);
create index prescription_order on prescription (svj_id, from_month);
create index prescription_resolution on prescription (svj_id, resolution_id) where resolution_id is not null;

-- What somebody confirmed of a unit as it stands; another value is in doubt again.
create table prescription_check (
  svj_id bigint not null references svj on delete cascade,
  prescription_id bigint not null,
  unit_id bigint not null,
  kind text not null check (kind in ('persons', 'area', 'share', 'noOwner')),
  value text not null,
  checked_at timestamptz not null,
  primary key (svj_id, prescription_id, unit_id, kind),
  foreign key (svj_id, prescription_id) references prescription (svj_id, id) on delete cascade,
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete cascade
);
create index prescription_check_unit on prescription_check (svj_id, unit_id);

-- Fees as they were when it was issued.
create table prescription_fee (
  svj_id bigint not null references svj on delete cascade,
  prescription_id bigint not null,
  position integer not null,
  fee_id bigint,
  name text not null,
  fee_key text not null,
  total bigint not null,
  whole text not null,
  primary key (svj_id, prescription_id, position),
  foreign key (svj_id, prescription_id) references prescription (svj_id, id) on delete cascade,
  foreign key (svj_id, fee_id) references fee (svj_id, id) on delete set null (fee_id)
);
create index prescription_fee_fee on prescription_fee (svj_id, fee_id) where fee_id is not null;

-- No fee is prescribed for a month twice.
create table prescription_month (
  svj_id bigint not null references svj on delete cascade,
  fee_id bigint not null,
  month date not null,
  prescription_id bigint not null,
  primary key (svj_id, fee_id, month),
  foreign key (svj_id, fee_id) references fee (svj_id, id) on delete cascade,
  foreign key (svj_id, prescription_id) references prescription (svj_id, id) on delete cascade
);
create index prescription_month_run on prescription_month (svj_id, prescription_id);

-- A unit as it was when it was issued, and its part of each fee in their order.
create table prescription_unit (
  svj_id bigint not null references svj on delete cascade,
  prescription_id bigint not null,
  unit_id bigint not null,
  label text not null,
  persons integer,
  -- In hundredths of a square metre.
  area bigint,
  num bigint,
  den bigint,
  parts bigint[] not null,
  weights text[] not null,
  total bigint not null,
  primary key (svj_id, prescription_id, unit_id),
  foreign key (svj_id, prescription_id) references prescription (svj_id, id) on delete cascade,
  foreign key (svj_id, unit_id) references unit (svj_id, id)
);
create index prescription_unit_unit on prescription_unit (svj_id, unit_id);

-- What each unit owes for each month, and what was added or taken off later.
create table prescription_item (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  prescription_id bigint not null,
  unit_id bigint not null,
  month date not null,
  due_on date not null,
  amount bigint not null check (amount <> 0),
  -- Only a correction has one.
  reason text,
  made_at timestamptz not null,
  made_name text not null,
  primary key (svj_id, id),
  foreign key (svj_id, prescription_id, unit_id) references prescription_unit (svj_id, prescription_id, unit_id)
);
create unique index prescription_item_once on prescription_item (svj_id, prescription_id, unit_id, month) where reason is null;
create index prescription_item_unit on prescription_item (svj_id, prescription_id, unit_id);
create index prescription_item_corrections on prescription_item (svj_id, prescription_id, id) where reason is not null;

do $$ declare t text; begin
  foreach t in array array['prescription', 'prescription_check', 'prescription_fee', 'prescription_month', 'prescription_unit',
    'prescription_item'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
  end loop;
  foreach t in array array['prescription', 'prescription_item'] loop
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
end $$;
