-- A recorded paper counts with its photo or a second person, after the end with both; until then it waits.
alter table vote
  -- The first print of tickets.
  add column tickets_at timestamptz,
  -- "All papers are recorded."
  add column papers_closed_at timestamptz;

alter table vote_paper
  -- Of a paper recorded after the end: when it was handed in and who took it.
  add column handed_in timestamptz,
  add column taken_by bigint,
  -- Since when it has a photo.
  add column photo_at timestamptz,
  -- Its answers are those of the seat.
  add column counts boolean not null default false,
  add column void_at timestamptz,
  add column void_why text check (void_why in ('ownBallot', 'objection', 'notConfirmed', 'parted')),
  add foreign key (svj_id, taken_by) references member (svj_id, id),
  add check ((handed_in is null) = (taken_by is null)),
  add check ((void_at is null) = (void_why is null)),
  add check (not counts or void_at is null);
-- Those recorded before this rule were counted at once, and stay so.
-- Row-level security is forced on its owner too: without this the statement would see no row.
alter table vote_paper no force row level security;
update vote_paper set counts = true, photo_at = at;
alter table vote_paper force row level security;

drop index vote_paper_once;
create index vote_paper_seat on vote_paper (svj_id, vote_id, seat_id);
create unique index vote_paper_counts on vote_paper (svj_id, vote_id, seat_id) where counts;
create index vote_paper_taker on vote_paper (svj_id, taken_by) where taken_by is not null;
-- The clock asks of every association whether papers are still to come.
create policy across on vote_paper for select using (is_across());
