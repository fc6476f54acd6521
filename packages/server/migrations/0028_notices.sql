-- The sender asks by the mail alone whether it may still go, and the report what became of it.
create index notice_mail on notice (message_id) where message_id is not null;
-- Digests are put together by address.
create index notice_address on notice (svj_id, lower(recipient))
  where message_id is null and dropped_at is null and due_at is not null;
