-- Pages and counts of a large board are answered by the indexes alone: what the filters and the question for whom a message is
-- ask of it stands in them, and a late page does not read the messages before it.
drop index message_out, message_by_day, message_away, message_drafts, message_tabs, message_owner;
create index message_out on message (svj_id, emergency desc, is_pinned desc, date_from desc nulls last, id desc)
  include (date_to, archived_at, concept, everyone, to_public, label, owner_id, accept_read)
  where deleted_at is null and archived_at is null and not concept;
create index message_by_day on message (svj_id, date_from desc nulls last, id desc)
  include (date_to, archived_at, concept, everyone, to_public, label, owner_id, accept_read)
  where deleted_at is null and archived_at is null and not concept;
create index message_away on message (svj_id, date_from desc nulls last, id desc)
  include (concept, archived_at, everyone, to_public, label, owner_id, accept_read)
  where deleted_at is null and archived_at is not null;
create index message_drafts on message (svj_id, date_from desc nulls last, id desc)
  include (concept, archived_at, everyone, to_public, label, owner_id, accept_read)
  where deleted_at is null and archived_at is null and concept;
create index message_tabs on message (svj_id, id)
  include (archived_at, concept, is_pinned, date_from, date_to, everyone, to_public, label, owner_id, accept_read)
  where deleted_at is null;
-- Those of one author, and whose author is no more.
create index message_owner on message
  (svj_id, owner_id, emergency desc, is_pinned desc, date_from desc nulls last, id desc)
  include (date_to, archived_at, deleted_at, concept, everyone, to_public, label, accept_read)
  where owner_id is not null;
-- The few that ask for a confirmation.
create index message_asking on message (svj_id, emergency desc, is_pinned desc, date_from desc nulls last, id desc)
  include (date_to, archived_at, concept, everyone, to_public, label, owner_id, accept_read, content_version)
  where deleted_at is null and archived_at is null and not concept and accept_read;
