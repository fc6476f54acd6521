-- What a house pays to others, and what its units pay to it. Amounts are whole haléře.
create table fee (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  side text not null check (side in ('house', 'units')),
  frequency text not null check (frequency in
    ('monthly', 'quarterly', 'halfYearly', 'annual', 'oneOff', 'every2Years', 'every3Years', 'every4Years', 'every5Years')),
  -- By what it is divided among units.
  fee_key text not null check (fee_key in ('share', 'equal', 'persons', 'area', 'own', 'fixed')),
  -- The first due day: the others are counted from it.
  first_due date not null,
  notes text not null default '',
  -- When the committee is reminded next; only of what the house pays.
  remind_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  check (side = 'house' or remind_at is null)
);
create index fee_remind on fee (remind_at) where remind_at is not null;

-- Amounts in time. What was prescribed by an earlier one is not touched by a later one.
create table fee_version (
  svj_id bigint not null references svj on delete cascade,
  fee_id bigint not null,
  valid_from date not null,
  amount bigint not null check (amount > 0),
  primary key (svj_id, fee_id, valid_from),
  foreign key (svj_id, fee_id) references fee (svj_id, id) on delete cascade
);

-- Numbers of units by which a fee is divided where its key says so, in thousandths.
create table fee_number (
  svj_id bigint not null references svj on delete cascade,
  fee_id bigint not null,
  unit_id bigint not null,
  thousandths bigint not null check (thousandths >= 0),
  primary key (svj_id, fee_id, unit_id),
  foreign key (svj_id, fee_id) references fee (svj_id, id) on delete cascade,
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete cascade
);
create index fee_number_unit on fee_number (svj_id, unit_id);

do $$ declare t text; begin
  foreach t in array array['fee', 'fee_version', 'fee_number'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
  end loop;
  create policy across on fee for select using ((select is_across()));
  grant usage, select on sequence fee_id_seq to {app};
end $$;
