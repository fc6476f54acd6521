-- Deletions: what one of them took points to its row, and waits in the bin.
create table document_bin (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('file', 'folder')),
  name text not null,
  type text not null default '',
  folders integer not null default 0,
  files integer not null default 0,
  bytes bigint not null default 0,
  -- Ids of the folders it stood in, from the outermost.
  place bigint[] not null default '{}',
  deleted_by bigint,
  deleted_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, deleted_by) references member (svj_id, id) on delete set null (deleted_by)
);
create index document_bin_latest on document_bin (svj_id, deleted_at desc, id desc);
create index document_bin_due on document_bin (deleted_at);
create index document_bin_deleter on document_bin (svj_id, deleted_by) where deleted_by is not null;

create table folder (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  parent_id bigint,
  -- Ids from the outermost folder to this one.
  path bigint[] not null,
  name text not null,
  color text not null default 'stone' check (color in ('stone', 'dvur', 'okr', 'cihla', 'smalt', 'mech')),
  -- Whom it is for; of a chain of folders each has its say.
  visibility text not null default 'public' check (visibility in ('public', 'committee', 'owner', 'audit')),
  -- Whose it is where it is for its owner; without anybody it is for the committee.
  owner_id bigint,
  unit_id bigint,
  for_tenants boolean not null default false,
  -- Otherwise a public one is for the groups of audience_part.
  everyone boolean not null default true,
  bin_id bigint,
  version integer not null default 1,
  created_by bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, parent_id) references folder (svj_id, id),
  check (parent_id <> id),
  foreign key (svj_id, owner_id) references member (svj_id, id) on delete set null (owner_id),
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete set null (unit_id),
  foreign key (svj_id, bin_id) references document_bin (svj_id, id),
  foreign key (svj_id, created_by) references member (svj_id, id) on delete set null (created_by)
);
create index folder_in on folder (svj_id, parent_id);
-- All that has to be looked at to know what is closed to somebody.
create index folder_guarded on folder (svj_id, id) where bin_id is null and (visibility <> 'public' or not everyone);
create index folder_owner on folder (svj_id, owner_id) where owner_id is not null;
create index folder_unit on folder (svj_id, unit_id) where unit_id is not null;
create index folder_binned on folder (svj_id, bin_id) where bin_id is not null;
create index folder_maker on folder (svj_id, created_by) where created_by is not null;

create table document (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  folder_id bigint,
  -- Without the extension, which is that of the bytes.
  name text not null,
  extension text not null default '',
  description text not null default '',
  -- Otherwise of those the folder is for only who administers documents, and its owner.
  is_public boolean not null default true,
  -- Of the bytes of now, or link.
  type text not null,
  size bigint not null default 0,
  has_preview boolean not null default false,
  url text,
  -- The version of now, and its bytes; a link has none.
  number integer not null default 0,
  file_id bigint,
  owner_id bigint,
  added_by bigint,
  bin_id bigint,
  version integer not null default 1,
  created_at timestamptz not null,
  -- When the bytes of now came.
  changed_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, folder_id) references folder (svj_id, id),
  foreign key (svj_id, file_id) references file (svj_id, id),
  foreign key (svj_id, owner_id) references member (svj_id, id) on delete set null (owner_id),
  foreign key (svj_id, added_by) references member (svj_id, id) on delete set null (added_by),
  foreign key (svj_id, bin_id) references document_bin (svj_id, id),
  check ((type = 'link') = (url is not null) and (url is null) = (file_id is not null))
);
create index document_by_name on document (svj_id, folder_id, name collate cs_numeric, id) where bin_id is null;
create index document_counts on document (svj_id, folder_id, is_public) where bin_id is null;
create index document_in on document (svj_id, folder_id);
create index document_owner on document (svj_id, owner_id) where owner_id is not null;
create index document_adder on document (svj_id, added_by) where added_by is not null;
create index document_binned on document (svj_id, bin_id) where bin_id is not null;
create index document_bytes on document (svj_id, file_id) where file_id is not null;

-- What the bytes of a document were, one row a time that they came or were restored; never rewritten.
create table document_version (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  document_id bigint not null,
  number integer not null,
  file_id bigint not null,
  author_id bigint,
  created_at timestamptz not null,
  -- The older one whose bytes these are.
  restored_from integer,
  primary key (svj_id, id),
  foreign key (svj_id, document_id) references document (svj_id, id),
  foreign key (svj_id, file_id) references file (svj_id, id),
  foreign key (svj_id, author_id) references member (svj_id, id) on delete set null (author_id)
);
create unique index document_version_of on document_version (svj_id, document_id, number);
create index document_version_bytes on document_version (svj_id, file_id);
create index document_version_author on document_version (svj_id, author_id) where author_id is not null;

do $$
declare
  t text;
begin
  foreach t in array array['document_bin', 'folder', 'document', 'document_version'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
end $$;
-- What is due in the bins is found across associations.
create policy across on document_bin for select using ((select is_across()));
-- Two people who turn out to be one: what one of them brought is the other's.
revoke update on document_version from {app};
grant update (author_id) on document_version to {app};

-- Units that somebody owns on the day, or acts for.
create function my_units(house bigint, day date, me bigint) returns bigint[] language plpgsql stable parallel safe as $$
begin
  return array(
    select o.unit_id
    from ownership_member m
    join ownership o on o.svj_id = m.svj_id and o.id = m.ownership_id
      and (o.valid_from is null or o.valid_from <= day) and (o.valid_to is null or o.valid_to > day)
    join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
    where m.svj_id = house and m.member_id = me
    union
    select r.unit_id
    from unit_representative r
    join unit u on u.svj_id = r.svj_id and u.id = r.unit_id and u.deleted_at is null
    where r.svj_id = house and r.member_id = me
      and (r.valid_from is null or r.valid_from <= day) and (r.valid_to is null or r.valid_to > day)
    union
    select e.unit_id from estate_places(house, day) e where e.member_id = me);
end $$;

-- Units that somebody lives in without owning them.
create function my_homes(house bigint, me bigint) returns bigint[] language plpgsql stable parallel safe as $$
begin
  return array(
    select p.unit_id
    from unit_person p
    join unit u on u.svj_id = p.svj_id and u.id = p.unit_id and u.deleted_at is null
    where p.svj_id = house and p.member_id = me);
end $$;
