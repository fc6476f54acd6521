-- What several nouns share knows none of them: `owner` is the table that owner_id points to, as with files and comments.

-- Groups that a thing is for.
alter table message_audience rename to audience_part;
alter table audience_part drop constraint message_audience_svj_id_message_id_fkey;
alter table audience_part rename column message_id to owner_id;
alter table audience_part add column owner text not null default 'message';
alter table audience_part alter column owner drop default;
alter table audience_part add foreign key (svj_id) references svj on delete cascade;
drop index message_audience_of;
create unique index audience_part_of on audience_part
  (svj_id, owner, owner_id, entrance_id, unit_id, role, custom_role_id) nulls not distinct;
alter index message_audience_pkey rename to audience_part_pkey;
alter index message_audience_entrance rename to audience_part_entrance;
alter index message_audience_unit rename to audience_part_unit;
alter index message_audience_custom rename to audience_part_custom;

-- What a published thing said before a change replaced it.
alter table message_wording rename to wording;
alter table wording drop constraint message_wording_svj_id_message_id_fkey;
alter table wording rename column message_id to owner_id;
alter table wording add column owner text not null default 'message';
alter table wording alter column owner drop default;
alter table wording add foreign key (svj_id) references svj on delete cascade;
drop index message_wording_of;
create index wording_of on wording (svj_id, owner, owner_id, content_version, until);
alter index message_wording_pkey rename to wording_pkey;
alter index message_wording_replacer rename to wording_replacer;
alter table message_wording_file rename to wording_file;
alter index message_wording_file_pkey rename to wording_file_pkey;
alter index message_wording_file_of rename to wording_file_of;
alter index message_wording_file_kept rename to wording_file_kept;
alter table file no force row level security;
update file set owner = 'wording' where owner = 'message_wording';
alter table file force row level security;

-- Comments of one thing may run in several streams; the first of them is for everybody who sees the thing.
alter table comment add column stream text not null default 'house';
alter table comment add column edited_at timestamptz;
drop index comment_of;
create index comment_of on comment (svj_id, owner, owner_id, stream, id) where deleted_at is null;

-- Under which module somebody wishes to be told: comments, and more to come, stand under several.
alter table notice add column module text not null default 'messages';
alter table notice alter column module drop default;

-- Which e-mails somebody wants of what is said to a thing.
create table follow (
  svj_id bigint not null references svj on delete cascade,
  owner text not null,
  owner_id bigint not null,
  member_id bigint not null,
  way text not null check (way in ('follows', 'mentions', 'muted')),
  since timestamptz not null,
  primary key (svj_id, owner, owner_id, member_id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index follow_by on follow (svj_id, member_id);
alter table follow enable row level security;
alter table follow force row level security;
create policy own_house on follow using (svj_id = (select current_svj()));
