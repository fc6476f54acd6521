-- What a published message said before a change replaced it: the wording people confirmed can be opened for ever.
-- Rows are only added; the application may neither change nor remove them.
create table message_wording (
  svj_id bigint not null,
  id bigint generated always as identity,
  message_id bigint not null,
  content_version integer not null,
  title text not null,
  description text not null,
  since timestamptz not null,
  until timestamptz not null,
  replaced_by bigint,
  primary key (svj_id, id),
  foreign key (svj_id, message_id) references message (svj_id, id) on delete cascade,
  foreign key (svj_id, replaced_by) references member (svj_id, id) on delete set null (replaced_by)
);
create index message_wording_of on message_wording (svj_id, message_id, content_version, until);
create index message_wording_replacer on message_wording (svj_id, replaced_by) where replaced_by is not null;

-- What was attached to it: by name and fingerprint for ever, by the file while it is kept.
create table message_wording_file (
  svj_id bigint not null,
  id bigint generated always as identity,
  wording_id bigint not null,
  position integer not null,
  file_id bigint,
  name text not null,
  extension text not null,
  size bigint not null,
  sha256 bytea not null,
  is_public boolean not null,
  primary key (svj_id, id),
  foreign key (svj_id, wording_id) references message_wording (svj_id, id) on delete cascade,
  foreign key (svj_id, file_id) references file (svj_id, id) on delete set null (file_id)
);
create index message_wording_file_of on message_wording_file (svj_id, wording_id, position);
create index message_wording_file_kept on message_wording_file (svj_id, file_id) where file_id is not null;

do $$ declare t text; begin
  foreach t in array array['message_wording', 'message_wording_file'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = current_svj())', t);
  end loop; end $$;
