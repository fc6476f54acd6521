-- Global tables: who signs in, and what belongs to no association.
create collation if not exists cs_numeric (provider = icu, locale = 'cs-u-kn-true');
create aggregate lcm_all(numeric) (sfunc = lcm, stype = numeric, initcond = '1', parallel = safe);

create table account (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(trim(email)) and length(email) <= 254),
  password_hash text,
  name text not null default '',
  lang text not null default 'cs' check (lang in ('cs', 'en')),
  is_product_admin boolean not null default false,
  created_at timestamptz not null default now()
);

create table session (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'elsewhere', 'password', 'expired')),
  check ((ended_at is null) = (end_reason is null))
);
create index session_of_account on session (account_id, last_seen_at desc) where ended_at is null;
create index session_to_sweep on session (last_seen_at);

-- Mailed links: single use, stored hashed.
create table link (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('reset', 'activation')),
  account_id bigint not null references account on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index link_of_account on link (account_id, kind) where used_at is null;
create index link_to_sweep on link (expires_at);

-- Counters of tries, shared by all servers; the shape is that of rate-limiter-flexible.
create table tries (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Mails wait here and are sent if and only if their transaction was committed.
create table outbox (
  id bigint generated always as identity primary key,
  svj_id bigint,
  kind text not null,
  recipient text not null,
  lang text not null default 'cs' check (lang in ('cs', 'en')),
  data jsonb not null,
  message_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_waiting on outbox (created_at) where sent_at is null;

-- Keys of the installation, so that several servers sign alike.
create table secret (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);
