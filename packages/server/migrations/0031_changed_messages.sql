-- When what a message says last changed materially: readers are shown it, and a reminder of an older text holds no new one back.
alter table message add column changed_at timestamptz;
update message set changed_at = updated_at where content_version > 1;
