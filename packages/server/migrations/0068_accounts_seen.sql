-- Where a device signed in from, as a network: shown to whoever looks after the portal when a holder asks for help.
alter table session add column network text not null default '';

-- What product administrators did with an account of somebody, and why; the holder is mailed of each.
create table account_deed (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  admin_id bigint references account on delete set null,
  what text not null check (what in ('session', 'sessions', 'passkey', 'passkeys', 'close', 'reopen')),
  reason text not null,
  at timestamptz not null,
  -- Members whose access a closing took; they get it back when the account is opened again.
  members bigint[] not null default '{}'
);
create index account_deed_of on account_deed (account_id, id desc);
create index account_deed_admin on account_deed (admin_id) where admin_id is not null;
