-- Votes: list and points frozen at the start, answers over all channels, a ledger that can only grow.
create table vote (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  description text not null default '',
  is_public boolean not null default true,
  type text not null check (type in ('online', 'local')),
  basis text not null check (basis in ('assembly', 'perRollam', 'electronic', 'poll')),
  status text not null default 'concept' check (status in ('concept', 'run', 'finish')),
  -- Thresholds are parts of 1: at least / more than.
  participation_num bigint not null check (participation_num >= 0),
  participation_den bigint not null check (participation_den > 0),
  accept_num bigint not null check (accept_num >= 0),
  accept_den bigint not null check (accept_den > 0),
  accept_inclusive boolean not null default false,
  accept_of text not null check (accept_of in ('present', 'all')),
  -- While it runs: who voted how is named, or nobody sees more than the turnout.
  shows text not null default 'named' check (shows in ('named', 'hidden')),
  meeting text,
  opens_at timestamptz,
  closes_at timestamptz,
  remind_days integer check (remind_days between 1 and 30),
  reminded_at timestamptz,
  -- What the register said when the list was built: so it is known when it says something else.
  register bytea,
  fingerprint bytea,
  started_at timestamptz,
  finished_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  created_by bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (svj_id, id),
  check (participation_num <= participation_den and accept_num <= accept_den),
  check (closes_at is null or opens_at is null or opens_at < closes_at)
);
create index vote_by_state on vote (svj_id, status, (coalesce(finished_at, closes_at, created_at)) desc, id desc);
-- The clock looks for votes to close or to remind of across associations.
create index vote_due on vote (closes_at) where status = 'run';

