-- The link behind which a meeting is projected on a wall: one a meeting, of which only the digest is kept.
create table meeting_projection (
  svj_id bigint not null references svj on delete cascade,
  meeting_id bigint not null,
  token_hash bytea not null unique,
  until timestamptz not null,
  created_at timestamptz not null,
  primary key (svj_id, meeting_id),
  foreign key (svj_id, meeting_id) references meeting (svj_id, id) on delete cascade
);

alter table meeting_projection enable row level security;
alter table meeting_projection force row level security;
create policy own_house on meeting_projection using (svj_id = (select current_svj()));
-- Whoever holds the link is in no house: it itself says of which it is.
create policy across on meeting_projection for select using ((select is_across()));
grant select, insert, update, delete on meeting_projection to {app};
