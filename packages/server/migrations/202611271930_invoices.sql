-- What the operator of the portal issues to associations for their subscriptions. Amounts are whole haléře.
create table invoice_supplier (
  one boolean primary key default true check (one),
  name text not null default '',
  street text not null default '',
  town text not null default '',
  post text not null default '',
  ico text not null default '',
  -- Empty where the supplier pays no value added tax.
  dic text not null default '',
  register text not null default '',
  account text not null default '',
  term_days integer not null default 14 check (term_days between 1 and 60),
  signs text not null default '',
  version integer not null default 1
);
insert into invoice_supplier default values;
grant select, update on invoice_supplier to {app};

-- Of a unit and month, without tax.
create table invoice_price (
  id bigint generated always as identity primary key,
  valid_from date not null,
  per_unit bigint not null check (per_unit > 0)
);
create index invoice_price_from on invoice_price (valid_from, id);
grant select, insert on invoice_price to {app};
grant usage, select on sequence invoice_price_id_seq to {app};

-- Entries of the chain of issued documents, and what the last one comes to. Whoever issues holds the row.
create table invoice_book (
  one boolean primary key default true check (one),
  entries integer not null default 0,
  head text not null default '',
  -- The last symbol given to a customer.
  symbols integer not null default 0
);
insert into invoice_book default values;
grant select, update on invoice_book to {app};

create table invoice_customer (
  svj_id bigint primary key references svj on delete cascade,
  symbol text not null check (symbol ~ '^[1-9][0-9]{0,9}$'),
  -- The day of the month is that of every period.
  begins date not null,
  -- Where documents are addressed elsewhere than to the association itself.
  address jsonb
);
create unique index invoice_customer_symbol on invoice_customer (symbol);

-- What it pays from a period on; the one written last of those that hold is the one.
create table invoice_plan (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  valid_from date not null,
  units integer not null check (units > 0),
  period text not null check (period in ('monthly', 'annual')),
  -- Of a whole period, without tax.
  price bigint not null check (price >= 0),
  per_unit bigint not null check (per_unit >= 0),
  primary key (svj_id, id)
);

create table invoice_period (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  from_day date not null,
  to_day date not null,
  kind text not null check (kind in ('monthly', 'annual')),
  units integer not null check (units > 0),
  per_unit bigint not null check (per_unit >= 0),
  -- As the proforma asked for it, and as corrections left it.
  base bigint not null check (base >= 0),
  tax bigint not null check (tax >= 0),
  owed bigint not null check (owed >= 0),
  -- Nothing where the supplier paid no tax when it was issued.
  percent integer check (percent > 0),
  due date not null,
  paid_on date,
  settled boolean not null default false,
  -- The last reminder that went.
  mark text,
  primary key (svj_id, id),
  check (from_day <= to_day)
);
create unique index invoice_period_once on invoice_period (svj_id, from_day);
create index invoice_period_open on invoice_period (due) where paid_on is null;
create index invoice_period_unsettled on invoice_period (to_day) where not settled;

create table invoice_payment (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  received_on date not null,
  amount bigint not null check (amount > 0),
  -- Of no period yet, and not sent back.
  unused bigint not null check (unused between 0 and amount),
  how text not null check (how in ('bank', 'hand', 'corrective')),
  note text not null,
  noted_name text not null,
  at timestamptz not null,
  primary key (svj_id, id)
);
create index invoice_payment_left on invoice_payment (svj_id, id) where unused > 0;

-- What of a payment went where.
create table invoice_part (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  payment_id bigint not null,
  period_id bigint,
  amount bigint not null check (amount > 0),
  -- The day the money came, or was used or sent back.
  day date not null,
  note text not null default '',
  primary key (svj_id, id),
  foreign key (svj_id, payment_id) references invoice_payment (svj_id, id),
  foreign key (svj_id, period_id) references invoice_period (svj_id, id)
);
create index invoice_part_payment on invoice_part (svj_id, payment_id);
create index invoice_part_period on invoice_part (svj_id, period_id) where period_id is not null;

-- Issued documents, whole: they stay when the association is gone, and are never changed.
create table invoice_document (
  id bigint generated always as identity primary key,
  n integer not null,
  kind text not null check (kind in ('proforma', 'tax', 'invoice', 'corrective')),
  year integer not null,
  number integer not null check (number > 0),
  house_id bigint references svj on delete set null,
  period_id bigint,
  part_id bigint,
  corrects_id bigint references invoice_document,
  issued_on date not null,
  base bigint not null,
  tax bigint not null,
  total bigint not null,
  -- What it says, as canonical JSON, with names and addresses of its day.
  content text not null,
  digest text not null,
  pdf bytea not null,
  isdoc bytea not null,
  pdf_digest text not null,
  isdoc_digest text not null,
  chained text not null,
  signature bytea not null,
  signing_key text not null,
  at timestamptz not null
);
create unique index invoice_document_n on invoice_document (n);
create unique index invoice_document_number on invoice_document (kind, year, number);
create index invoice_document_house on invoice_document (house_id, period_id, id) where house_id is not null;
create index invoice_document_corrects on invoice_document (corrects_id) where corrects_id is not null;

alter table invoice_document enable row level security;
alter table invoice_document force row level security;
create policy own_house on invoice_document using (house_id = (select current_svj()));
create policy across on invoice_document for select using ((select is_across()));
grant select, insert on invoice_document to {app};
grant usage, select on sequence invoice_document_id_seq to {app};

do $$ declare t text; begin
  foreach t in array array['invoice_customer', 'invoice_plan', 'invoice_period', 'invoice_payment', 'invoice_part'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    -- Whoever runs the portal sees all of them, and so does the clock.
    execute format('create policy across on %I for select using ((select is_across()))', t);
    execute format('grant select, insert on %I to {app}', t);
  end loop;
  grant update (address) on invoice_customer to {app};
  grant update (base, tax, owed, due, paid_on, settled, mark) on invoice_period to {app};
  grant update (unused) on invoice_payment to {app};
  grant usage, select on sequence invoice_plan_id_seq, invoice_period_id_seq, invoice_payment_id_seq, invoice_part_id_seq to {app};
end $$;