create table vote_point (
  svj_id bigint not null,
  id bigint generated always as identity,
  vote_id bigint not null,
  position integer not null,
  name text not null,
  description text not null default '',
  -- Decided at the end: {agree,notAgree,noVote,miss: {share,seats,units}, passed}.
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (svj_id, id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade
);
create index vote_point_of on vote_point (svj_id, vote_id, position, id);

-- A seat: one unit, or several of the same owners; kept from the draft on, frozen at the start.
create table vote_seat (
  svj_id bigint not null,
  id bigint generated always as identity,
  vote_id bigint not null,
  position integer not null,
  unit_ids bigint[] not null check (cardinality(unit_ids) > 0),
  units text not null,
  owners text not null,
  owner_ids bigint[] not null default '{}',
  spare text not null default '',
  -- Owners and units without case and diacritics, as they are searched for.
  name_key text not null default '',
  -- Sums of shares of several units may outgrow a bigint.
  num numeric(60),
  den numeric(60),
  own boolean not null default false,
  -- The names are in the fingerprint only as a commitment: forgetting names and salt keeps it provable.
  salt bytea,
  commitment bytea,
  primary key (svj_id, id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  check ((num is null) = (den is null)),
  check (num is null or (num >= 0 and den > 0))
);
create index vote_seat_of on vote_seat (svj_id, vote_id, position, id);

create table vote_voter (
  svj_id bigint not null,
  vote_id bigint not null,
  seat_id bigint not null,
  member_id bigint not null,
  how text not null check (how in ('owner', 'couple', 'representative')),
  primary key (svj_id, seat_id, member_id),
  foreign key (svj_id, seat_id) references vote_seat (svj_id, id) on delete cascade,
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id)
);
create index vote_voter_of on vote_voter (svj_id, member_id, vote_id);
create index vote_voter_in on vote_voter (svj_id, vote_id, seat_id);

-- One row a seat and point over all channels: whoever comes second meets the key.
create table vote_answer (
  svj_id bigint not null,
  vote_id bigint not null,
  point_id bigint not null,
  seat_id bigint not null,
  value text not null check (value in ('agree', 'notAgree', 'noVote', 'miss')),
  channel text not null check (channel in ('own', 'local', 'proxy', 'paper')),
  cast_by bigint,
  seq integer not null,
  at timestamptz not null,
  primary key (svj_id, vote_id, seat_id, point_id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  foreign key (svj_id, seat_id) references vote_seat (svj_id, id) on delete cascade,
  foreign key (svj_id, point_id) references vote_point (svj_id, id) on delete cascade
);
create index vote_answer_point on vote_answer (svj_id, point_id, seat_id);

-- Who is in the room of a local vote; times of arrival and leaving also stand in the ledger.
create table vote_presence (
  svj_id bigint not null,
  vote_id bigint not null,
  seat_id bigint not null,
  arrived_at timestamptz not null,
  left_at timestamptz,
  person text not null default '',
  primary key (svj_id, vote_id, seat_id),
  foreign key (svj_id, seat_id) references vote_seat (svj_id, id) on delete cascade,
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  check (left_at is null or left_at >= arrived_at)
);

-- The ledger. The application's role may add and read, never change or remove (migrate.ts); deleting an association goes around.
create table vote_entry (
  svj_id bigint not null,
  vote_id bigint not null,
  seq integer not null check (seq >= 0),
  kind text not null,
  seat_id bigint,
  at timestamptz not null,
  body text not null,
  hash bytea not null,
  prev bytea,
  -- That the ledger ended here, by the key of that time: receipts are read from here and never signed anew.
  signature bytea not null,
  public_key bytea not null,
  primary key (svj_id, vote_id, seq),
  foreign key (svj_id, vote_id) references vote (svj_id, id)
);
create unique index vote_entry_hash on vote_entry (svj_id, vote_id, hash);
create index vote_entry_seat on vote_entry (svj_id, vote_id, seat_id, seq);

-- The last entry, locked by whoever adds the next one; signed.
create table vote_head (
  svj_id bigint not null,
  vote_id bigint not null,
  seq integer not null,
  hash bytea not null,
  signature bytea not null,
  public_key bytea not null,
  primary key (svj_id, vote_id),
  foreign key (svj_id, vote_id) references vote (svj_id, id)
);

create table vote_code (
  svj_id bigint not null,
  id bigint generated always as identity,
  vote_id bigint not null,
  member_id bigint not null,
  session_id bigint not null,
  code_hash bytea not null,
  salt bytea not null,
  -- Of vote, saver, seats and answers: what was not asked for can't be stored with it.
  digest bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  void_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id)
);
create unique index vote_code_open on vote_code (svj_id, vote_id, member_id) where void_at is null;
create index vote_code_sent on vote_code (svj_id, member_id, sent_at);

-- Mails of a vote, by the Message-ID of the outbox: whom it reached and whom not.
create table vote_mail (
  svj_id bigint not null,
  id bigint generated always as identity,
  vote_id bigint not null,
  seat_id bigint not null,
  member_id bigint not null,
  kind text not null,
  recipient text,
  message_id uuid,
  at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  foreign key (svj_id, seat_id) references vote_seat (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id)
);
create index vote_mail_of on vote_mail (svj_id, vote_id, kind, seat_id);
create index outbox_message on outbox (message_id);

-- An owner says that a ballot in their name was not theirs.
create table vote_objection (
  svj_id bigint not null,
  id bigint generated always as identity,
  vote_id bigint not null,
  seat_id bigint not null,
  member_id bigint not null,
  text text not null default '',
  at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  foreign key (svj_id, seat_id) references vote_seat (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id)
);
create unique index vote_objection_once on vote_objection (svj_id, vote_id, seat_id, member_id);

do $$
declare t text;
begin
  foreach t in array array['vote', 'vote_point', 'vote_seat', 'vote_voter', 'vote_answer', 'vote_presence', 'vote_entry',
    'vote_head', 'vote_code', 'vote_mail', 'vote_objection']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = current_svj())', t);
  end loop;
end $$;

-- The clock closes votes and reminds of them in every association.
create policy across on vote for select using (is_across());
