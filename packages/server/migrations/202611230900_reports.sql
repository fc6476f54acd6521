-- Reports of faults, requests and complaints; what is said to them are comments, in two streams.
create table report (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  title text not null,
  -- Plain, lines stay lines.
  description text not null,
  type text not null check (type in ('fault', 'request', 'repair', 'complaint', 'other')),
  status text not null default 'new' check (status in ('new', 'solving', 'solved', 'archive')),
  visibility text not null check (visibility in ('public', 'private')),
  owner_id bigint,
  solver_id bigint,
  entrance_id bigint,
  floor integer,
  unit_id bigint,
  common_space text not null default '',
  -- The solved one that it follows, and the one that it repeats.
  follows_id bigint,
  duplicate_of bigint,
  solving_at timestamptz,
  solved_at timestamptz,
  solved_by bigint,
  solution text,
  -- What it came to; withdrawn goes from new straight to the archive.
  outcome text check (outcome in ('mended', 'notFault', 'duplicate', 'declined', 'withdrawn')),
  archived_at timestamptz,
  -- When it last moved or was commented: for everybody who reads it, and inside the committee.
  last_at timestamptz not null,
  inner_at timestamptz,
  comment_count integer not null default 0,
  inner_count integer not null default 0,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, owner_id) references member (svj_id, id) on delete set null (owner_id),
  foreign key (svj_id, solver_id) references member (svj_id, id) on delete set null (solver_id),
  foreign key (svj_id, solved_by) references member (svj_id, id) on delete set null (solved_by),
  foreign key (svj_id, entrance_id) references entrance (svj_id, id) on delete set null (entrance_id),
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete set null (unit_id),
  foreign key (svj_id, follows_id) references report (svj_id, id) on delete set null (follows_id),
  foreign key (svj_id, duplicate_of) references report (svj_id, id) on delete set null (duplicate_of),
  check (solved_at is null or status in ('solved', 'archive'))
);
-- Lists and their counts ask no more than this of what stands before and behind the page.
create index report_latest on report (svj_id, created_at desc, id desc)
  include (status, visibility, owner_id, solver_id, outcome) where deleted_at is null;
create index report_owner on report (svj_id, owner_id) where owner_id is not null;
create index report_solver on report (svj_id, solver_id) where solver_id is not null;
create index report_solved_by on report (svj_id, solved_by) where solved_by is not null;
create index report_entrance on report (svj_id, entrance_id) where entrance_id is not null;
create index report_unit on report (svj_id, unit_id) where unit_id is not null;
create index report_following on report (svj_id, follows_id) where follows_id is not null;
create index report_repeating on report (svj_id, duplicate_of) where duplicate_of is not null;

-- Whom the committee let in to a private one.
create table report_reader (
  svj_id bigint not null,
  report_id bigint not null,
  member_id bigint not null,
  since timestamptz not null,
  primary key (svj_id, report_id, member_id),
  foreign key (svj_id, report_id) references report (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index report_reader_of on report_reader (svj_id, member_id);

-- The history: a row for each field of a deed, the first of them begins it. Never of what is said inside the committee.
create table report_change (
  svj_id bigint not null,
  id bigint generated always as identity,
  report_id bigint not null,
  at timestamptz not null,
  member_id bigint,
  what text not null check (what in
    ('created', 'changed', 'takenOver', 'solved', 'archived', 'withdrawn', 'letIn', 'letOut')),
  begins boolean not null,
  field text check (field in ('title', 'description', 'type', 'visibility', 'solver', 'place', 'status', 'solution',
    'outcome', 'files', 'reader')),
  before text,
  after text,
  -- Whom it was and is, where it is somebody.
  before_id bigint,
  after_id bigint,
  primary key (svj_id, id),
  foreign key (svj_id, report_id) references report (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id),
  foreign key (svj_id, before_id) references member (svj_id, id) on delete set null (before_id),
  foreign key (svj_id, after_id) references member (svj_id, id) on delete set null (after_id)
);
create index report_change_of on report_change (svj_id, report_id, id);
create index report_change_by on report_change (svj_id, member_id) where member_id is not null;
create index report_change_before on report_change (svj_id, before_id) where before_id is not null;
create index report_change_after on report_change (svj_id, after_id) where after_id is not null;

-- People are told that something is theirs to do.
alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check
  check (kind in ('published', 'changed', 'emergency', 'reminder', 'comment', 'mention', 'finished', 'given'));

do $$ declare t text; begin
  foreach t in array array['report', 'report_reader', 'report_change'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
  end loop;
  grant usage, select on sequence report_id_seq, report_change_id_seq to {app};
end $$;
