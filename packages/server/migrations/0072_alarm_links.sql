-- The link in a mail about a changed password or passkey: whoever did not do it ends what signs in. Two weeks, single use, hashed.
alter table link drop constraint link_kind_check;
alter table link add constraint link_kind_check check (kind in ('reset', 'activation', 'alarm'));
