-- A daily job looks across houses for owner entries that begin or end, because search entries are written once.
create policy across on ownership for select using (is_across());
create index ownership_begins on ownership (valid_from) where valid_from is not null;
create index ownership_ends on ownership (valid_to) where valid_to is not null;
