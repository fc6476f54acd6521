-- Whom the portal itself asked to be a verifier, also where the chair named them later.
alter table verifier add column by_portal boolean not null default false;
alter table verifier no force row level security;
update verifier set by_portal = true where named_by is null;
alter table verifier force row level security;

-- Of a couple in one seat: who else of them is in the room beside the one who holds it.
alter table vote_presence add column beside text not null default '';

-- How many bytes files of the association may take; null is the portal's limit.
alter table svj add column quota bigint check (quota > 0);
