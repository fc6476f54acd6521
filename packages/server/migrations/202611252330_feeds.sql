-- Addresses under which a person's phone asks for the calendar: each is of the one who made it.
create table feed (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  member_id bigint not null,
  name text not null,
  -- Digest of what stands in the address.
  token_hash bytea not null unique,
  -- Null is all calendars; else the main one, and others by their ids.
  calendar_ids bigint[],
  has_main boolean not null default true,
  with_committee boolean not null default false,
  fetched_at timestamptz,
  program text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index feed_of on feed (svj_id, member_id);

-- Calendars of others that the house reads, from an address or a file.
create table feed_source (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  calendar_id bigint,
  colour text check (colour in ('green', 'red', 'yellow', 'blue', 'black')),
  is_public boolean not null default true,
  -- Either it has an address, or it came as a file of this name.
  url text,
  file_name text,
  etag text,
  last_modified text,
  -- What was read well the last time, packed: occurrences farther on are made of it without asking anybody.
  body bytea,
  read_at timestamptz,
  tried_at timestamptz,
  -- When it is read next; null of what does not change by itself any more.
  next_at timestamptz,
  -- How far occurrences were made.
  made_to timestamptz,
  failures integer not null default 0,
  problem text,
  left_out jsonb not null default '{}',
  created_by bigint,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, calendar_id) references event_calendar (svj_id, id) on delete set null (calendar_id),
  foreign key (svj_id, created_by) references member (svj_id, id) on delete set null (created_by),
  check ((url is null) <> (file_name is null))
);
create index feed_source_calendar on feed_source (svj_id, calendar_id) where calendar_id is not null;
create index feed_source_by on feed_source (svj_id, created_by) where created_by is not null;
create index feed_source_next on feed_source (next_at) where next_at is not null;

-- What a source names, occurrence by occurrence.
create table feed_event (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  source_id bigint not null,
  uid text not null,
  -- When it would have begun by its series.
  occurrence text not null,
  title text not null,
  description text not null,
  place text not null,
  url text not null,
  all_day boolean not null,
  -- What clocks in Prague show, and the day that it begins and ends on; of whole days 00:00, the last one inclusive.
  starts_at text collate "C" not null,
  ends_at text collate "C" not null,
  first_day date not null,
  last_day date not null,
  -- The moments themselves, of whole days where they begin and end in Prague.
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- Its source names it no more.
  vanished_at timestamptz,
  -- How many times it changed, as calendars that ask us are told.
  sequence integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  unique (svj_id, source_id, uid, occurrence),
  foreign key (svj_id, source_id) references feed_source (svj_id, id) on delete cascade
);
create index feed_event_range on feed_event (svj_id, first_day, id);

do $$ declare t text; begin
  foreach t in array array['feed', 'feed_source', 'feed_event'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
  -- Whoever holds an address is in no house yet, and sources of all houses have one clock.
  create policy across on feed for select using ((select is_across()));
  create policy across on feed_source for select using ((select is_across()));
end $$;
