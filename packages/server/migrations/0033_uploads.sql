-- Files that come in parts. The bytes of each part lie in the store under svj_id/key.part until a file is made of them.
create table upload (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  -- Who alone may go on with it.
  account_id bigint not null references account on delete cascade,
  name text not null,
  size bigint not null check (size between 1 and 262144000),
  received bigint not null default 0 check (received between 0 and size),
  -- What became of it, so that finishing it again answers the same.
  file_id bigint,
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, file_id) references file (svj_id, id) on delete cascade
);
create index upload_old on upload (created_at);
create index upload_of on upload (svj_id, account_id);
create index upload_file on upload (svj_id, file_id) where file_id is not null;
create index upload_accounts on upload (account_id);

create table upload_part (
  svj_id bigint not null references svj on delete cascade,
  upload_id bigint not null,
  start bigint not null check (start >= 0),
  size bigint not null check (size > 0),
  key uuid not null,
  primary key (svj_id, upload_id, start),
  foreign key (svj_id, upload_id) references upload (svj_id, id) on delete cascade
);

do $$ declare t text; begin
  foreach t in array array['upload', 'upload_part'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = current_svj())', t);
  end loop; end $$;
-- The sweeping job goes over all associations; parts go with their upload.
create policy across on upload using (is_across());
