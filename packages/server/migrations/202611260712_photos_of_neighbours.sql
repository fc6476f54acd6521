-- Whether neighbours bring photographs into the album, which the committee lets in.
alter table album add column neighbours boolean not null default false;

-- A photograph that a neighbour brought and the committee is yet to look at; its file stands under it until then.
create table photo_offer (
  svj_id bigint not null,
  id bigint generated always as identity,
  album_id bigint not null,
  file_id bigint not null,
  member_id bigint not null,
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, album_id) references album (svj_id, id) on delete cascade,
  foreign key (svj_id, file_id) references file (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index photo_offer_album on photo_offer (svj_id, album_id, id);
create index photo_offer_member on photo_offer (svj_id, member_id, album_id);
create unique index photo_offer_file on photo_offer (svj_id, file_id);

-- What the committee said to one neighbour of those that were looked at together.
create table photo_answer (
  svj_id bigint not null,
  id bigint generated always as identity,
  album_id bigint not null,
  member_id bigint not null,
  let_in integer not null,
  refused integer not null,
  reason text not null default '',
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, album_id) references album (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index photo_answer_album on photo_answer (svj_id, album_id, member_id, id desc);
create index photo_answer_member on photo_answer (svj_id, member_id);

do $$ declare t text; begin
  foreach t in array array['photo_offer', 'photo_answer'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
  end loop;
  grant usage, select on sequence photo_offer_id_seq to {app};
  grant usage, select on sequence photo_answer_id_seq to {app};
end $$;
