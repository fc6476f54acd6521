-- Common things that units book, and the rules of each.
create table booking_thing (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  kind text not null check (kind in ('laundry', 'room', 'parking', 'tool', 'space', 'other')),
  description text not null,
  -- Where a fault of it is reported.
  entrance_id bigint,
  floor integer,
  by text not null check (by in ('hours', 'days', 'nights')),
  -- What clocks in Prague show: of hours when the day of it begins and ends, of nights when one comes and leaves.
  opens text collate "C" not null,
  closes text collate "C" not null,
  slot_minutes integer not null check (slot_minutes > 0),
  least integer not null,
  most integer not null,
  days_ahead integer not null,
  -- Null is any number.
  per_week integer,
  most_open integer,
  quiet jsonb not null default '[]',
  approval boolean not null default false,
  is_open boolean not null default true,
  created_by bigint,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, entrance_id) references entrance (svj_id, id) on delete set null (entrance_id),
  foreign key (svj_id, created_by) references member (svj_id, id) on delete set null (created_by)
);
create index booking_thing_entrance on booking_thing (svj_id, entrance_id) where entrance_id is not null;
create index booking_thing_by on booking_thing (svj_id, created_by) where created_by is not null;

create table booking (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  thing_id bigint not null,
  unit_id bigint not null,
  member_id bigint,
  -- What clocks showed, and the moments that it was.
  wall_from text collate "C" not null,
  wall_to text collate "C" not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null check (state in ('asked', 'booked', 'declined', 'cancelled')),
  decided_by bigint,
  decided_at timestamptz,
  reason text not null default '',
  -- Why somebody else than its unit ended it.
  ended_why text check (ended_why in ('committee', 'sold', 'thing')),
  remind_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, thing_id) references booking_thing (svj_id, id) on delete cascade,
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id),
  foreign key (svj_id, decided_by) references member (svj_id, id) on delete set null (decided_by),
  check (ends_at > starts_at),
  -- Numbers as ranges of themselves: no extension is needed, which not everybody may create.
  constraint booking_apart exclude using gist (
    int8range(svj_id, svj_id, '[]') with &&,
    int8range(thing_id, thing_id, '[]') with &&,
    tstzrange(starts_at, ends_at) with &&
  ) where (state in ('asked', 'booked'))
);
create index booking_of on booking (svj_id, thing_id, starts_at);
create index booking_unit on booking (svj_id, unit_id, ends_at);
create index booking_member on booking (svj_id, member_id) where member_id is not null;
create index booking_decider on booking (svj_id, decided_by) where decided_by is not null;
create index booking_asked on booking (svj_id, starts_at) where state = 'asked';
create index booking_remind on booking (remind_at) where remind_at is not null;
create index booking_over on booking (ends_at);

-- Who is to be told when a time is free again.
create table booking_wait (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  thing_id bigint not null,
  unit_id bigint not null,
  member_id bigint not null,
  wall_from text collate "C" not null,
  wall_to text collate "C" not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  told_at timestamptz,
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, thing_id) references booking_thing (svj_id, id) on delete cascade,
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade,
  check (ends_at > starts_at)
);
create index booking_wait_of on booking_wait (svj_id, thing_id, starts_at);
create index booking_wait_unit on booking_wait (svj_id, unit_id);
create index booking_wait_member on booking_wait (svj_id, member_id);
create index booking_wait_over on booking_wait (ends_at);

do $$ declare t text; begin
  foreach t in array array['booking_thing', 'booking', 'booking_wait'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
  -- Reminders and what is over have one clock for all houses.
  create policy across on booking for select using ((select is_across()));
  create policy across on booking_wait for select using ((select is_across()));
end $$;
