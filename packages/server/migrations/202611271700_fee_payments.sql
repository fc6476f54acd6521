-- What the house paid of its fees. Amounts are whole haléře. A movement, a record of the cash desk and a request pay once each.
create table fee_payment (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  fee_id bigint not null,
  day date not null,
  amount bigint not null check (amount > 0),
  name text not null,
  supplier text not null default '',
  external_number text not null default '',
  line_id bigint,
  cash_id bigint,
  approval_id bigint,
  undone_at timestamptz,
  undone_reason text,
  created_at timestamptz not null,
  primary key (svj_id, id),
  -- A fee that was paid stays: whoever deletes it is told.
  foreign key (svj_id, fee_id) references fee (svj_id, id),
  foreign key (svj_id, line_id) references bank_line (svj_id, id),
  foreign key (svj_id, cash_id) references cash_record (svj_id, id),
  foreign key (svj_id, approval_id) references approval (svj_id, id),
  check (num_nonnulls(line_id, cash_id, approval_id) <= 1),
  check ((undone_at is null) = (undone_reason is null))
);
create index fee_payment_fee on fee_payment (svj_id, fee_id, day desc, id desc);
create unique index fee_payment_line on fee_payment (svj_id, line_id) where undone_at is null and line_id is not null;
create unique index fee_payment_cash on fee_payment (svj_id, cash_id) where undone_at is null and cash_id is not null;
create unique index fee_payment_approval on fee_payment (svj_id, approval_id)
  where undone_at is null and approval_id is not null;

-- Movements that went out, the latest first: what a payment may be made of.
create index bank_line_out on bank_line (svj_id, day desc, id desc) where amount < 0 and currency = 'CZK';

-- Records of the cash desk that approved requests became.
create table approval_cash (
  svj_id bigint not null references svj on delete cascade,
  cash_id bigint not null,
  approval_id bigint not null,
  created_at timestamptz not null,
  primary key (svj_id, cash_id),
  foreign key (svj_id, cash_id) references cash_record (svj_id, id),
  foreign key (svj_id, approval_id) references approval (svj_id, id)
);
create index approval_cash_approval on approval_cash (svj_id, approval_id);

do $$ declare t text; begin
  foreach t in array array['fee_payment', 'approval_cash'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
  end loop;
  grant usage, select on sequence fee_payment_id_seq to {app};
end $$;
