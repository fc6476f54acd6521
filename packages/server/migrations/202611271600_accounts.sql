-- Accounts of units. Amounts are whole haléře: plus is what the unit owes, minus what it gave. Whoever writes holds the row of
-- the house, so the ledger is written one after another.
create table account_book (
  svj_id bigint primary key references svj on delete cascade,
  -- Rows of the ledger, and what the last one comes to.
  entries integer not null default 0,
  head text not null default '',
  -- Accounts that were ever opened.
  accounts integer not null default 0
);

create table account_unit (
  svj_id bigint not null references svj on delete cascade,
  unit_id bigint not null,
  -- Its number in the house: what the ledger calls the unit, whatever it is called later.
  no integer not null check (no > 0),
  symbol text not null check (symbol ~ '^[0-9]{1,10}$' and symbol::bigint > 0),
  -- Something was entered: the symbol stands on papers and stays.
  used boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (svj_id, unit_id),
  foreign key (svj_id, unit_id) references unit (svj_id, id)
);
create unique index account_unit_no on account_unit (svj_id, no);
-- Banks leave zeros at the beginning out.
create unique index account_unit_symbol on account_unit (svj_id, (symbol::bigint));

create table account_entry (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  -- Its place in the ledger, among creditings too.
  n integer not null check (n > 0),
  unit_id bigint not null,
  kind text not null check (kind in ('prescribed', 'corrected', 'paid', 'cash', 'returned', 'undone', 'opening')),
  part text not null default 'principal' check (part in ('costs', 'default', 'interest', 'principal')),
  -- The debt that costs and interest are of, or that is corrected.
  of_id bigint,
  -- When a debt is due, when a payment came.
  day date not null,
  month date check (extract(day from month) = 1),
  amount bigint not null check (amount <> 0),
  text text not null,
  -- The table and the row that it comes from; each comes in once.
  source text,
  source_id bigint,
  undoes_id bigint,
  reason text not null default '',
  digest text not null,
  made_at timestamptz not null,
  made_by bigint,
  made_name text not null,
  primary key (svj_id, id),
  foreign key (svj_id, unit_id) references account_unit (svj_id, unit_id),
  foreign key (svj_id, of_id) references account_entry (svj_id, id),
  foreign key (svj_id, undoes_id) references account_entry (svj_id, id),
  foreign key (svj_id, made_by) references member (svj_id, id) on delete set null (made_by),
  check ((source is null) = (source_id is null)),
  check ((kind in ('undone', 'returned')) = (undoes_id is not null))
);
create unique index account_entry_n on account_entry (svj_id, n);
create unique index account_entry_source on account_entry (svj_id, source, source_id) where source_id is not null;
create unique index account_entry_undoes on account_entry (svj_id, undoes_id) where undoes_id is not null;
create index account_entry_unit on account_entry (svj_id, unit_id, day, n);
create index account_entry_of on account_entry (svj_id, of_id) where of_id is not null;
create index account_entry_by on account_entry (svj_id, made_by) where made_by is not null;

-- Which part of a credit settles which debt, and why.
create table account_crediting (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  n integer not null check (n > 0),
  credit_id bigint not null,
  debt_id bigint not null,
  amount bigint not null check (amount <> 0),
  why text not null check (why in ('word', 'conduct', 'reminded', 'secured', 'earliest', 'overpayment', 'correction', 'moved',
    'undone')),
  note text not null default '',
  undoes_id bigint,
  digest text not null,
  made_at timestamptz not null,
  made_by bigint,
  made_name text not null,
  primary key (svj_id, id),
  foreign key (svj_id, credit_id) references account_entry (svj_id, id),
  foreign key (svj_id, debt_id) references account_entry (svj_id, id),
  foreign key (svj_id, undoes_id) references account_crediting (svj_id, id),
  foreign key (svj_id, made_by) references member (svj_id, id) on delete set null (made_by),
  check ((amount < 0) = (undoes_id is not null))
);
create unique index account_crediting_n on account_crediting (svj_id, n);
create unique index account_crediting_undoes on account_crediting (svj_id, undoes_id) where undoes_id is not null;
create index account_crediting_credit on account_crediting (svj_id, credit_id);
create index account_crediting_debt on account_crediting (svj_id, debt_id);
create index account_crediting_by on account_crediting (svj_id, made_by) where made_by is not null;

-- What is left of each entry: counted along with the ledger, so that nobody sums all of history.
create table account_item (
  svj_id bigint not null references svj on delete cascade,
  entry_id bigint not null,
  unit_id bigint not null,
  day date not null,
  month date,
  amount bigint not null,
  -- Of the sign of the amount, towards nought.
  open bigint not null check (open = 0 or (open > 0) = (amount > 0)),
  -- Somebody else answers for it too.
  secured boolean not null default false,
  reminded_on date,
  primary key (svj_id, entry_id),
  foreign key (svj_id, entry_id) references account_entry (svj_id, id),
  foreign key (svj_id, unit_id) references account_unit (svj_id, unit_id),
  check (abs(open) <= abs(amount))
);
create index account_item_open on account_item (svj_id, unit_id, day) include (amount, open) where open <> 0;
create index account_item_month on account_item (svj_id, month, unit_id) include (day, amount, open) where month is not null;
create index account_item_unit on account_item (svj_id, unit_id);

do $$ declare t text; begin
  foreach t in array array['account_book', 'account_unit', 'account_entry', 'account_crediting', 'account_item'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert on %I to {app}', t);
  end loop;
  foreach t in array array['account_book', 'account_unit', 'account_item'] loop
    execute format('grant update on %I to {app}', t);
  end loop;
  -- Only who made them may be named anew, when two records of people become one.
  foreach t in array array['account_entry', 'account_crediting'] loop
    execute format('grant update (made_by) on %I to {app}', t);
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
end $$;
