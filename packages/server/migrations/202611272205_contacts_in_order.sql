-- The list by name takes its page in this order: pinned ones first, in Czech.
create index contact_by_name on contact (svj_id, is_pinned desc,
  (case kind when 'company' then company_name else last_name end collate "cs-x-icu"), (first_name collate "cs-x-icu"), id)
  where deleted_at is null;
