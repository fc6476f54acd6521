-- Ballots on paper: tickets that are printed aside, and papers that were recorded.
create table vote_print (
  svj_id bigint not null,
  id bigint generated always as identity,
  vote_id bigint not null,
  seat_ids bigint[] not null,
  lang text not null check (lang in ('cs', 'en')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  done integer not null default 0,
  -- What lies in the store under svj_id/key, for a day.
  key uuid not null,
  size bigint,
  asked_by bigint,
  tries integer not null default 0,
  -- Who prints it, and until when they are believed to live.
  worker uuid,
  locked_until timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  foreign key (svj_id, asked_by) references member (svj_id, id) on delete set null (asked_by)
);
create index vote_print_of on vote_print (svj_id, vote_id, id desc);
create unique index vote_print_open on vote_print (svj_id, vote_id) where state in ('waiting', 'running');
create index vote_print_asker on vote_print (svj_id, asked_by) where asked_by is not null;
-- Every server looks for work over all associations.
create index vote_print_due on vote_print (created_at) where state in ('waiting', 'running');

create table vote_paper (
  svj_id bigint not null,
  id bigint generated always as identity,
  vote_id bigint not null,
  seat_id bigint not null,
  number text not null,
  -- By its code, not by its number.
  scanned boolean not null,
  paper_date date not null,
  -- Its entry in the ledger.
  seq integer not null,
  recorded_by bigint not null,
  at timestamptz not null,
  confirmed_by bigint,
  confirmed_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  foreign key (svj_id, seat_id) references vote_seat (svj_id, id) on delete cascade,
  foreign key (svj_id, recorded_by) references member (svj_id, id),
  foreign key (svj_id, confirmed_by) references member (svj_id, id),
  check (confirmed_by is distinct from recorded_by),
  check ((confirmed_by is null) = (confirmed_at is null))
);
create unique index vote_paper_once on vote_paper (svj_id, vote_id, seat_id);
create index vote_paper_at on vote_paper (svj_id, vote_id, id desc);
create index vote_paper_recorder on vote_paper (svj_id, recorded_by);
create index vote_paper_confirmer on vote_paper (svj_id, confirmed_by) where confirmed_by is not null;

do $$ declare t text; begin
  foreach t in array array['vote_print', 'vote_paper'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = current_svj())', t);
  end loop; end $$;
-- Whoever has time prints for any association, and takes over from a server that died.
create policy across on vote_print using (is_across());
