-- Pages of the board come in the order of an index: what is out, what is put away and drafts apart.
create index message_out on message (svj_id, emergency desc, is_pinned desc, date_from desc nulls last, id desc)
  where deleted_at is null and archived_at is null and not concept;
create index message_by_day on message (svj_id, date_from desc nulls last, id desc)
  where deleted_at is null and archived_at is null and not concept;
create index message_away on message (svj_id, date_from desc nulls last, id desc)
  where deleted_at is null and archived_at is not null;
create index message_drafts on message (svj_id, date_from desc nulls last, id desc)
  where deleted_at is null and archived_at is null and concept;
-- All that counts of tabs ask of a message, so that the index alone answers them.
create index message_tabs on message (svj_id, id)
  include (archived_at, concept, is_pinned, date_from, date_to, everyone, to_public) where deleted_at is null;
drop index message_latest;
