-- Files that people upload. The bytes lie in the store under svj_id/key; here is everything else about them.
create table file (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  key uuid not null,
  name text not null,
  extension text not null check (extension ~ '^[a-z0-9]{0,10}$'),
  type text not null,
  size bigint not null check (size between 1 and 262144000),
  sha256 bytea not null,
  description text not null default '',
  is_public boolean not null default true,
  -- A smaller picture of it lies beside it in the store.
  has_preview boolean not null default false,
  uploaded_by bigint,
  -- Who may still save it with something; no longer read once it is attached.
  account_id bigint references account on delete set null,
  -- The table that owner_id points to; without an owner it waits for its form.
  owner text,
  owner_id bigint,
  position integer not null default 0,
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, uploaded_by) references member (svj_id, id) on delete set null (uploaded_by),
  check (owner_id is null or owner is not null)
);
create unique index file_key on file (svj_id, key);
create index file_of_owner on file (svj_id, owner, owner_id, position, id) where owner_id is not null;
create index file_waiting on file (created_at) where owner_id is null;
create index file_waiting_of on file (svj_id, account_id) where owner_id is null;
create index file_uploader on file (svj_id, uploaded_by) where uploaded_by is not null;
create index file_accounts on file (account_id) where account_id is not null;

-- Keys whose bytes are to go from the store: of removed rows, and of uploads until their row is committed.
create table file_waste (
  svj_id bigint not null references svj on delete cascade,
  key uuid not null,
  due_at timestamptz not null,
  primary key (svj_id, key)
);
create index file_waste_due on file_waste (due_at);

do $$ declare t text; begin
  foreach t in array array['file', 'file_waste'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = current_svj())', t);
    -- The sweeping job goes over all associations.
    execute format('create policy across on %I using (is_across())', t);
  end loop; end $$;
