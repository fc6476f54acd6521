-- Statements of a house's bank accounts. Amounts are whole haléře, above nought what came in. Whoever writes holds the row of
-- the book, so the same file or movement never comes twice, and the chain is decided one after another.
create table bank_book (
  svj_id bigint primary key references svj on delete cascade,
  -- Payments whose symbol and sum are exact are booked by themselves.
  automatic boolean not null default false,
  entries integer not null default 0,
  head text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null
);

create table bank_account (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  -- "19-2000145399/0800"
  number text not null,
  name text not null default '',
  charset text not null default 'windows-1250' check (charset in ('windows-1250', 'cp852')),
  -- With which numbers the bank writes that a movement takes another one back.
  reversals text not null default '45' check (reversals in ('34', '45')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id)
);
create unique index bank_account_number on bank_account (svj_id, number);

-- Columns of tables that a person named once.
create table bank_mapping (
  svj_id bigint not null references svj on delete cascade,
  header text not null,
  columns jsonb not null,
  created_at timestamptz not null,
  primary key (svj_id, header)
);

create table bank_statement (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  -- Its place in the chain.
  n integer not null check (n > 0),
  account_id bigint not null,
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
  -- Movements that came with it, those that were here before, records that are none.
  lines integer not null,
  repeated integer not null,
  skipped integer not null,
  digest text not null,
  made_at timestamptz not null,
  made_by bigint,
  made_name text not null,
  primary key (svj_id, id),
  foreign key (svj_id, account_id) references bank_account (svj_id, id),
  foreign key (svj_id, made_by) references member (svj_id, id) on delete set null (made_by),
  check ((opening is null) = (closing is null)),
  check (day_from <= day_to)
);
create unique index bank_statement_n on bank_statement (svj_id, n);
create index bank_statement_order on bank_statement (svj_id, account_id, day_to, id);
create index bank_statement_file on bank_statement (svj_id, file_digest);
create index bank_statement_by on bank_statement (svj_id, made_by) where made_by is not null;

create table bank_line (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  n integer not null check (n > 0),
  account_id bigint not null,
  statement_id bigint not null,
  position integer not null,
  day date not null,
  amount bigint not null,
  currency text not null,
  counter text not null,
  name text not null,
  vs text not null,
  ks text not null,
  ss text not null,
  message text not null,
  reference text not null,
  reverses boolean not null,
  -- What it is known by, whichever file it comes in.
  identity text not null,
  digest text not null,
  -- What became of it, as its parts say.
  state text not null check (state in ('waiting', 'units', 'house', 'returned', 'listed')),
  later_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, account_id) references bank_account (svj_id, id),
  foreign key (svj_id, statement_id) references bank_statement (svj_id, id)
);
create unique index bank_line_n on bank_line (svj_id, n);
create unique index bank_line_once on bank_line (svj_id, account_id, identity);
create index bank_line_statement on bank_line (svj_id, statement_id, position);
create index bank_line_counter on bank_line (svj_id, counter, day) where counter <> '';
create index bank_line_waiting on bank_line (svj_id, day, id) include (statement_id) where state = 'waiting';

-- Where movements went: to a unit, to the house, back to whoever paid. Undone by an opposite one, never changed.
create table bank_part (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  n integer not null check (n > 0),
  line_id bigint not null,
  kind text not null check (kind in ('unit', 'house', 'return', 'undo')),
  unit_id bigint,
  amount bigint not null,
  -- The payment that this one gives back.
  of_line_id bigint,
  undoes_id bigint,
  -- By itself, as the association wished.
  alone boolean not null default false,
  -- What spoke for it and against it.
  reasons jsonb not null default '[]',
  note text not null default '',
  digest text not null,
  made_at timestamptz not null,
  made_by bigint,
  made_name text not null,
  primary key (svj_id, id),
  foreign key (svj_id, line_id) references bank_line (svj_id, id),
  foreign key (svj_id, unit_id) references unit (svj_id, id),
  foreign key (svj_id, of_line_id) references bank_line (svj_id, id),
  foreign key (svj_id, undoes_id) references bank_part (svj_id, id),
  foreign key (svj_id, made_by) references member (svj_id, id) on delete set null (made_by),
  check ((kind = 'unit') = (unit_id is not null)),
  check ((kind = 'return') = (of_line_id is not null)),
  check ((kind = 'undo') = (undoes_id is not null))
);
create unique index bank_part_n on bank_part (svj_id, n);
create index bank_part_line on bank_part (svj_id, line_id, id);
create index bank_part_unit on bank_part (svj_id, unit_id) where unit_id is not null;
create index bank_part_returned on bank_part (svj_id, of_line_id) where of_line_id is not null;
create unique index bank_part_undoes on bank_part (svj_id, undoes_id) where undoes_id is not null;
create index bank_part_by on bank_part (svj_id, made_by) where made_by is not null;

do $$ declare t text; begin
  foreach t in array array['bank_book', 'bank_account', 'bank_mapping', 'bank_statement', 'bank_line', 'bank_part'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert on %I to {app}', t);
  end loop;
  foreach t in array array['bank_book', 'bank_account', 'bank_mapping'] loop
    execute format('grant update on %I to {app}', t);
  end loop;
  grant update (state, later_at) on bank_line to {app};
  -- Only who made them may be named anew, when two records of people become one.
  foreach t in array array['bank_statement', 'bank_part'] loop
    execute format('grant update (made_by) on %I to {app}', t);
  end loop;
  foreach t in array array['bank_account', 'bank_statement', 'bank_line', 'bank_part'] loop
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
end $$;
