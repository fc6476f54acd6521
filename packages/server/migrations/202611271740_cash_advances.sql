-- Cash that members have for a purpose: given by an expense record, settled by receipts. What is left, or what was paid above
-- it, is a record too; rows here never hold a balance of the desk.
alter table cash_record drop constraint cash_record_cause_check;
alter table cash_record add constraint cash_record_cause_check
  check (cause in ('plain', 'cancel', 'difference', 'rounding', 'advance'));

create table cash_advance (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  -- The expense that it was given by.
  record_id bigint not null,
  purpose text not null,
  holder_id bigint,
  -- As the voucher says it, whatever becomes of the person.
  holder_name text not null,
  due_on date not null,
  remind_at timestamptz,
  -- Its record was cancelled, and so it is no advance any more.
  is_cancelled boolean not null default false,
  settled_on date,
  -- Null where receipts came to exactly as much.
  settled_id bigint,
  settled_by bigint,
  settled_name text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, record_id) references cash_record (svj_id, id),
  foreign key (svj_id, settled_id) references cash_record (svj_id, id),
  foreign key (svj_id, holder_id) references member (svj_id, id) on delete set null (holder_id),
  foreign key (svj_id, settled_by) references member (svj_id, id) on delete set null (settled_by),
  check ((settled_on is null) = (settled_name is null)),
  check (settled_on is not null or settled_id is null),
  check (remind_at is null or (settled_on is null and not is_cancelled))
);
create unique index cash_advance_record on cash_advance (svj_id, record_id);
create unique index cash_advance_settlement on cash_advance (svj_id, settled_id) where settled_id is not null;
create index cash_advance_holder on cash_advance (svj_id, holder_id) where holder_id is not null;
create index cash_advance_settler on cash_advance (svj_id, settled_by) where settled_by is not null;
create index cash_advance_open on cash_advance (svj_id, due_on) where settled_on is null and not is_cancelled;
create index cash_advance_remind on cash_advance (remind_at) where remind_at is not null;

create table cash_advance_receipt (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  advance_id bigint not null,
  day date not null,
  amount bigint not null check (amount > 0),
  supplier text not null,
  handed_by bigint,
  handed_name text not null,
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, advance_id) references cash_advance (svj_id, id) on delete cascade,
  foreign key (svj_id, handed_by) references member (svj_id, id) on delete set null (handed_by)
);
create index cash_advance_receipt_of on cash_advance_receipt (svj_id, advance_id);
create index cash_advance_receipt_by on cash_advance_receipt (svj_id, handed_by) where handed_by is not null;

-- What was not settled yet when a month was counted, as its closing signs it.
alter table cash_closing add column advances jsonb not null default '[]';

do $$ declare t text; begin
  foreach t in array array['cash_advance', 'cash_advance_receipt'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
  -- Holders of all associations are reminded by one job.
  create policy across on cash_advance for select using ((select is_across()));
end $$;
