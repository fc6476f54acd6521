-- A point may be decided by another majority than its vote: a preset with what it asks and the numbers that hold beside it;
-- all null where it is decided as the vote.
alter table vote_point
  add column preset text,
  add column law jsonb,
  add column participation_num bigint,
  add column participation_den bigint,
  add column accept_num bigint,
  add column accept_den bigint,
  add column accept_inclusive boolean,
  add column accept_of text check (accept_of in ('present', 'all')),
  -- Of a point that was added to a meeting that ran: the entry of the ledger that added it.
  add column added_seq integer,
  -- A matter that was not announced: decided only with everybody entitled there and agreeing (NOZ § 253).
  add column off_agenda boolean not null default false,
  add constraint vote_point_rule check (
    num_nonnulls(preset, participation_num, participation_den, accept_num, accept_den, accept_inclusive, accept_of)
      in (0, 7)
    and (law is null or preset is not null)),
  add constraint vote_point_parts check (participation_den > 0 and accept_den > 0
    and participation_num >= 0 and accept_num >= 0),
  add constraint vote_point_off_agenda check (not off_agenda or added_seq is not null);
