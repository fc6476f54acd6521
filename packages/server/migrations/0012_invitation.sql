-- Invitations to sign in as a member: a mailed link, 14 days, used once, stored hashed.
create table invitation (
  svj_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  email text not null check (email = lower(trim(email)) and length(email) <= 254),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  voided_at timestamptz,
  -- The member who invites; null for a product administrator's visit and for the portal itself.
  created_by bigint,
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade,
  foreign key (svj_id, created_by) references member (svj_id, id) on delete set null (created_by),
  check (used_at is null or voided_at is null)
);
-- At most one link of a member is open; of two sent at once the second waits and voids the first.
create unique index invitation_open on invitation (svj_id, member_id) where used_at is null and voided_at is null;
create index invitation_of on invitation (svj_id, member_id, created_at desc);
create index invitation_by on invitation (svj_id, created_by) where created_by is not null;

alter table invitation enable row level security;
alter table invitation force row level security;
create policy own_house on invitation using (svj_id = current_svj());
-- Whoever opens the link is in no house yet: the token itself says which one it leads to. Writing stays in the house.
create policy across on invitation for select using (is_across());
