-- Owners of whom the insolvency register is asked. Only today's owners, only for what the house has to get from them; birth
-- numbers are never kept.
create table insolvency_watch (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  member_id bigint not null,
  -- Of a person; a company is asked for by its number.
  birth_date date,
  -- Begun because its units owed something.
  for_debt boolean not null,
  -- Why without a debt, and when it was written.
  purpose text not null default '',
  purpose_at timestamptz,
  informed_at timestamptz,
  -- What is known for sure, and since when; a problem is of the last question and erases none of it.
  sure_state text check (sure_state in ('clean', 'probable', 'found', 'ended')),
  sure_at timestamptz,
  problem text,
  tried_at timestamptz,
  next_at timestamptz not null,
  created_by bigint,
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade,
  foreign key (svj_id, created_by) references member (svj_id, id) on delete set null (created_by),
  check ((sure_state is null) = (sure_at is null)),
  check ((purpose = '') = (purpose_at is null)),
  check (for_debt or purpose <> '')
);
create unique index insolvency_watch_member on insolvency_watch (svj_id, member_id);
create index insolvency_watch_next on insolvency_watch (next_at);
create index insolvency_watch_by on insolvency_watch (svj_id, created_by) where created_by is not null;

create table insolvency_case (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  watch_id bigint not null,
  -- Court and number of the file: no court gives one twice.
  case_key text not null,
  court text not null,
  file_number text not null,
  url text not null,
  first_name text not null,
  last_name text not null,
  titles text not null,
  birth_date date,
  ico text not null,
  address text not null,
  declared_on date,
  ended_on date,
  -- The register does not say it; somebody writes it by its page.
  started_on date,
  is_pending boolean,
  is_there boolean not null,
  decision text check (decision in ('confirmed', 'dismissed', 'closed')),
  decision_reason text not null default '',
  decided_at timestamptz,
  decided_by bigint,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, watch_id) references insolvency_watch (svj_id, id) on delete cascade,
  foreign key (svj_id, decided_by) references member (svj_id, id) on delete set null (decided_by)
);
create unique index insolvency_case_key on insolvency_case (svj_id, watch_id, case_key);
create index insolvency_case_by on insolvency_case (svj_id, decided_by) where decided_by is not null;

-- Who opened the page, and when.
create table insolvency_look (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  member_id bigint,
  name text not null,
  at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id)
);
create index insolvency_look_at on insolvency_look (svj_id, at desc);
create index insolvency_look_by on insolvency_look (svj_id, member_id) where member_id is not null;

do $$ declare t text; begin
  foreach t in array array['insolvency_watch', 'insolvency_case', 'insolvency_look'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, delete on %I to {app}', t);
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
  grant update on insolvency_watch, insolvency_case to {app};
  grant update (member_id) on insolvency_look to {app};
  create policy across on insolvency_watch for select using ((select is_across()));
end $$;
