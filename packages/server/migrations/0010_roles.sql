-- Custom roles are found by their title, changed under a version and counted by who holds them.
alter table custom_role add column updated_at timestamptz not null default now();
create unique index custom_role_title on custom_role (svj_id, lower(title));
create index member_by_custom_role on member (svj_id, custom_role_id) where custom_role_id is not null;
