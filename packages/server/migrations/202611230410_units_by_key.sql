-- What a unit is called beside its people. Without it the index of their order was read from end to end for each of them,
-- because the id stands at its end.
create index unit_named on unit (svj_id, id) include (number, entrance_id) where deleted_at is null;
-- Votes in the order in which they are listed.
create index vote_listed on vote (svj_id,
  (case status when 'run' then 0 when 'concept' then 1 else 2 end),
  (case when status = 'run' then closes_at end),
  (coalesce(finished_at, updated_at)) desc, id desc);
