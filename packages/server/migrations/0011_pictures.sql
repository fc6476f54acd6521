-- Logos of associations and faces of members: small, rewritten by the server, at most one for each owner.
create table picture (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  owner text not null check (owner in ('svj', 'member')),
  owner_id bigint not null,
  type text not null check (type in ('image/webp')),
  bytes bytea not null check (octet_length(bytes) <= 1048576),
  sha256 bytea not null,
  created_at timestamptz not null,
  primary key (svj_id, id)
);
create unique index picture_owner on picture (svj_id, owner, owner_id);
alter table picture enable row level security;
alter table picture force row level security;
create policy own_house on picture using (svj_id = current_svj());

-- What the committee reads page by page: its visits, its deeds by area and by who did them.
create index visit_latest on visit (svj_id, started_at desc, id desc);
create index activity_of_noun on activity (svj_id, noun, at desc, id desc);
create index activity_of_member on activity (svj_id, member_id, at desc, id desc);
