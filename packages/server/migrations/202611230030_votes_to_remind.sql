-- Votes that still have to be reminded of; the others that run are not looked at each minute.
create index vote_to_remind on vote (closes_at)
  where status = 'run' and type = 'online' and reminded_at is null and remind_days is not null;
