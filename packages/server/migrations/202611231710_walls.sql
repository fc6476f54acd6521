-- Codes on the wall: whether they are open, the places they hang at, and what people leave there.
create table wall (
  svj_id bigint not null references svj on delete cascade,
  is_on boolean not null default false,
  primary key (svj_id)
);

create table wall_place (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  entrance_id bigint,
  floor integer,
  -- What is printed, readable because sheets are printed again; it opens a form and nothing that stands in the house.
  code text unique,
  code_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, entrance_id) references entrance (svj_id, id) on delete set null (entrance_id),
  check (deleted_at is null or code is null)
);
create index wall_place_entrance on wall_place (svj_id, entrance_id) where entrance_id is not null;

-- Of whoever stood there: no member, whatever address they gave.
create table wall_note (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  place_id bigint not null,
  title text not null,
  description text not null,
  type text check (type in ('fault', 'request', 'repair', 'complaint', 'other')),
  email text not null,
  state text not null default 'unconfirmed' check (state in ('unconfirmed', 'waiting', 'letIn', 'declined')),
  -- Digest of what the mailed link holds.
  token_hash bytea unique,
  report_id bigint,
  created_at timestamptz not null,
  decided_at timestamptz,
  -- When it goes with its pictures; null while it waits for the committee.
  due_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, place_id) references wall_place (svj_id, id) on delete cascade,
  foreign key (svj_id, report_id) references report (svj_id, id) on delete set null (report_id),
  check ((state = 'waiting') = (due_at is null))
);
create index wall_note_state on wall_note (svj_id, state, created_at desc, id desc);
create index wall_note_place on wall_note (svj_id, place_id);
create index wall_note_report on wall_note (svj_id, report_id) where report_id is not null;
create index wall_note_due on wall_note (due_at) where due_at is not null;

-- Where a report came from; one from the wall has nobody of the house as its reporter.
alter table report add column source text not null default 'portal' check (source in ('portal', 'wall'));

do $$ declare t text; begin
  foreach t in array array['wall', 'wall_place', 'wall_note'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
  end loop;
  -- Whoever holds a code or a link is of no house yet; what is due has one clock.
  create policy across on wall_place for select using ((select is_across()));
  create policy across on wall_note for select using ((select is_across()));
  grant usage, select on sequence wall_place_id_seq, wall_note_id_seq to {app};
end $$;
