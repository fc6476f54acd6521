-- Associations that come in, or are only tried, out of files in the folder of archives. Whose try it is says the key; beat_at is
-- the last sign of life, tried_as the number that the try would give the association, so that bytes of one that died are removed.
-- secret is the passphrase, closed with the installation's key, until it is over.
create table archive_import (
  id bigint generated always as identity primary key,
  name text not null,
  tried boolean not null,
  sealed boolean not null,
  secret bytea,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  key uuid not null,
  tries integer not null default 0,
  percent integer check (percent between 0 and 100),
  tried_as bigint,
  fault text,
  why text not null default '',
  told jsonb,
  house_id bigint references svj on delete set null,
  asked_by bigint references account on delete set null,
  asked_name text not null,
  created_at timestamptz not null,
  beat_at timestamptz not null,
  ended_at timestamptz,
  check (secret is null or sealed and state in ('waiting', 'running')),
  check ((told is not null) = (state = 'done')),
  check (fault is null or state = 'failed')
);
-- A file comes once at a time, whoever asks.
create unique index archive_import_open on archive_import (name) where state in ('waiting', 'running');
create index archive_import_due on archive_import (beat_at) where state in ('waiting', 'running');
create index archive_import_age on archive_import (created_at);
create index archive_import_house on archive_import (house_id) where house_id is not null;
create index archive_import_asked on archive_import (asked_by) where asked_by is not null;
grant select, insert, update, delete on archive_import to {app};
