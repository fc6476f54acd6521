-- Requests that named people of the house approve or reject. What is asked is never changed.
create table approval (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  title text not null,
  notes text not null default '',
  rule text not null check (rule in ('everybody', 'count', 'chair', 'order')),
  -- How many approvals it takes, by the rule of a count.
  needed integer,
  due_on date,
  author_id bigint,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'rejected')),
  -- When it was decided or withdrawn.
  decided_at timestamptz,
  withdrawn_by bigint,
  withdrawn_reason text,
  -- When those who are missing are reminded next.
  remind_at timestamptz,
  comment_count integer not null default 0,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, author_id) references member (svj_id, id) on delete set null (author_id),
  foreign key (svj_id, withdrawn_by) references member (svj_id, id) on delete set null (withdrawn_by),
  check ((status = 'waiting') = (decided_at is null)),
  check (withdrawn_reason is null or status = 'rejected'),
  check ((rule = 'count') = (needed is not null))
);
create index approval_latest on approval (svj_id, created_at desc, id desc) include (status) where deleted_at is null;
create index approval_author on approval (svj_id, author_id) where author_id is not null;
create index approval_withdrawer on approval (svj_id, withdrawn_by) where withdrawn_by is not null;
create index approval_remind on approval (remind_at) where remind_at is not null;
create index approval_chair on approval (created_at) include (svj_id) where rule = 'chair' and status = 'waiting' and deleted_at is null;

-- Who is asked, in their order, and how they answered.
create table approval_place (
  svj_id bigint not null,
  id bigint generated always as identity,
  approval_id bigint not null,
  position integer not null,
  member_id bigint,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'rejected')),
  -- They held the office of the chair as they answered.
  as_chair boolean not null default false,
  note text not null default '',
  decided_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, approval_id) references approval (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id),
  check ((status = 'waiting') = (decided_at is null))
);
create unique index approval_place_one on approval_place (svj_id, approval_id, member_id) where member_id is not null;
create index approval_place_of on approval_place (svj_id, approval_id, position);
create index approval_place_by on approval_place (svj_id, member_id, status) where member_id is not null;

-- What was done with a request: every answer stays, also one that was changed.
create table approval_entry (
  svj_id bigint not null,
  id bigint generated always as identity,
  approval_id bigint not null,
  at timestamptz not null,
  what text not null check (what in ('created', 'approved', 'rejected', 'replaced', 'chair', 'closed', 'withdrawn')),
  member_id bigint,
  about_id bigint,
  note text not null default '',
  primary key (svj_id, id),
  foreign key (svj_id, approval_id) references approval (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id),
  foreign key (svj_id, about_id) references member (svj_id, id) on delete set null (about_id)
);
create index approval_entry_of on approval_entry (svj_id, approval_id, id);
create index approval_entry_by on approval_entry (svj_id, member_id) where member_id is not null;
create index approval_entry_about on approval_entry (svj_id, about_id) where about_id is not null;

do $$ declare t text; begin
  foreach t in array array['approval', 'approval_place', 'approval_entry'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
  -- Jobs look over all associations for whom to remind, and for new chairs.
  create policy across on approval for select using ((select is_across()));
end $$;
