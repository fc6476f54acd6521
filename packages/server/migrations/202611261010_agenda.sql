-- The agenda of a meeting: what is told, decided and elected there, in its order.
alter table meeting
  -- Raised by each change of the agenda; the meeting's own form is not stale by it.
  add agenda_version integer not null default 1,
  add agenda_at timestamptz,
  -- The words that its points are found by.
  add agenda_words text not null default '',
  add point_count integer not null default 0,
  -- Of them those that are voted on.
  add decided_count integer not null default 0;

create table meeting_point (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  meeting_id bigint not null,
  position integer not null,
  kind text not null check (kind in ('information', 'resolution', 'election')),
  name text not null,
  body text not null default '',
  -- Plain text of the proposed resolution.
  wording text not null default '',
  -- The majority it takes where it is not that of the meeting's vote.
  preset text,
  -- The point of the meeting's vote that decides it.
  vote_point_id bigint,
  -- The point that it is another proposal to.
  counter_to bigint,
  -- It came after the invitation went.
  added_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, meeting_id) references meeting (svj_id, id) on delete cascade,
  foreign key (svj_id, vote_point_id) references vote_point (svj_id, id) on delete set null (vote_point_id),
  foreign key (svj_id, counter_to) references meeting_point (svj_id, id) on delete set null (counter_to)
);
create index meeting_point_of on meeting_point (svj_id, meeting_id, position, id);
create unique index meeting_point_voted on meeting_point (svj_id, vote_point_id) where vote_point_id is not null;
create index meeting_point_counter on meeting_point (svj_id, counter_to) where counter_to is not null;

-- Agendas to begin from, as the house named them.
create table agenda_template (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  -- [{kind, name, body, wording, preset}]
  points jsonb not null,
  created_at timestamptz not null,
  primary key (svj_id, id)
);
create unique index agenda_template_name on agenda_template (svj_id, lower(name));

do $$ declare t text; begin
  foreach t in array array['meeting_point', 'agenda_template'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
end $$;
