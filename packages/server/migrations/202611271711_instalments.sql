-- Agreed instalments of what was late. Amounts are whole haléře; instalments are together exactly what debts came to.
create table instalment_plan (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  unit_id bigint not null,
  made_at timestamptz not null,
  made_name text not null,
  ended_on date,
  end_reason text,
  primary key (svj_id, id),
  foreign key (svj_id, unit_id) references account_unit (svj_id, unit_id),
  check ((ended_on is null) = (end_reason is null))
);
create index instalment_plan_unit on instalment_plan (svj_id, unit_id, id);
-- A unit keeps one agreement at a time.
create unique index instalment_plan_open on instalment_plan (svj_id, unit_id) where ended_on is null;

-- The debts that it is about, with what was left of them then.
create table instalment_debt (
  svj_id bigint not null references svj on delete cascade,
  plan_id bigint not null,
  entry_id bigint not null,
  amount bigint not null check (amount > 0),
  primary key (svj_id, plan_id, entry_id),
  foreign key (svj_id, plan_id) references instalment_plan (svj_id, id) on delete cascade,
  foreign key (svj_id, entry_id) references account_entry (svj_id, id)
);
create index instalment_debt_entry on instalment_debt (svj_id, entry_id);

create table instalment (
  svj_id bigint not null references svj on delete cascade,
  plan_id bigint not null,
  day date not null,
  amount bigint not null check (amount >= 0),
  primary key (svj_id, plan_id, day),
  foreign key (svj_id, plan_id) references instalment_plan (svj_id, id) on delete cascade
);

do $$ declare t text; begin
  foreach t in array array['instalment_plan', 'instalment_debt', 'instalment'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
  end loop;
  grant usage, select on sequence instalment_plan_id_seq to {app};
end $$;
