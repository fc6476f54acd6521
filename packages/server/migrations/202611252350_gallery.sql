-- What a picture was when it came, before it was written anew without what its camera said of itself: how large it is, which
-- colour it is on the average, when it was taken. Smaller sizes of it are made later, by whoever shows them.
alter table file add column width integer;
alter table file add column height integer;
alter table file add column color text check (color ~ '^#[0-9a-f]{6}$');
alter table file add column taken_at timestamptz;
alter table file add column has_sizes boolean not null default false;

-- Albums of photographs: for everybody who reads the gallery, or for those who administer it.
create table album (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  -- Plain, lines stay lines.
  description text not null default '',
  visibility text not null default 'public' check (visibility in ('public', 'private')),
  -- Photographs stand as people put them, or by when they were taken.
  sorted text not null default 'hand' check (sorted in ('hand', 'taken')),
  -- The one that was chosen; without it the first.
  cover_id bigint,
  owner_id bigint,
  -- Of what is in it: how many, and the first and the last day, as its cameras said.
  photo_count integer not null default 0,
  taken_from timestamptz,
  taken_to timestamptz,
  -- When people were told that it is there; they are told once.
  told_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, owner_id) references member (svj_id, id) on delete set null (owner_id)
);
create index album_latest on album (svj_id, created_at desc, id desc) include (visibility);
create index album_owner on album (svj_id, owner_id) where owner_id is not null;

create table photo (
  svj_id bigint not null,
  id bigint generated always as identity,
  album_id bigint not null,
  -- Its bytes and what they are called; one file stands in one album.
  file_id bigint not null,
  caption text not null default '',
  position integer not null,
  -- When its smaller sizes are to be made; nothing once they are, or were given up.
  sizes_due_at timestamptz default '-infinity',
  -- How often making them began, and how often the picture itself made it fail.
  sizes_begun integer not null default 0,
  sizes_tries integer not null default 0,
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, album_id) references album (svj_id, id) on delete cascade,
  foreign key (svj_id, file_id) references file (svj_id, id) on delete cascade
);
create index photo_of_album on photo (svj_id, album_id, position, id);
create unique index photo_of_file on photo (svj_id, file_id);
create index photo_to_make on photo (sizes_due_at, svj_id) where sizes_due_at is not null;
alter table album add foreign key (svj_id, cover_id) references photo (svj_id, id) on delete set null (cover_id);
create index album_cover on album (svj_id, cover_id) where cover_id is not null;

do $$ declare t text; begin
  foreach t in array array['album', 'photo'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
  end loop;
  -- A job looks across associations for photographs whose smaller sizes were left unmade.
  create policy across on photo for select using ((select is_across()));
  grant usage, select on sequence album_id_seq to {app};
  grant usage, select on sequence photo_id_seq to {app};
end $$;
