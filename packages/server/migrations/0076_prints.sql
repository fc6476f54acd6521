-- Papers of what no longer changes, kept by what stands in them. The bytes lie in the store under svj_id/key, noted as waste
-- of the day on which they go: each can be drawn again.
create table kept_print (
  svj_id bigint not null references svj on delete cascade,
  -- Of everything that is printed but the moment of printing.
  digest bytea not null,
  key uuid not null,
  size bigint not null check (size > 0),
  made_at timestamptz not null,
  primary key (svj_id, digest)
);
create unique index kept_print_key on kept_print (svj_id, key);
create index kept_print_made on kept_print (made_at);

-- Rises whenever somebody is forgotten: what was read before is not kept after.
create table kept_print_age (
  svj_id bigint primary key references svj on delete cascade,
  age integer not null default 0
);

do $$ declare t text; begin
  foreach t in array array['kept_print', 'kept_print_age'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = current_svj())', t);
    -- The sweeping job goes over all associations.
    execute format('create policy across on %I using (is_across())', t);
  end loop; end $$;

-- Prints of tickets are errands of the common queue. Whose try it is says the key it writes under; beat_at is the last sign
-- of life, by which those are found that nobody works on: of a restored database, or of a queue that was lost.
alter table vote_print drop column worker, drop column locked_until,
  add column beat_at timestamptz not null default now();
drop index vote_print_due;
create index vote_print_due on vote_print (beat_at) where state in ('waiting', 'running');
