-- The calendar of the house. Times are what clocks in Prague show (YYYY-MM-DDTHH:MM): a series keeps its hour whatever
-- clocks do, and which moment that is is reckoned for each occurrence.
create table event_calendar (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  name_key text not null,
  colour text not null check (colour in ('green', 'red', 'yellow', 'blue', 'black')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id)
);
create unique index event_calendar_name on event_calendar (svj_id, name_key);

-- Labels that the house added to those every house has; each is a kind of one of them.
create table event_label (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  name_key text not null,
  type text not null check (type in ('general', 'meeting', 'inspection', 'outage', 'works', 'cleaning', 'reading',
    'waste', 'deadline', 'social')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id)
);
create unique index event_label_name on event_label (svj_id, name_key);

create table event (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  -- Of an occurrence that was changed by itself: its series, and the day it had there, by which it is named.
  parent_id bigint,
  occurrence date,
  title text not null,
  place_description text not null,
  place_address text not null default '',
  starts_at text collate "C" not null check (starts_at ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$'),
  ends_at text collate "C" not null check (ends_at ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$'),
  all_day boolean not null default false,
  repeats boolean not null default false,
  frequency text not null default 'week' check (frequency in ('day', 'week', 'month', 'year')),
  every integer not null default 1 check (every between 1 and 99),
  -- 1 Monday to 7 Sunday.
  week_days integer[] not null default '{}',
  month_as text not null default 'date' check (month_as in ('date', 'weekDay')),
  -- The first to the fifth such day of the month, -1 the last.
  month_week integer check (month_week = -1 or month_week between 1 and 5),
  last_of_month boolean not null default false,
  -- The last day on which it may start; null without an end.
  until_day date,
  -- Days of the series that fell out: deleted ones, and those that rows of their own stand for.
  except_days text[] not null default '{}',
  -- What a range is looked up by: the days that it, or all of the series, lies between.
  first_day date not null,
  last_day date not null,
  calendar_id bigint,
  label_type text not null default 'general' check (label_type in ('general', 'meeting', 'inspection', 'outage', 'works',
    'cleaning', 'reading', 'waste', 'deadline', 'social')),
  label_id bigint,
  colour text check (colour in ('green', 'red', 'yellow', 'blue', 'black')),
  to_public boolean not null default true,
  -- Otherwise for those of audience_part; an occurrence changed by itself is for whom its series is.
  everyone boolean not null default true,
  notify_period text not null default 'none' check (notify_period in ('none', '1_h', '1_d', '1_h,1_d')),
  -- When somebody is to be reminded of its next occurrence; null when nobody is any more.
  remind_at timestamptz,
  accept_read boolean not null default false,
  comments boolean not null default false,
  content_version integer not null default 1,
  changed_at timestamptz,
  owner_id bigint,
  announced_at timestamptz,
  -- What calendars elsewhere know it by, and how many times it changed for them.
  uid uuid not null default gen_random_uuid(),
  sequence integer not null default 0,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, parent_id) references event (svj_id, id) on delete cascade,
  foreign key (svj_id, calendar_id) references event_calendar (svj_id, id) on delete set null (calendar_id),
  foreign key (svj_id, label_id) references event_label (svj_id, id) on delete set null (label_id),
  foreign key (svj_id, owner_id) references member (svj_id, id) on delete set null (owner_id),
  check ((parent_id is null) = (occurrence is null)),
  check (not (repeats and parent_id is not null)),
  check (ends_at >= starts_at),
  check (last_day >= first_day)
);
-- A range is read by these alone: of what comes once by where it begins, of series by where they end.
create index event_once on event (svj_id, first_day, id) where not repeats and deleted_at is null;
create index event_series on event (svj_id, last_day, id) where repeats and deleted_at is null;
create unique index event_changed on event (svj_id, parent_id, occurrence)
  where parent_id is not null and deleted_at is null;
create index event_parent on event (svj_id, parent_id) where parent_id is not null;
create index event_in_calendar on event (svj_id, calendar_id) where calendar_id is not null;
create index event_labelled on event (svj_id, label_id) where label_id is not null;
create index event_owner on event (svj_id, owner_id) where owner_id is not null;
create index event_asking on event (svj_id, last_day) where accept_read and deleted_at is null;
create index event_to_remind on event (remind_at) where remind_at is not null;

-- What people are told of an event: made, moved, cancelled, near. Each says which occurrence, and when it was to be.
create table event_news (
  svj_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  kind text not null check (kind in ('created', 'moved', 'cancelled', 'soon')),
  occurrence date,
  starts_at text collate "C" not null,
  ends_at text collate "C" not null,
  -- Of what moved: when it was to be before.
  before_starts text,
  before_ends text,
  -- All the following ones are meant too.
  more boolean not null default false,
  -- Of a reminder: how many minutes before.
  minutes integer,
  at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, event_id) references event (svj_id, id) on delete cascade
);
create index event_news_of on event_news (svj_id, event_id);
-- Of one occurrence people are reminded once.
create unique index event_reminded on event_news (svj_id, event_id, starts_at, minutes) where kind = 'soon';

-- What a notice may tell of holds more words, whatever it holds by now.
do $$ declare had text[]; begin
  select array_agg(distinct m[1]) into had
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''', 'g') m
  where c.conrelid = 'notice'::regclass and c.conname = 'notice_kind_check';
  alter table notice drop constraint notice_kind_check;
  execute format('alter table notice add constraint notice_kind_check check (kind in (%s))',
    (select string_agg(distinct quote_literal(w), ', ') from unnest(had || array['cancelled', 'soon']) w));
end $$;

do $$ declare t text; begin
  foreach t in array array['event_calendar', 'event_label', 'event', 'event_news'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
end $$;
-- Whose time to be reminded has come is found across associations.
create policy across on event for select using ((select is_across()));
