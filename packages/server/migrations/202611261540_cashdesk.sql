-- Cash of a house. Amounts are whole haléře. Everything that writes holds the row of the desk, so balances, numbers and the
-- chain are decided one after another.
create table cash_desk (
  svj_id bigint primary key references svj on delete cascade,
  opened_on date not null,
  opening bigint not null check (opening >= 0),
  -- A difference above it is confirmed by a second person.
  second_above bigint not null default 50000 check (second_above >= 0),
  -- Entries of the chain, and what the last one comes to.
  entries integer not null default 0,
  head text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- What the house was called when a record was written: its voucher is drawn by it for good.
create table cash_head (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  digest bytea not null,
  name text not null,
  address text not null,
  company_number text not null,
  logo bytea,
  primary key (svj_id, id)
);
create unique index cash_head_same on cash_head (svj_id, digest);

create table cash_record (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  is_expense boolean not null,
  year integer not null,
  number integer not null check (number > 0),
  day date not null,
  amount bigint not null check (amount > 0),
  name text not null,
  money_from text not null,
  acceptor text not null,
  external_number text not null default '',
  note text not null default '',
  missing_reason text not null default '',
  cause text not null default 'plain' check (cause in ('plain', 'cancel', 'difference')),
  -- The record that this one undoes.
  cancels_id bigint,
  head_id bigint not null,
  -- Its last entry of the chain.
  entry integer not null,
  printed_at timestamptz,
  text_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, cancels_id) references cash_record (svj_id, id),
  foreign key (svj_id, head_id) references cash_head (svj_id, id),
  check ((cause = 'cancel') = (cancels_id is not null)),
  check (year = extract(year from day))
);
create unique index cash_record_number on cash_record (svj_id, is_expense, year, number);
create index cash_record_order on cash_record (svj_id, day, is_expense, number) include (amount);
create unique index cash_record_cancels on cash_record (svj_id, cancels_id) where cancels_id is not null;
create index cash_record_head on cash_record (svj_id, head_id);
create index cash_record_entry on cash_record (svj_id, entry);

-- Sums of months: the balance at the beginning of one is that of the desk and of those before it.
create table cash_month (
  svj_id bigint not null references svj on delete cascade,
  month date not null check (extract(day from month) = 1),
  income bigint not null default 0,
  expense bigint not null default 0,
  records integer not null default 0,
  primary key (svj_id, month)
);

-- What was written, one entry after another; each is hashed over the one before it, so a row changed past the portal is found.
create table cash_entry (
  svj_id bigint not null references svj on delete cascade,
  n integer not null,
  content text not null,
  digest text not null,
  at timestamptz not null,
  primary key (svj_id, n)
);

-- Months that were counted. One that waits for a second person has no entry yet.
create table cash_closing (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  month date not null check (extract(day from month) = 1),
  counts jsonb not null,
  counted bigint not null check (counted >= 0),
  expected bigint not null,
  reason text not null default '',
  record_id bigint,
  balance bigint,
  counted_at timestamptz not null,
  closed_by bigint,
  closed_name text not null,
  confirmed_by bigint,
  confirmed_name text,
  alone boolean not null default false,
  entry integer,
  signature bytea,
  -- The public key that signed, of this installation or of the one that it came from.
  public_key text,
  primary key (svj_id, id),
  foreign key (svj_id, record_id) references cash_record (svj_id, id),
  foreign key (svj_id, closed_by) references member (svj_id, id) on delete set null (closed_by),
  foreign key (svj_id, confirmed_by) references member (svj_id, id) on delete set null (confirmed_by),
  check ((entry is null) = (signature is null) and (entry is null) = (balance is null) and (entry is null) = (public_key is null))
);
create unique index cash_closing_month on cash_closing (svj_id, month);
create index cash_closing_record on cash_closing (svj_id, record_id) where record_id is not null;
create index cash_closing_by on cash_closing (svj_id, closed_by) where closed_by is not null;
create index cash_closing_second on cash_closing (svj_id, confirmed_by) where confirmed_by is not null;

do $$ declare t text; begin
  foreach t in array array['cash_desk', 'cash_head', 'cash_record', 'cash_month', 'cash_entry', 'cash_closing'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
  end loop;
  foreach t in array array['cash_head', 'cash_record', 'cash_closing'] loop
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
end $$;
