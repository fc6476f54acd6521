-- Points that owners propose for the agenda of a meeting. What is proposed is never changed, and nothing of it is deleted.
create table proposal (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  reason text not null,
  -- The proposed resolution.
  wording text not null default '',
  author_id bigint,
  -- What part of all votes supports it, people who do, and whether they are at least two owners of different seats.
  part_num numeric not null default 0 check (part_num >= 0),
  part_den numeric not null default 1 check (part_den > 0),
  several boolean not null default false,
  supporter_count integer not null default 0,
  -- When more than a quarter of votes by at least two owners was there first: the committee has to call a meeting since then.
  reached_at timestamptz,
  reminded_at timestamptz,
  -- The point that was made of it; once that is on no agenda any more, it is open again.
  point_id bigint,
  taken_at timestamptz,
  ended_as text check (ended_as in ('withdrawn', 'declined')),
  ended_at timestamptz,
  end_reason text not null default '',
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, author_id) references member (svj_id, id) on delete set null (author_id),
  foreign key (svj_id, point_id) references meeting_point (svj_id, id) on delete set null (point_id),
  check ((ended_as is null) = (ended_at is null))
);
create index proposal_latest on proposal (svj_id, created_at desc, id desc);
create index proposal_author on proposal (svj_id, author_id) where author_id is not null;
create index proposal_point on proposal (svj_id, point_id) where point_id is not null;
create index proposal_due on proposal (reached_at) where reached_at is not null and reminded_at is null and ended_as is null;

-- Who supports it, with what that adds; taken back, the row stays.
create table proposal_support (
  svj_id bigint not null,
  id bigint generated always as identity,
  proposal_id bigint not null,
  member_id bigint,
  since timestamptz not null,
  ended_at timestamptz,
  -- Units whose votes it brings; none where it adds nothing.
  units text not null default '',
  part_num numeric,
  part_den numeric check (part_den > 0),
  primary key (svj_id, id),
  foreign key (svj_id, proposal_id) references proposal (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id),
  check ((part_num is null) = (part_den is null))
);
create unique index proposal_support_one on proposal_support (svj_id, proposal_id, member_id) where member_id is not null;
create index proposal_support_of on proposal_support (svj_id, proposal_id, since, id);
create index proposal_support_by on proposal_support (svj_id, member_id) where member_id is not null;

do $$ declare t text; begin
  foreach t in array array['proposal', 'proposal_support'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
  -- A job looks over all associations for committees to remind.
  create policy across on proposal for select using ((select is_across()));
end $$;
