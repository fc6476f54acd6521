-- What the application may do is said where tables are made: from here on every migration grants what it brings to {app},
-- the role that the portal was given. This one says it of everything that stands before it.
alter table migration alter column version type bigint;

grant usage on schema public to {app};
grant select, insert, update, delete on all tables in schema public to {app};
grant usage, select on all sequences in schema public to {app};

-- What is written once.
revoke insert, update, delete on migration from {app};
revoke update, delete on activity, vote_entry, vote_departure from {app};
revoke update, delete on wording, wording_file from {app};
-- Two people who turn out to be one: what one of them did is the other's.
grant update (replaced_by) on wording to {app};
