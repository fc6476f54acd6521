-- Whole associations written into files for whoever asked. Whose try it is says the key it writes under; beat_at is the last
-- sign of life. The bytes lie in the store under svj_id/key for a day; secret is the passphrase, closed with the installation's
-- key, until the file is written.
create table house_archive (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  sealed boolean not null,
  secret bytea,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  key uuid not null,
  size bigint,
  asked_by bigint,
  asked_name text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  beat_at timestamptz not null,
  ended_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, asked_by) references member (svj_id, id) on delete set null (asked_by),
  check (secret is null or sealed and state in ('waiting', 'running'))
);
-- One at a time for a house: each holds the disk and the processor.
create unique index house_archive_open on house_archive (svj_id) where state in ('waiting', 'running');
create index house_archive_asked on house_archive (svj_id, asked_by) where asked_by is not null;
create index house_archive_due on house_archive (beat_at) where state in ('waiting', 'running');
create index house_archive_age on house_archive (created_at);

alter table house_archive enable row level security;
alter table house_archive force row level security;
create policy own_house on house_archive using (svj_id = (select current_svj()));
-- Any server writes for any association, and takes over from one that died.
create policy across on house_archive using ((select is_across()));
grant select, insert, update, delete on house_archive to {app};
grant usage, select on sequence house_archive_id_seq to {app};
