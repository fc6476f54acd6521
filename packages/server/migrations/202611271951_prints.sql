-- Papers of many sheets that are printed aside. Whose try it is says the key it writes under; beat_at is the last sign of life,
-- by which those are found that nobody works on. The bytes lie in the store under svj_id/key, for a day.
create table long_print (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  -- Who prints, and of what: a person has one open print of a thing.
  errand text not null,
  thing text not null,
  -- What was asked for, in the words of who prints.
  asked jsonb not null,
  name text not null,
  total integer not null check (total > 0),
  done integer not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  key uuid not null,
  size bigint,
  asked_by bigint,
  tries integer not null default 0,
  created_at timestamptz not null,
  beat_at timestamptz not null,
  ended_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, asked_by) references member (svj_id, id) on delete set null (asked_by)
);
create index long_print_of on long_print (svj_id, asked_by, errand, thing, id desc);
create unique index long_print_open on long_print (svj_id, asked_by, errand, thing) where state in ('waiting', 'running');
create index long_print_due on long_print (beat_at) where state in ('waiting', 'running');

alter table long_print enable row level security;
alter table long_print force row level security;
create policy own_house on long_print using (svj_id = (select current_svj()));
-- Any server prints for any association, and takes over from one that died.
create policy across on long_print using ((select is_across()));
grant select, insert, update, delete on long_print to {app};
grant usage, select on sequence long_print_id_seq to {app};
