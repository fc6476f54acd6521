-- When whoever holds the session last proved by a passkey that it is them; it stands for the password too.
alter table session add key_at timestamptz;
-- A proof belongs to one account in one session, as adding does; signing in to nobody yet.
alter table passkey_challenge drop constraint passkey_challenge_purpose_check, drop constraint passkey_challenge_check;
alter table passkey_challenge
  add constraint passkey_challenge_purpose_check check (purpose in ('add', 'signIn', 'presence')),
  add constraint passkey_challenge_check check ((purpose <> 'signIn') = (account_id is not null and session_id is not null));
