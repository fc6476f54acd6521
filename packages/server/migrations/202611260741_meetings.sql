-- Meetings of owners. A draft is prepared, a scheduled one is called, a finished one was held or called off and stays.
create table meeting (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  address text not null,
  description text not null default '',
  is_public boolean not null default true,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'concept' check (status in ('concept', 'scheduled', 'finished')),
  scheduled_at timestamptz,
  -- From when the term of the invitation runs: its sending, or the last change of when, where or what is on.
  noticed_at timestamptz,
  -- What people were last told that is different.
  news jsonb,
  finished_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  check (ends_at > starts_at),
  check ((status = 'concept') = (scheduled_at is null)),
  check ((scheduled_at is null) = (noticed_at is null)),
  check ((status = 'finished') = (finished_at is not null)),
  check ((cancelled_at is null) = (cancel_reason is null)),
  check (cancelled_at is null or status = 'finished')
);
create index meeting_latest on meeting (svj_id, starts_at desc, id desc) include (status, is_public);

-- Which meeting decides a vote.
create table meeting_vote (
  svj_id bigint not null references svj on delete cascade,
  vote_id bigint not null,
  meeting_id bigint not null,
  primary key (svj_id, vote_id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  foreign key (svj_id, meeting_id) references meeting (svj_id, id) on delete cascade
);
create index meeting_vote_of on meeting_vote (svj_id, meeting_id);

-- What a notice may tell of holds more words, whatever it holds by now.
do $$ declare had text[]; begin
  select array_agg(distinct m[1]) into had
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''', 'g') m
  where c.conrelid = 'notice'::regclass and c.conname = 'notice_kind_check';
  alter table notice drop constraint notice_kind_check;
  execute format('alter table notice add constraint notice_kind_check check (kind in (%s))',
    (select string_agg(distinct quote_literal(w), ', ')
      from unnest(had || array['summoned', 'summonsChanged', 'summonsCancelled']) w));
end $$;

do $$ declare t text; begin
  foreach t in array array['meeting', 'meeting_vote'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
  end loop;
  grant usage, select on sequence meeting_id_seq to {app};
end $$;
