-- Who accepted an invitation: told when the membership is later taken over by another account.
alter table invitation add column account_id bigint references account on delete set null;
create index invitation_account on invitation (account_id) where account_id is not null;

-- A change of the login e-mail waits for a confirmation at both addresses; global, as the account is.
create table login_change (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  old_email text not null,
  new_email text not null check (new_email = lower(trim(new_email)) and length(new_email) <= 254),
  old_hash bytea not null unique,
  new_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  done_at timestamptz,
  voided_at timestamptz,
  -- The product administrator who changes it on request, and why; null when the holder does.
  admin_id bigint references account on delete set null,
  reason text,
  check (done_at is null or voided_at is null)
);
create unique index login_change_open on login_change (account_id) where done_at is null and voided_at is null;
create index login_change_of on login_change (account_id);
create index login_change_admin on login_change (admin_id) where admin_id is not null;
create index login_change_to_sweep on login_change (expires_at);
