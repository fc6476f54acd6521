-- Letters with a code for people whose e-mail nobody knows: whoever has one in hand types an address, and the committee decides.
create table invitation_letter (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  member_id bigint not null,
  -- The code is made of it and of the portal's own key, and stands nowhere.
  nonce bytea not null,
  code_hash bytea not null unique,
  created_at timestamptz not null,
  created_by bigint,
  expires_at timestamptz not null,
  -- What was typed with the code, and how many times.
  email text check (email = lower(trim(email)) and length(email) <= 254),
  asked_at timestamptz,
  asked_count integer not null default 0,
  ended_at timestamptz,
  ended_by bigint,
  end_why text check (end_why in ('renewed', 'approved', 'refused')),
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade,
  foreign key (svj_id, created_by) references member (svj_id, id) on delete set null (created_by),
  foreign key (svj_id, ended_by) references member (svj_id, id) on delete set null (ended_by),
  check ((email is null) = (asked_at is null)),
  check ((ended_at is null) = (end_why is null))
);
-- One letter of a member holds.
create unique index invitation_letter_open on invitation_letter (svj_id, member_id) where ended_at is null;
create index invitation_letter_of on invitation_letter (svj_id, member_id);
create index invitation_letter_by on invitation_letter (svj_id, created_by) where created_by is not null;
create index invitation_letter_ended on invitation_letter (svj_id, ended_by) where ended_by is not null;
create index invitation_letter_asked on invitation_letter (svj_id, asked_at) where ended_at is null and asked_at is not null;

alter table invitation_letter enable row level security;
alter table invitation_letter force row level security;
create policy own_house on invitation_letter using (svj_id = (select current_svj()));
-- Whoever types the code is in no house yet: the code itself says which one it leads to.
create policy across on invitation_letter for select using ((select is_across()));
grant select, insert, update, delete on invitation_letter to {app};
grant usage, select on sequence invitation_letter_id_seq to {app};

-- When the link of an invitation was opened for the first time.
alter table invitation add column opened_at timestamptz;
