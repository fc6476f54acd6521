-- Confirmations of debts that pass to the buyer of a unit (§ 1186). Amounts are whole haléře. What was issued never changes but
-- for what became of it; the paper is kept as it was drawn, so it is the same for good.
create table clearance_book (
  svj_id bigint primary key references svj on delete cascade,
  -- Entries of the chain, and what the last one comes to. Whoever writes holds the row.
  entries integer not null default 0,
  head text not null default ''
);

create table clearance (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  unit_id bigint not null,
  year integer not null,
  number integer not null check (number > 0),
  -- What the house and the unit were called.
  house text not null,
  label text not null,
  day date not null,
  lang text not null check (lang in ('cs', 'en')),
  total bigint not null check (total >= 0),
  debts jsonb not null,
  paper bytea not null,
  -- Of the code on the paper, which leads to the portal that issued it.
  token_hash bytea,
  issued_at timestamptz not null,
  issued_by bigint,
  issued_name text not null,
  ended_at timestamptz,
  ended_by bigint,
  ended_name text,
  end_reason text not null default '',
  -- The one that took its place.
  later_id bigint,
  -- The last entry of the chain that tells of it.
  entry integer not null,
  primary key (svj_id, id),
  foreign key (svj_id, unit_id) references unit (svj_id, id),
  foreign key (svj_id, later_id) references clearance (svj_id, id),
  foreign key (svj_id, issued_by) references member (svj_id, id) on delete set null (issued_by),
  foreign key (svj_id, ended_by) references member (svj_id, id) on delete set null (ended_by),
  check ((ended_at is null) = (ended_name is null)),
  check (ended_at is not null or later_id is null)
);
create unique index clearance_number on clearance (svj_id, year, number);
create unique index clearance_token on clearance (token_hash) where token_hash is not null;
-- One of a unit holds.
create unique index clearance_valid on clearance (svj_id, unit_id) where ended_at is null;
create index clearance_unit on clearance (svj_id, unit_id, id);
create index clearance_later on clearance (svj_id, later_id) where later_id is not null;
create index clearance_issued_by on clearance (svj_id, issued_by) where issued_by is not null;
create index clearance_ended_by on clearance (svj_id, ended_by) where ended_by is not null;

create table clearance_entry (
  svj_id bigint not null references svj on delete cascade,
  n integer not null check (n > 0),
  content text not null,
  digest text not null,
  at timestamptz not null,
  primary key (svj_id, n)
);

-- What owners asked for; answered by what was issued.
create table clearance_request (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  unit_id bigint not null,
  note text not null default '',
  asked_at timestamptz not null,
  asked_by bigint,
  asked_name text not null,
  clearance_id bigint,
  primary key (svj_id, id),
  foreign key (svj_id, unit_id) references unit (svj_id, id),
  foreign key (svj_id, clearance_id) references clearance (svj_id, id),
  foreign key (svj_id, asked_by) references member (svj_id, id) on delete set null (asked_by)
);
create unique index clearance_request_open on clearance_request (svj_id, unit_id) where clearance_id is null;
create index clearance_request_unit on clearance_request (svj_id, unit_id);
create index clearance_request_answered on clearance_request (svj_id, clearance_id) where clearance_id is not null;
create index clearance_request_by on clearance_request (svj_id, asked_by) where asked_by is not null;

do $$ declare t text; begin
  foreach t in array array['clearance_book', 'clearance', 'clearance_entry', 'clearance_request'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert on %I to {app}', t);
  end loop;
  -- Whoever reads the code of a paper is of no house yet.
  create policy across on clearance for select using ((select is_across()));
  grant update on clearance_book to {app};
  -- What it says stays; what became of it is added.
  grant update (issued_by, ended_at, ended_by, ended_name, end_reason, later_id, entry) on clearance to {app};
  grant update (asked_by, clearance_id) on clearance_request to {app};
  grant usage, select on sequence clearance_id_seq, clearance_request_id_seq to {app};
end $$;
