-- What readers report of what was said, what who administers it decided, and what is hidden since.
alter table comment
  add column hidden_at timestamptz,
  -- What stands in its place.
  add column hidden_why text,
  add check ((hidden_at is null) = (hidden_why is null));

create table comment_verdict (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  comment_id bigint not null,
  -- Of the comment: whose open pages are told.
  owner text not null,
  what text not null check (what in ('left', 'hidden', 'shown')),
  -- The answer to who reported it, or why it is hidden; empty where it is shown again.
  text text not null,
  member_id bigint,
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, comment_id) references comment (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id)
);
create index comment_verdict_of on comment_verdict (svj_id, comment_id, id);
create index comment_verdict_by on comment_verdict (svj_id, member_id) where member_id is not null;

create table comment_complaint (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  comment_id bigint not null,
  owner text not null,
  -- Known to who administers alone, never to who wrote it.
  member_id bigint,
  reason text not null check (reason in ('rude', 'private', 'untrue', 'advert', 'other')),
  text text not null,
  created_at timestamptz not null,
  verdict_id bigint,
  primary key (svj_id, id),
  foreign key (svj_id, comment_id) references comment (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id),
  foreign key (svj_id, verdict_id) references comment_verdict (svj_id, id) on delete set null (verdict_id)
);
create unique index comment_complaint_once on comment_complaint (svj_id, comment_id, member_id);
create index comment_complaint_by on comment_complaint (svj_id, member_id) where member_id is not null;
create index comment_complaint_open on comment_complaint (svj_id, comment_id) where verdict_id is null;
create index comment_complaint_settled on comment_complaint (svj_id, verdict_id) where verdict_id is not null;

-- What a notice may tell of holds more words, whatever it holds by now.
do $$ declare had text[]; begin
  select array_agg(distinct m[1]) into had
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''', 'g') m
  where c.conrelid = 'notice'::regclass and c.conname = 'notice_kind_check';
  alter table notice drop constraint notice_kind_check;
  execute format('alter table notice add constraint notice_kind_check check (kind in (%s))',
    (select string_agg(quote_literal(w), ', ') from unnest(had || array['complained', 'answered', 'judged']) w));
end $$;

do $$ declare t text; begin
  foreach t in array array['comment_verdict', 'comment_complaint'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
end $$;
