-- The notice board: messages, for whom they are, who saw and confirmed them, what was said to them, who was told.

-- Where a member belongs on a day: units they own, represent or live in, and the entrances of those or their own.
create function member_places(house bigint, day date) returns table (member_id bigint, unit_id bigint, entrance_id bigint)
language sql stable parallel safe as $$
  select m.member_id, o.unit_id, u.entrance_id
  from ownership_member m
  join ownership o on o.svj_id = m.svj_id and o.id = m.ownership_id
    and (o.valid_from is null or o.valid_from <= day) and (o.valid_to is null or o.valid_to > day)
  join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
  where m.svj_id = house
  union all
  select r.member_id, r.unit_id, u.entrance_id
  from unit_representative r
  join unit u on u.svj_id = r.svj_id and u.id = r.unit_id and u.deleted_at is null
  where r.svj_id = house
    and (r.valid_from is null or r.valid_from <= day) and (r.valid_to is null or r.valid_to > day)
  union all
  select p.member_id, p.unit_id, u.entrance_id
  from unit_person p
  join unit u on u.svj_id = p.svj_id and u.id = p.unit_id and u.deleted_at is null
  where p.svj_id = house
  union all
  select m.id, null, m.entrance_id from member m where m.svj_id = house and m.entrance_id is not null
$$;

create table message (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  -- Given when it is first published: the order within the house and the year in Prague.
  number integer,
  year integer,
  title text not null default '',
  description text not null default '',
  label text not null default 'general'
    check (label in ('important', 'general', 'internal', 'disorder', 'repair', 'maintenance', 'complain')),
  concept boolean not null default true,
  is_pinned boolean not null default false,
  -- Without an end: the switch of the term, inverted.
  long_term boolean not null default true,
  date_from timestamptz,
  date_to timestamptz,
  to_public boolean not null default true,
  -- Otherwise for those of message_audience.
  everyone boolean not null default true,
  emergency boolean not null default false,
  accept_read boolean not null default false,
  accept_until timestamptz,
  comments boolean not null default false,
  -- Raised by a change that is material: older confirmations no longer count.
  content_version integer not null default 1,
  owner_id bigint,
  -- The content version that people were told of; null until its time comes.
  announced_version integer,
  announced_at timestamptz,
  archived_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, owner_id) references member (svj_id, id) on delete set null (owner_id),
  check (concept or date_from is not null),
  check (not emergency or concept or date_to is not null),
  check (not is_pinned or date_to is null or emergency),
  check ((number is null) = (year is null))
);
create index message_latest on message (svj_id, date_from desc, id desc) where deleted_at is null;
create index message_due on message (date_from)
  where deleted_at is null and archived_at is null and not concept and announced_at is null;
create index message_owner on message (svj_id, owner_id) where owner_id is not null;
create unique index message_number on message (svj_id, year, number) where number is not null;

create table message_count (
  svj_id bigint not null references svj on delete cascade,
  year integer not null,
  last integer not null,
  primary key (svj_id, year)
);

create table message_audience (
  svj_id bigint not null,
  id bigint generated always as identity,
  message_id bigint not null,
  entrance_id bigint,
  unit_id bigint,
  role text,
  custom_role_id bigint,
  primary key (svj_id, id),
  foreign key (svj_id, message_id) references message (svj_id, id) on delete cascade,
  foreign key (svj_id, entrance_id) references entrance (svj_id, id) on delete cascade,
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete cascade,
  foreign key (svj_id, custom_role_id) references custom_role (svj_id, id) on delete cascade,
  check (num_nonnulls(entrance_id, unit_id, role, custom_role_id) = 1)
);
create unique index message_audience_of on message_audience (svj_id, message_id, entrance_id, unit_id, role, custom_role_id)
  nulls not distinct;
create index message_audience_entrance on message_audience (svj_id, entrance_id) where entrance_id is not null;
create index message_audience_unit on message_audience (svj_id, unit_id) where unit_id is not null;
create index message_audience_custom on message_audience (svj_id, custom_role_id) where custom_role_id is not null;

-- Who opened it: what is unread is what is missing here.
create table message_seen (
  svj_id bigint not null,
  message_id bigint not null,
  member_id bigint not null,
  seen_at timestamptz not null,
  primary key (svj_id, message_id, member_id),
  foreign key (svj_id, message_id) references message (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index message_seen_by on message_seen (svj_id, member_id);

create table message_template (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  title text not null default '',
  description text not null default '',
  label text not null default 'general',
  created_at timestamptz not null,
  primary key (svj_id, id)
);
create unique index message_template_name on message_template (svj_id, lower(name));

-- Confirmed reading of anything: `owner` is the table that owner_id points to.
create table confirmation (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  owner text not null,
  owner_id bigint not null,
  member_id bigint not null,
  content_version integer not null,
  confirmed_at timestamptz not null,
  how text not null check (how in ('portal', 'paper')),
  -- Who wrote a paper one down.
  recorded_by bigint,
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade,
  foreign key (svj_id, recorded_by) references member (svj_id, id) on delete set null (recorded_by),
  check (how = 'paper' or recorded_by is null)
);
create unique index confirmation_of on confirmation (svj_id, owner, owner_id, member_id, content_version);
create index confirmation_by on confirmation (svj_id, member_id);
create index confirmation_recorder on confirmation (svj_id, recorded_by) where recorded_by is not null;

-- Comments to anything, the same way.
create table comment (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  owner text not null,
  owner_id bigint not null,
  member_id bigint,
  text text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id)
);
create index comment_of on comment (svj_id, owner, owner_id, id) where deleted_at is null;
create index comment_by on comment (svj_id, member_id) where member_id is not null;

create table comment_mention (
  svj_id bigint not null,
  comment_id bigint not null,
  member_id bigint not null,
  primary key (svj_id, comment_id, member_id),
  foreign key (svj_id, comment_id) references comment (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index comment_mention_of on comment_mention (svj_id, member_id);

-- Who was to be told of what, when and where. Without `recipient` nobody can be mailed; `muted` said they want none.
create table notice (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  owner text not null,
  owner_id bigint not null,
  member_id bigint not null,
  kind text not null check (kind in ('published', 'changed', 'emergency', 'reminder', 'comment', 'mention')),
  recipient text,
  lang text not null default 'cs' check (lang in ('cs', 'en')),
  muted boolean not null default false,
  -- When it is to go: at once, or with the next digest, or after the quiet hours; null when it never will.
  due_at timestamptz,
  -- The mail in the outbox that it went with.
  message_id uuid,
  -- Not sent after all: it was gone, or no longer theirs, when its time came.
  dropped_at timestamptz,
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index notice_of on notice (svj_id, owner, owner_id, id);
create index notice_due on notice (due_at) where message_id is null and dropped_at is null and due_at is not null;
create index notice_member on notice (svj_id, member_id);

do $$ declare t text; begin
  foreach t in array array['message', 'message_count', 'message_audience', 'message_seen', 'message_template',
    'confirmation', 'comment', 'comment_mention', 'notice'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = current_svj())', t);
  end loop;
  -- Jobs look over all associations for what is due.
  foreach t in array array['message', 'notice'] loop
    execute format('create policy across on %I using (is_across())', t);
  end loop; end $$;
