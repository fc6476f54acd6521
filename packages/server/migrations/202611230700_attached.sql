-- Documents chosen for other things: each stays at the version that was chosen.
create table attached_document (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  -- The table of what it is attached to, and the row.
  owner text not null,
  owner_id bigint not null,
  position integer not null default 0,
  -- None once it is deleted for good.
  document_id bigint,
  -- None of a link, and once its bytes are gone.
  version_id bigint,
  number integer not null default 0,
  -- Its bytes stay as long as this row does, whatever becomes of the document.
  holds boolean not null default false,
  -- Of one that is deleted for good: which it was, how it was called, and whether whoever reads documents could open it.
  was_id bigint,
  was_open boolean not null default false,
  name text not null default '',
  extension text not null default '',
  type text not null default '',
  primary key (svj_id, id),
  foreign key (svj_id, document_id) references document (svj_id, id) on delete set null (document_id),
  foreign key (svj_id, version_id) references document_version (svj_id, id) on delete set null (version_id),
  check ((document_id is null) = (was_id is not null))
);
create index attached_document_of on attached_document (svj_id, owner, owner_id);
create index attached_document_where on attached_document (svj_id, document_id) where document_id is not null;
create index attached_document_version on attached_document (svj_id, version_id) where version_id is not null;
create index attached_document_held on attached_document (svj_id) where holds;
-- What is closed to somebody among things that may be in the bin.
create index folder_guarded_ever on folder (svj_id, id) where visibility <> 'public' or not everyone;
do $$
begin
  alter table attached_document enable row level security;
  alter table attached_document force row level security;
  create policy own_house on attached_document using (svj_id = (select current_svj()));
  grant select, insert, update, delete on attached_document to {app};
  grant usage, select on sequence attached_document_id_seq to {app};
end $$;
