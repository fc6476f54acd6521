-- A mail of a vote that is over by the time its turn comes is not sent. The sender serves all associations and asks by the
-- mail alone.
alter table outbox drop constraint outbox_reason_check;
alter table outbox add constraint outbox_reason_check
  check (reason in ('refused', 'exhausted', 'doubt', 'stale', 'template', 'access', 'over'));
create index vote_mail_message on vote_mail (message_id) where message_id is not null;
create policy across on vote_mail for select using (is_across());
