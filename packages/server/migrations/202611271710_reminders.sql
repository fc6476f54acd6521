-- What the house calls for when it was not paid in time. Amounts are whole haléře.
create table reminder_ladder (
  svj_id bigint primary key references svj on delete cascade,
  -- What the statutes say instead of the law, in hundredths of a per cent a year.
  own_rate integer check (own_rate between 0 and 9999),
  own_source text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null
);

create table reminder_step (
  svj_id bigint not null references svj on delete cascade,
  position integer not null check (position > 0),
  name text not null,
  -- After the day due.
  days integer not null check (days >= 0),
  least bigint not null check (least >= 0),
  cost bigint not null check (cost >= 0),
  -- How long there is to pay.
  term integer not null check (term > 0),
  text text not null,
  -- Goes without a person; the first one never does.
  itself boolean not null default false,
  primary key (svj_id, position),
  check (position > 1 or not itself)
);
create index reminder_step_itself on reminder_step (position, svj_id) where itself;

-- Repo rates of half-years, in hundredths of a per cent, that the house read somewhere itself.
create table reminder_rate (
  svj_id bigint not null references svj on delete cascade,
  from_day date not null check (to_char(from_day, 'MM-DD') in ('01-01', '07-01')),
  repo integer not null check (repo between 0 and 9999),
  source text not null,
  primary key (svj_id, from_day)
);

-- What was sent, word for word: it never changes.
create table reminder (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  unit_id bigint not null,
  step integer not null,
  name text not null,
  sum bigint not null check (sum > 0),
  cost bigint not null,
  deadline date not null,
  channel text not null check (channel in ('mail', 'letter')),
  owners text not null,
  text text not null,
  day date not null,
  made_at timestamptz not null,
  made_by bigint,
  made_name text not null,
  primary key (svj_id, id),
  foreign key (svj_id, unit_id) references account_unit (svj_id, unit_id),
  foreign key (svj_id, made_by) references member (svj_id, id) on delete set null (made_by)
);
create index reminder_unit on reminder (svj_id, unit_id, id);
create index reminder_day on reminder (svj_id, day);
create index reminder_by on reminder (svj_id, made_by) where made_by is not null;

create table reminder_item (
  svj_id bigint not null references svj on delete cascade,
  reminder_id bigint not null,
  entry_id bigint not null,
  amount bigint not null check (amount > 0),
  primary key (svj_id, reminder_id, entry_id),
  foreign key (svj_id, reminder_id) references reminder (svj_id, id) on delete cascade,
  foreign key (svj_id, entry_id) references account_entry (svj_id, id)
);
create index reminder_item_entry on reminder_item (svj_id, entry_id);

-- Whom it went to; they read it on the account of the unit.
create table reminder_person (
  svj_id bigint not null references svj on delete cascade,
  reminder_id bigint not null,
  member_id bigint not null,
  primary key (svj_id, reminder_id, member_id),
  foreign key (svj_id, reminder_id) references reminder (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index reminder_person_member on reminder_person (svj_id, member_id);

-- Units whose debt is disputed: nobody reminds them.
create table reminder_dispute (
  svj_id bigint not null references svj on delete cascade,
  unit_id bigint not null,
  note text not null,
  made_at timestamptz not null,
  made_name text not null,
  primary key (svj_id, unit_id),
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete cascade
);

-- Default interest of a debt that was entered on its account, each period once.
create table reminder_interest (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  debt_id bigint not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  amount bigint not null check (amount > 0),
  primary key (svj_id, id),
  foreign key (svj_id, debt_id) references account_entry (svj_id, id)
);
create unique index reminder_interest_once on reminder_interest (svj_id, debt_id, from_day);

do $$ declare t text; begin
  foreach t in array array['reminder_ladder', 'reminder_step', 'reminder_rate', 'reminder', 'reminder_item', 'reminder_person',
    'reminder_dispute', 'reminder_interest'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert on %I to {app}', t);
  end loop;
  -- The clock looks for steps that go by themselves in all houses.
  create policy across on reminder_step for select using ((select is_across()));
  foreach t in array array['reminder_ladder', 'reminder_step', 'reminder_rate', 'reminder_person', 'reminder_dispute'] loop
    execute format('grant update, delete on %I to {app}', t);
  end loop;
  -- Only who made it may be named anew, when two records of people become one.
  grant update (made_by) on reminder to {app};
  foreach t in array array['reminder', 'reminder_interest'] loop
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
end $$;
