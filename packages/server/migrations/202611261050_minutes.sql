-- Minutes of a meeting. A draft is composed whenever it is read; kept is only what people say otherwise. Finished ones keep
-- what they say for good.
create table minutes (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  meeting_id bigint not null,
  -- Facts and points that people say otherwise.
  overrides jsonb not null default '{"facts": {}, "points": {}}',
  -- Who holds an office of the meeting where people said so; `chosen` are the offices they said it of.
  chosen text[] not null default '{}' check (chosen <@ array['opener', 'chair', 'scribe', 'verifier']),
  opener_id bigint,
  chair_id bigint,
  scribe_id bigint,
  verifier_ids bigint[] not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'finished')),
  -- What they say since they were finished, with the digest of it.
  content jsonb,
  digest bytea,
  finished_at timestamptz,
  finished_by bigint,
  finished_name text not null default '',
  -- The document of the house that they were published as, and how many signatures and addenda stood in it.
  document_id bigint,
  published_at timestamptz,
  published_parts integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, meeting_id) references meeting (svj_id, id) on delete cascade,
  foreign key (svj_id, opener_id) references member (svj_id, id) on delete set null (opener_id),
  foreign key (svj_id, chair_id) references member (svj_id, id) on delete set null (chair_id),
  foreign key (svj_id, scribe_id) references member (svj_id, id) on delete set null (scribe_id),
  foreign key (svj_id, finished_by) references member (svj_id, id) on delete set null (finished_by),
  foreign key (svj_id, document_id) references document (svj_id, id) on delete set null (document_id),
  check ((status = 'finished') = (content is not null)),
  check ((content is null) = (digest is null)),
  check ((status = 'finished') = (finished_at is not null)),
  check (published_at is null or status = 'finished')
);
create unique index minutes_of on minutes (svj_id, meeting_id);
create index minutes_opener on minutes (svj_id, opener_id) where opener_id is not null;
create index minutes_chair on minutes (svj_id, chair_id) where chair_id is not null;
create index minutes_scribe on minutes (svj_id, scribe_id) where scribe_id is not null;
create index minutes_finisher on minutes (svj_id, finished_by) where finished_by is not null;
create index minutes_document on minutes (svj_id, document_id) where document_id is not null;

-- Who signs finished minutes, and how they did.
create table minutes_signature (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  minutes_id bigint not null,
  position integer not null,
  role text not null check (role in ('chair', 'scribe', 'verifier')),
  member_id bigint,
  name text not null,
  way text check (way in ('code', 'scan')),
  signed_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, minutes_id) references minutes (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id),
  check ((way is null) = (signed_at is null))
);
create index minutes_signature_of on minutes_signature (svj_id, minutes_id, position);
create index minutes_signature_member on minutes_signature (svj_id, member_id) where member_id is not null;

-- A code by which somebody signs, bound to what they sign.
create table minutes_code (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  minutes_id bigint not null,
  member_id bigint not null,
  session_id bigint not null,
  code_hash bytea not null,
  salt bytea not null,
  digest bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, minutes_id) references minutes (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create unique index minutes_code_open on minutes_code (svj_id, minutes_id, member_id);
create index minutes_code_member on minutes_code (svj_id, member_id);

-- What came after they were finished.
create table minutes_addendum (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  minutes_id bigint not null,
  author_id bigint,
  author_name text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, minutes_id) references minutes (svj_id, id) on delete cascade,
  foreign key (svj_id, author_id) references member (svj_id, id) on delete set null (author_id)
);
create index minutes_addendum_of on minutes_addendum (svj_id, minutes_id, id);
create index minutes_addendum_author on minutes_addendum (svj_id, author_id) where author_id is not null;

do $$ declare t text; begin
  foreach t in array array['minutes', 'minutes_signature', 'minutes_code', 'minutes_addendum'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
end $$;
