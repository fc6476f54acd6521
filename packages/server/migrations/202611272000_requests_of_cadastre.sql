-- What of the cadastre a request is from: the free register, which knows no owners, or an extract; the day that it speaks of;
-- when it was read.
alter table change_request
  add column source text check (source in ('register', 'extract')),
  add column as_of timestamptz,
  add column read_at timestamptz,
  add check ((origin = 'cadastre') = (source is not null and read_at is not null));
-- A later reading refreshes the request that is open.
create unique index change_request_of_cadastre on change_request (svj_id) where origin = 'cadastre' and closed_at is null;
-- A request has a copy of what was read, so nobody holds a reading.
alter table cadastre_reading drop column is_held;
