-- Statements of the account that the operator of the portal is paid to. They are of the installation, as what it issues is.
create table invoice_statement (
  id bigint generated always as identity primary key,
  account text not null,
  number integer,
  day_from date not null,
  day_to date not null,
  -- Nothing in a table without balances.
  opening bigint,
  closing bigint,
  currency text not null,
  format text not null check (format in ('gpc', 'camt', 'csv')),
  file_name text not null,
  file_digest text not null,
  lines integer not null,
  repeated integer not null,
  skipped integer not null,
  made_name text not null,
  at timestamptz not null
);
create index invoice_statement_days on invoice_statement (account, day_to, id);
create index invoice_statement_file on invoice_statement (file_digest);
grant select, insert on invoice_statement to {app};
grant usage, select on sequence invoice_statement_id_seq to {app};

create table invoice_movement (
  id bigint generated always as identity primary key,
  statement_id bigint not null references invoice_statement,
  account text not null,
  position integer not null,
  day date not null,
  amount bigint not null,
  currency text not null,
  counter text not null,
  name text not null,
  vs text not null,
  message text not null,
  reference text not null,
  reverses boolean not null,
  -- By what it is known in whichever file it comes.
  identity text not null,
  state text not null check (state in ('waiting', 'placed', 'aside', 'returned', 'listed')),
  -- Whose payment it is; empty when the association is gone.
  house_id bigint references svj on delete set null,
  payment_id bigint,
  alone boolean not null default false,
  reasons jsonb not null default '[]',
  note text not null default '',
  placed_name text not null default '',
  placed_at timestamptz
);
-- No movement of an account is kept twice.
create unique index invoice_movement_once on invoice_movement (account, identity);
create index invoice_movement_waiting on invoice_movement (day, id) where state = 'waiting';
create index invoice_movement_of on invoice_movement (statement_id);
create index invoice_movement_counter on invoice_movement (counter) where state = 'placed';
create index invoice_movement_house on invoice_movement (house_id) where house_id is not null;
create index invoice_movement_latest on invoice_movement (placed_at, id) where state <> 'waiting';
grant select, insert on invoice_movement to {app};
grant update (state, house_id, payment_id, alone, reasons, note, placed_name, placed_at) on invoice_movement to {app};
grant usage, select on sequence invoice_movement_id_seq to {app};

-- What columns of tables of the supplier's bank mean.
create table invoice_mapping (
  header text primary key,
  columns jsonb not null,
  at timestamptz not null
);
grant select, insert on invoice_mapping to {app};
grant update (columns, at) on invoice_mapping to {app};

-- A payment given to somebody else by mistake stays, with the day on which that was taken back.
alter table invoice_payment add column undone_on date;
alter table invoice_part add column undone_on date;
-- Every page of the committee asks how much is overdue.
create index invoice_period_unpaid on invoice_period (svj_id, due) where paid_on is null;
grant update (undone_on) on invoice_payment to {app};
grant update (undone_on) on invoice_part to {app};
