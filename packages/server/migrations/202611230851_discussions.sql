-- Discussions: what is talked over in the house, for everybody or for groups; replies are comments to them.
create table discussion (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  -- Where it is found; says nothing of who may read it.
  address text not null check (address ~ '^[A-Za-z0-9_-]{22}$'),
  name text not null,
  -- The text that opens it: plain, lines stay lines.
  description text not null,
  edited_at timestamptz,
  owner_id bigint,
  to_public boolean not null default true,
  -- Otherwise for those of audience_part.
  everyone boolean not null default true,
  -- When somebody last wrote, and how many replies there are: the list is sorted by both.
  last_at timestamptz not null,
  reply_count integer not null default 0,
  conclusion text,
  closed_at timestamptz,
  closed_by bigint,
  reopened_at timestamptz,
  reopen_reason text,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, owner_id) references member (svj_id, id) on delete set null (owner_id),
  foreign key (svj_id, closed_by) references member (svj_id, id) on delete set null (closed_by),
  check (closed_at is null or conclusion is not null)
);
create unique index discussion_address on discussion (svj_id, address);
-- Lists and their counts ask no more than this of what stands before and behind the page.
create index discussion_latest on discussion (svj_id, last_at desc, id desc)
  include (closed_at, everyone, to_public, owner_id) where deleted_at is null;
create index discussion_owner on discussion (svj_id, owner_id) where owner_id is not null;
create index discussion_closer on discussion (svj_id, closed_by) where closed_by is not null;

-- Who was there: when, and until when they saw what was written.
create table discussion_seen (
  svj_id bigint not null,
  discussion_id bigint not null,
  member_id bigint not null,
  seen_at timestamptz not null,
  up_to timestamptz not null,
  primary key (svj_id, discussion_id, member_id),
  foreign key (svj_id, discussion_id) references discussion (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index discussion_seen_by on discussion_seen (svj_id, member_id);

-- People are told that something they follow was finished.
alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check
  check (kind in ('published', 'changed', 'emergency', 'reminder', 'comment', 'mention', 'finished'));

do $$ declare t text; begin
  foreach t in array array['discussion', 'discussion_seen'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
  end loop;
  grant usage, select on sequence discussion_id_seq to {app};
end $$;
