-- Passkeys of accounts (WebAuthn): public keys only, nothing here signs anybody in by itself.
create table passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- The device in words, as its holder calls it.
  name text not null check (length(name) <= 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_account on passkey (account_id, created_at);

-- What browsers were asked and have not answered yet; taken away by the first answer, stored hashed.
create table passkey_challenge (
  hash bytea primary key,
  purpose text not null check (purpose in ('add', 'signIn')),
  account_id bigint references account on delete cascade,
  session_id bigint references session on delete cascade,
  expires_at timestamptz not null,
  -- Adding belongs to one account in one session, signing in to nobody yet.
  check ((purpose = 'add') = (account_id is not null and session_id is not null))
);
create index passkey_challenge_of_account on passkey_challenge (account_id) where account_id is not null;
create index passkey_challenge_of_session on passkey_challenge (session_id) where session_id is not null;
create index passkey_challenge_to_sweep on passkey_challenge (expires_at);
