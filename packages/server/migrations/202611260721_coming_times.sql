-- What clocks were to show when somebody said whether they come: the answer stays with its occurrence when that moves, and
-- whoever gave it is told and may give another one. Of older answers it is not known.
alter table event_coming add column starts_at text collate "C", add column ends_at text collate "C";
