-- When whoever holds the session last proved by the password that it is them; signing in proves it too.
alter table session add present_at timestamptz;
