-- Whether people are asked to confirm that they have read a document, and the version from which confirmations count:
-- a new version that changes something material begins anew.
alter table document add column accept_read boolean not null default false;
alter table document add column accept_from integer not null default 1;
-- The few that ask.
create index document_asking on document (svj_id, id) where accept_read and bin_id is null;
-- When what a deletion took went for good; its row stays while somebody's confirmation keeps the bytes of a version.
alter table document_bin add column emptied_at timestamptz;
drop index document_bin_due;
create index document_bin_due on document_bin (deleted_at) where emptied_at is null;
