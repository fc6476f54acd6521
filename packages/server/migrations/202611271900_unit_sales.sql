-- A unit that was handed over on a day: what was of its owners before has a side of its account of their own. Amounts are whole
-- haléře. Nothing that was entered changes: what belongs to the other side is moved by entries on both.
create table account_side (
  svj_id bigint not null references svj on delete cascade,
  unit_id bigint not null,
  side integer not null check (side > 0),
  -- The first day of those who own the unit since.
  day date not null,
  -- The handover was undone.
  ended boolean not null default false,
  primary key (svj_id, unit_id, side),
  foreign key (svj_id, unit_id) references account_unit (svj_id, unit_id)
);

alter table account_entry
  -- 0 is the side of whoever owns the unit.
  add side integer not null default 0 check (side >= 0),
  add from_id bigint,
  add foreign key (svj_id, from_id) references account_entry (svj_id, id),
  drop constraint account_entry_kind_check,
  add constraint account_entry_kind_check check (kind in ('prescribed', 'corrected', 'paid', 'cash', 'returned', 'undone',
    'opening', 'handed', 'shared', 'passed'));
create index account_entry_from on account_entry (svj_id, from_id) where from_id is not null;
alter table account_crediting
  drop constraint account_crediting_why_check,
  add constraint account_crediting_why_check check (why in ('word', 'conduct', 'reminded', 'secured', 'earliest', 'overpayment',
    'correction', 'moved', 'undone', 'handed'));
alter table account_item
  add side integer not null default 0,
  -- Moved by a handover: it is no new debt of the house.
  add moved boolean not null default false;

create table sale (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  unit_id bigint not null,
  side integer not null,
  label text not null,
  day date not null,
  -- The confirmation by which debts passed (§ 1186).
  clearance_id bigint,
  clearance text not null default '',
  passed bigint not null check (passed >= 0),
  -- What is left on the side of the seller: plus is what they owe.
  rest bigint not null,
  made_at timestamptz not null,
  made_by bigint,
  made_name text not null,
  undone_at timestamptz,
  undone_by bigint,
  undone_name text,
  reason text not null default '',
  primary key (svj_id, id),
  foreign key (svj_id, unit_id, side) references account_side (svj_id, unit_id, side),
  foreign key (svj_id, clearance_id) references clearance (svj_id, id),
  foreign key (svj_id, made_by) references member (svj_id, id) on delete set null (made_by),
  foreign key (svj_id, undone_by) references member (svj_id, id) on delete set null (undone_by),
  check ((undone_at is null) = (undone_name is null))
);
create unique index sale_side on sale (svj_id, unit_id, side);
create index sale_clearance on sale (svj_id, clearance_id) where clearance_id is not null;
create index sale_made_by on sale (svj_id, made_by) where made_by is not null;
create index sale_undone_by on sale (svj_id, undone_by) where undone_by is not null;

-- Who owned the unit on the day before, and who from the day on.
create table sale_person (
  svj_id bigint not null references svj on delete cascade,
  sale_id bigint not null,
  member_id bigint not null,
  seller boolean not null,
  primary key (svj_id, sale_id, member_id, seller),
  foreign key (svj_id, sale_id) references sale (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index sale_person_member on sale_person (svj_id, member_id);

-- What was moved, one for each entry of the ledger.
create table sale_row (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  sale_id bigint not null,
  position integer not null,
  primary key (svj_id, id),
  foreign key (svj_id, sale_id) references sale (svj_id, id) on delete cascade
);
create unique index sale_row_position on sale_row (svj_id, sale_id, position);

-- Shares of months by days, as they were counted.
create table sale_share (
  svj_id bigint not null references svj on delete cascade,
  sale_id bigint not null,
  position integer not null,
  month date not null,
  text text not null,
  seller_days integer not null check (seller_days >= 0),
  buyer_days integer not null check (buyer_days >= 0),
  seller bigint not null,
  buyer bigint not null,
  primary key (svj_id, sale_id, position),
  foreign key (svj_id, sale_id) references sale (svj_id, id) on delete cascade
);

do $$ declare t text; begin
  foreach t in array array['account_side', 'sale', 'sale_person', 'sale_row', 'sale_share'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert on %I to {app}', t);
  end loop;
  grant update (ended) on account_side to {app};
  -- What was handed over stays; what became of it is added.
  grant update (made_by, undone_at, undone_by, undone_name, reason) on sale to {app};
  -- Of two records of people who become one.
  grant update, delete on sale_person to {app};
  grant usage, select on sequence sale_id_seq, sale_row_id_seq to {app};
end $$;
