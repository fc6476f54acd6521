-- Terms are counted at each reading; kept is only what nobody but the house knows, and what was said of them.

-- What begins a term: the end of a period of services, a mail in the data box, an election.
create table term_record (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('settlement', 'dataBox', 'mandate')),
  name text not null default '',
  from_on date not null,
  -- The last day itself where it is known.
  until_on date check (until_on >= from_on),
  created_at timestamptz not null,
  primary key (svj_id, id)
);

-- A term is done, or not of this house. It is called by its kind, by whose it is and by its turn.
create table term_mark (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  kind text not null,
  owner text,
  owner_id bigint,
  turn text not null,
  what text not null check (what in ('done', 'notOurs')),
  done_on date,
  note text not null default '',
  document_id bigint,
  member_id bigint,
  at timestamptz not null,
  primary key (svj_id, id),
  unique nulls not distinct (svj_id, kind, owner, owner_id, turn),
  foreign key (svj_id, document_id) references document (svj_id, id) on delete set null (document_id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id),
  check ((owner is null) = (owner_id is null)),
  check ((what = 'done') = (done_on is not null))
);
create index term_mark_document on term_mark (svj_id, document_id) where document_id is not null;
create index term_mark_who on term_mark (svj_id, member_id) where member_id is not null;

-- Mails of terms: one for each day before the last one.
create table term_mail (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  kind text not null,
  owner text,
  owner_id bigint,
  turn text not null,
  last_on date not null,
  days integer not null,
  at timestamptz not null,
  primary key (svj_id, id),
  unique nulls not distinct (svj_id, kind, owner, owner_id, turn, last_on, days),
  check ((owner is null) = (owner_id is null))
);

-- On which day terms of the house were last looked at.
create table term_round (
  svj_id bigint primary key references svj on delete cascade,
  looked_on date not null
);
create index term_round_day on term_round (looked_on);

do $$ declare t text; begin
  foreach t in array array['term_record', 'term_mark', 'term_mail', 'term_round'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
  end loop;
  -- A job looks over all associations for those that were not looked at today.
  create policy across on term_round for select using ((select is_across()));
  grant usage, select on sequence term_record_id_seq, term_mark_id_seq, term_mail_id_seq to {app};
end $$;
