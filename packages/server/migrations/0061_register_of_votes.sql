-- Who acts for a seat follows the register while the vote runs; units and weights stay. `owners`, `owner_ids`, `spare` and the
-- voters are those of now, `first_…` what was frozen where that is another.
alter table vote_seat add column first_owners text;
alter table vote_seat add column first_spare text;
-- A part of a seat whose units have different owners now, and the entry by which a seat fell into parts.
alter table vote_seat add column part_of bigint;
alter table vote_seat add column parted_seq integer;
alter table vote_seat add foreign key (svj_id, part_of) references vote_seat (svj_id, id) on delete cascade;
create index vote_seat_parts on vote_seat (svj_id, part_of) where part_of is not null;

-- Owners of the seat when the ballot was given, once they are others.
alter table vote_answer add column owner_ids bigint[];

-- Who backed the power when it was used: later it may be approved anew.
alter table vote_proxy_use add column second text;
alter table vote_proxy_use no force row level security;
alter table vote_proxy no force row level security;
update vote_proxy_use u set second = p.counted_as from vote_proxy p where p.svj_id = u.svj_id and p.id = u.proxy_id;
alter table vote_proxy_use force row level security;
alter table vote_proxy force row level security;

-- What became of owners since the start, by the entry of the ledger that says so.
create table vote_seat_change (
  svj_id bigint not null,
  vote_id bigint not null,
  seat_id bigint not null,
  seq integer not null,
  -- The day from which it holds by law, and since when the portal knows.
  day date not null,
  known_at timestamptz not null,
  source text not null check (source in ('typed', 'undone', 'import', 'planned', 'representative', 'corrected', 'estate')),
  -- A ballot of the seat was stored already.
  voted boolean not null,
  from_owners text not null,
  from_ids bigint[] not null default '{}',
  -- Of a seat that was parted its parts have these.
  owners text not null default '',
  spare text not null default '',
  owner_ids bigint[] not null default '{}',
  salt bytea,
  commitment bytea,
  primary key (svj_id, vote_id, seq),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  foreign key (svj_id, seat_id) references vote_seat (svj_id, id) on delete cascade
);
create index vote_seat_change_of on vote_seat_change (svj_id, seat_id, seq);
alter table vote_seat_change enable row level security;
alter table vote_seat_change force row level security;
create policy own_house on vote_seat_change using (svj_id = current_svj());
